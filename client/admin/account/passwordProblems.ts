import { limits } from '../../../schema/limits';

export type PasswordField = 'currentPassword' | 'newPassword' | 'repeated';
export type PasswordProblems = Partial<Record<PasswordField, string>>;

/** What is wrong with a change of the password, as far as this can be told here; the server's rules in its words. */
export function findPasswordProblems({
  currentPassword,
  newPassword,
  repeated,
}: Readonly<Record<PasswordField, string>>): PasswordProblems {
  const { min, max } = limits.password;
  return {
    ...(currentPassword === '' && { currentPassword: 'Current password is required.' }),
    ...(newPassword.length < min && { newPassword: `New password must be at least ${min} characters long.` }),
    ...(newPassword.length > max && { newPassword: `New password must be at most ${max} characters long.` }),
    ...(repeated !== newPassword && { repeated: 'The two new passwords differ.' }),
  };
}

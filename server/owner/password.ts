import { limits } from '../../schema/limits';
import { ValidationError } from '../errors';

/**
 * @param label how people know the field
 * @returns the password
 * @throws ValidationError when it is too short or too long
 */
export function checkPassword(field: string, label: string, password: string): string {
  const { min, max } = limits.password;
  if (password.length < min) throw ValidationError.of(field, `${label} must be at least ${min} characters long.`);
  if (password.length > max) throw ValidationError.of(field, `${label} must be at most ${max} characters long.`);
  return password;
}

/** Addresses of the admin that are no editor's. */
export const adminPath = '/admin';
export const loginPath = '/admin/login';
export const historyPath = '/admin/history';

/** Where a revision is shown as visitors saw it. */
export function previewPath(number: number): string {
  return `${historyPath}/${number}/preview`;
}

/** What the guard hands to the login screen in the history entry. */
export interface LoginState {
  /** The address that was asked for. */
  from: string;
}

/** @returns where to go after signing in: the address that was asked for if it is the admin's, else the dashboard */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string') return adminPath;
  const isAdmin = from === adminPath || from.startsWith(`${adminPath}/`);
  return isAdmin && !from.startsWith(loginPath) ? from : adminPath;
}

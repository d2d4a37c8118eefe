/** The owner's token, where the specification keeps it. A browser that forbids storage counts as signed out. */
const key = 'adminToken';

export function readToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token);
}

export function clearToken(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be stored in this browser, so there is nothing to clear.
  }
}

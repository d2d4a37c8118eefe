const key = 'vitrine:username';

/** @returns the name that was last signed in with in this browser, or an empty text */
export function readUsername(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function storeUsername(username: string): void {
  try {
    localStorage.setItem(key, username);
  } catch {
    // It has to be typed again the next time.
  }
}

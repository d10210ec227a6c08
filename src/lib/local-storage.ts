/** The keys of local storage in one place. A browser that forbids storage gets a memory of this page's life. */

/** Every key that the product keeps in local storage. */
export type StoredKey =
  | 'auth-token'
  | 'auth-refresh-token'
  | 'user-role'
  | 'user-demo'
  | 'lang'
  | 'theme'
  | 'cookieAccepted'
  | 'from-privacy'
  | 'sound'
  | 'room-guide'
  | 'practice-finished'
  | 'attempt-place';

const memory = new Map<StoredKey, string>();

export function readStored(key: StoredKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

export function writeStored(key: StoredKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: StoredKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}

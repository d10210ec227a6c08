// All local storage keys in one place. If the browser forbids storage, values are kept in memory until the
// page closes.

/** Every key that the product uses in local storage. */
type StoredKey =
  | 'auth-token'
  | 'auth-refresh-token'
  | 'user-role'
  | 'user-demo'
  | 'lang'
  | 'theme'
  | 'menu-folded'
  | 'list-looks'
  | 'list-views'
  | 'site-zone'
  | 'cookieAccepted'
  | 'from-privacy'
  | 'sound'
  | 'room-guide'
  | 'bay-guide'
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
    // Nothing was stored.
  }
}

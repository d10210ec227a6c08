// The local database `auth`: the tokens and the last known current user, both deleted at sign-out.

import type { CurrentUser } from '#contract/entities/user.ts';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Tokens, TokenVault } from './token-store.ts';

const NAME = 'auth';

interface AuthDatabase extends DBSchema {
  session: { key: 'tokens' | 'user'; value: Tokens | CurrentUser };
}

let opened: Promise<IDBPDatabase<AuthDatabase>> | undefined;

function database(): Promise<IDBPDatabase<AuthDatabase>> {
  opened ??= openDB<AuthDatabase>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('session');
    },
    // Another tab is signing out and deleting the database: close it; the next use opens a new one.
    blocking() {
      closeDatabase();
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function closeDatabase(): void {
  void opened?.then((open) => open.close());
  opened = undefined;
}

export const authVault: TokenVault = {
  async read() {
    const stored = await (await database()).get('session', 'tokens');
    return stored !== undefined && 'accessToken' in stored ? stored : undefined;
  },
  async write(tokens) {
    await (await database()).put('session', tokens, 'tokens');
  },
  async clear() {
    // Emptied before it is deleted, because a tab that keeps it open delays the deletion.
    await (await database()).clear('session');
    closeDatabase();
    void deleteDB(NAME);
  },
};

export async function readStoredUser(): Promise<CurrentUser | undefined> {
  try {
    const stored = await (await database()).get('session', 'user');
    return stored !== undefined && 'privileges' in stored ? stored : undefined;
  } catch {
    return undefined;
  }
}

export async function storeUser(user: CurrentUser): Promise<void> {
  try {
    await (await database()).put('session', user, 'user');
  } catch {
    // The next start asks the server instead.
  }
}

/** Exchanging a refused access token: once at a time over all tabs, and never twice for the same token. */

import type { TokenStore, Tokens } from './token-store.ts';
import { isRefusal } from './api-error.ts';

export interface RefreshParts {
  readonly tokens: TokenStore;
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  readonly lose: () => Promise<void>;
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Gets a token better than `refused`. Answers false when the server ended the session; rejects when no answer
 * came, which ends nothing.
 */
export type RefreshSession = (refused: string | undefined) => Promise<boolean>;

export function createRefreshSession(parts: RefreshParts): RefreshSession {
  return (refused) =>
    parts.exclusively('auth-refresh', async () => {
      const current = parts.tokens.accessToken();
      if (current === undefined) return false;
      if (current !== refused) return true;
      const refreshToken = parts.tokens.refreshToken();
      try {
        if (refreshToken !== undefined) {
          await parts.tokens.keep(await parts.exchange(refreshToken));
          return true;
        }
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
      await parts.lose();
      return false;
    });
}

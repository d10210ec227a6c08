// Refreshes a rejected access token: one refresh at a time across all tabs, and never twice for the same
// token.

import type { TokenStore, Tokens } from './token-store.ts';
import { isRefusal } from '../api/api-error.ts';

interface RefreshParts {
  readonly tokens: TokenStore;
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  readonly lose: () => Promise<void>;
  readonly exclusively: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Gets a newer token than `refused`. Resolves to false if the server ended the session; rejects without a
 * response, which ends nothing.
 */
type RefreshSession = (refused: string | undefined) => Promise<boolean>;

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

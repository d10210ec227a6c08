// Tokens are in local storage (read on every call, shared by tabs) and in a vault, which is authoritative at
// startup.

import { readStored, removeStored, writeStored } from '../device/local-storage.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A second place for tokens besides local storage. Every method may reject where the browser forbids it. */
export interface TokenVault {
  read(): Promise<Tokens | undefined>;
  write(tokens: Tokens): Promise<void>;
  clear(): Promise<void>;
}

export interface TokenStore {
  /** At startup: takes the vault's tokens, or signs out if it has none. */
  restore(): Promise<void>;
  keep(tokens: Tokens): Promise<void>;
  clear(): Promise<void>;
  accessToken(): string | undefined;
  refreshToken(): string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notifies subscribers of a change made by another tab. */
  notify(): void;
}

function writeLocal(tokens: Tokens): void {
  writeStored('auth-token', tokens.accessToken);
  writeStored('auth-refresh-token', tokens.refreshToken);
}

function clearLocal(): void {
  removeStored('auth-token');
  removeStored('auth-refresh-token');
}

export function createTokenStore(vault: TokenVault): TokenStore {
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());

  return {
    async restore() {
      try {
        const tokens = await vault.read();
        if (tokens === undefined) clearLocal();
        else writeLocal(tokens);
      } catch {
        // Without a database (a private window of some browsers), local storage alone decides.
      }
      notify();
    },
    async keep(tokens) {
      // The vault first: if the tab dies in between, the next start must not reuse a spent refresh token.
      await vault.write(tokens).catch(() => undefined);
      writeLocal(tokens);
      notify();
    },
    async clear() {
      clearLocal();
      removeStored('user-role');
      await vault.clear().catch(() => undefined);
      notify();
    },
    accessToken: () => readStored('auth-token'),
    refreshToken: () => readStored('auth-refresh-token'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
  };
}

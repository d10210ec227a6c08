import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '../device/local-storage.ts';
import { createTokenStore, type Tokens, type TokenVault } from './token-store.ts';

const OLD: Tokens = { accessToken: 'a1', refreshToken: 'r1' };
const NEW: Tokens = { accessToken: 'a2', refreshToken: 'r2' };

function memoryVault(stored?: Tokens): TokenVault & { stored: Tokens | undefined } {
  return {
    stored,
    read() {
      return Promise.resolve(this.stored);
    },
    write(tokens) {
      this.stored = tokens;
      return Promise.resolve();
    },
    clear() {
      this.stored = undefined;
      return Promise.resolve();
    },
  };
}

const brokenVault: TokenVault = {
  read: () => Promise.reject(new Error('no database')),
  write: () => Promise.reject(new Error('no database')),
  clear: () => Promise.reject(new Error('no database')),
};

beforeEach(() => {
  removeStored('auth-token');
  removeStored('auth-refresh-token');
  removeStored('user-role');
});

describe('at startup', () => {
  it('takes the tokens of the local database', async () => {
    const store = createTokenStore(memoryVault(NEW));
    writeStored('auth-token', 'stale');
    await store.restore();
    expect([store.accessToken(), store.refreshToken()]).toEqual(['a2', 'r2']);
  });

  it('signs out when the local database holds none', async () => {
    const store = createTokenStore(memoryVault());
    writeStored('auth-token', 'left over');
    await store.restore();
    expect(store.accessToken()).toBeUndefined();
  });

  it('leaves it to local storage when there is no database', async () => {
    const store = createTokenStore(brokenVault);
    writeStored('auth-token', 'a1');
    await store.restore();
    expect(store.accessToken()).toBe('a1');
  });
});

describe('keeping and clearing', () => {
  it('keeps tokens in both places and tells it', async () => {
    const vault = memoryVault(OLD);
    const store = createTokenStore(vault);
    const told = vi.fn();
    store.subscribe(told);
    await store.keep(NEW);
    expect([vault.stored, readStored('auth-token'), readStored('auth-refresh-token')]).toEqual([
      NEW,
      'a2',
      'r2',
    ]);
    expect(told).toHaveBeenCalledOnce();
  });

  it('clears tokens and the role in both places', async () => {
    const vault = memoryVault(OLD);
    const store = createTokenStore(vault);
    await store.restore();
    writeStored('user-role', 'ROLE_STUDENT');
    await store.clear();
    expect([vault.stored, store.accessToken(), store.refreshToken(), readStored('user-role')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('works on without a database', async () => {
    const store = createTokenStore(brokenVault);
    await store.keep(NEW);
    expect(store.accessToken()).toBe('a2');
    await store.clear();
    expect(store.accessToken()).toBeUndefined();
  });
});

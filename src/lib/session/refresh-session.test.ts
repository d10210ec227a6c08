import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { runExclusively } from './exclusive.ts';
import { createRefreshSession } from './refresh-session.ts';
import { createTokenStore, type Tokens, type TokenVault } from './token-store.ts';

const vault: TokenVault = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
const tokens = createTokenStore(vault);
const exchange = vi.fn<(refreshToken: string) => Promise<Tokens>>();
const lose = vi.fn(() => tokens.clear());
const refresh = createRefreshSession({ tokens, exchange, lose, exclusively: runExclusively });

function refusal(status: number): ApiError {
  return new ApiError({ status, code: 'X', message: 'x' });
}

beforeEach(async () => {
  exchange.mockReset();
  lose.mockClear();
  await tokens.keep({ accessToken: 'a1', refreshToken: 'r1' });
});

it('exchanges the refresh token once for many calls refused at the same time', async () => {
  exchange.mockResolvedValue({ accessToken: 'a2', refreshToken: 'r2' });
  const outcomes = await Promise.all([refresh('a1'), refresh('a1'), refresh('a1')]);
  expect(outcomes).toEqual([true, true, true]);
  expect(exchange.mock.calls).toEqual([['r1']]);
  expect(tokens.accessToken()).toBe('a2');
});

it('takes what another tab has already fetched', async () => {
  await tokens.keep({ accessToken: 'a9', refreshToken: 'r9' });
  expect(await refresh('a1')).toBe(true);
  expect(exchange).not.toHaveBeenCalled();
});

it.each([401, 403])('ends the session when the server answers %d', async (status) => {
  exchange.mockRejectedValue(refusal(status));
  expect(await refresh('a1')).toBe(false);
  expect(lose).toHaveBeenCalledOnce();
  expect(tokens.accessToken()).toBeUndefined();
});

it.each([0, 429, 500, 503])('keeps the session when the answer is %d', async (status) => {
  exchange.mockRejectedValue(refusal(status));
  await expect(refresh('a1')).rejects.toBeInstanceOf(ApiError);
  expect(lose).not.toHaveBeenCalled();
  expect(tokens.accessToken()).toBe('a1');
});

it('asks nothing when nobody is signed in any more', async () => {
  await tokens.clear();
  expect(await refresh('a1')).toBe(false);
  expect(exchange).not.toHaveBeenCalled();
});

import { afterEach, expect, test, vi } from 'vitest';
import type { ChainDraftState } from '#contract/entities/chain-draft.ts';
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { beginChain, CHAIN_DRAFTS } from './chain-drafts.ts';

afterEach(() => vi.restoreAllMocks());

/** Of a server that has the draft in this version already. @returns under which id, and over which version, each try is stored */
function storedOver(version: number) {
  const tries: (readonly [id: string, version: number])[] = [];
  vi.spyOn(CHAIN_DRAFTS, 'save').mockImplementation((id, draft) => {
    tries.push([id, draft.version]);
    const moved = { status: 412, code: 'VERSION_MOVED', message: '', current: { version } };
    if (tries.length === 1) return Promise.reject(new ApiError(moved));
    return Promise.resolve({ id } as ChainDraftState);
  });
  return tries;
}

const DRAFT = {} as ChainDraft;

test('a draft whose answer was lost is stored over what the first try left', async () => {
  const tries = storedOver(1);
  await beginChain(DRAFT, 'mine');
  expect(tries).toEqual([
    ['mine', 0],
    ['mine', 1],
  ]);
});

test('a draft that was changed meanwhile in another tab stays, and the new one stands beside it', async () => {
  const tries = storedOver(2);
  const { id } = await beginChain(DRAFT, 'mine');
  expect(tries).toHaveLength(2);
  expect(tries[1]).toEqual([id, 0]);
  expect(id).not.toBe('mine');
});

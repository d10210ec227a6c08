import { expect, it } from 'vitest';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { roomKind } from '#tasks/room/kind.ts';
import { finishRun, movesIn } from './finished-run.ts';

const { play, seed } = streetClothes;
const PLAYED = { ruleset, play, seed };
const key = builtinRoomKeys.find(({ caseId }) => caseId === streetClothes.id);
const STARTED_AT = '2026-03-01T08:00:00.000Z';

it('a run along the key’s own way passes and is laid beside it', () => {
  if (!key) throw new Error('The case has no key');
  const entries = planLog(ruleset, play, seed, key.way ?? []);
  const run = finishRun(roomKind, PLAYED, key, { entries, startedAt: STARTED_AT });
  expect(run.grade?.passed).toBe(true);
  expect(run.reference?.entries).toEqual(entries);
});

it('without a key the run is kept, ungraded', () => {
  const run = finishRun(roomKind, PLAYED, null, { entries: [], startedAt: STARTED_AT });
  expect(run).toEqual({ entries: [], startedAt: STARTED_AT, grade: null, reference: null });
});

it('walking, hints and waiting are no moves, a refused try is one', () => {
  const entry = (code: string, seq: number) => ({ code, seq, at: 0, location: 'out' });
  const entries = ['WALK', 'A001', 'HINT', 'WAIT'].map((code, index) => entry(code, index + 1));
  expect(movesIn([...entries, { ...entry('A013', 5), refused: true }])).toBe(2);
});

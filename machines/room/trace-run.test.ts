// What is kept of a run for statistics: every millisecond on a tile, refusals by thing, particles of those who came in.
import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { cleanHandsMan } from './builtin/cases/clean-hands-man.ts';
import { cleanHandsManKey } from './builtin/keys/clean-hands.ts';
import { cleanHandsManActions } from './builtin/keys/reference-actions.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { gradeRoomLog } from './grade-room.ts';
import { planLog } from './plan-route.ts';
import { traceRun } from './trace-run.ts';

const { play, seed } = cleanHandsMan;

function traceOf(actions: readonly Action[]) {
  const entries = planLog(ruleset, play, seed, actions);
  const { replayed } = gradeRoomLog({ ruleset, play, seed, entries }, cleanHandsManKey.reference);
  return { trace: traceRun(ruleset, replayed), replayed };
}

describe('time on the floor', () => {
  const whole = traceOf(cleanHandsManActions);

  test('all of the run lies on tiles, on each once', () => {
    const { tiles } = whole.trace;
    expect(tiles.reduce((sum, [, , ms]) => sum + ms, 0)).toBe(whole.replayed.state.readyAtMs);
    expect(new Set(tiles.map(([x, y]) => `${x} ${y}`)).size).toBe(tiles.length);
    expect(tiles.every(([, , ms]) => ms > 0)).toBe(true);
  });

  test.each([0, 1, 5, 12])('of the first %i acts too', (count) => {
    const { trace, replayed } = traceOf(cleanHandsManActions.slice(0, count));
    expect(trace.tiles.reduce((sum, [, , ms]) => sum + ms, 0)).toBe(replayed.state.readyAtMs);
  });
});

test('refused tries are counted by thing', () => {
  const { location } = play.person;
  const item = 'hat-0';
  // A hat that lies in another room can be put on by nobody.
  const tries = [1, 2, 3].map((number) => ({
    seq: number,
    at: 60_000 * number,
    code: 'A005',
    item,
    location,
    refused: true as const,
  }));
  const { replayed } = gradeRoomLog({ ruleset, play, seed, entries: tries }, cleanHandsManKey.reference);
  expect(replayed.invalidFrom).toBeUndefined();
  expect(traceRun(ruleset, replayed).refused).toMatchObject([{ id: 'hat', tries: 3 }]);
});

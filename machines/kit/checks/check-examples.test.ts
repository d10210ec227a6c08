import { expect, test } from 'vitest';
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { checkExamples } from './check-examples.ts';

const ID = 'clean-hands-man';
const { play, seed } = BUILTIN_ROOM_CASES.find(({ id }) => id === ID)!;
const key = builtinRoomKeys.find(({ caseId }) => caseId === ID)!;
const player = roomPlayer({ ruleset, play, seed }, key);
const whole = player.play(key.way ?? []).entries;
const half = whole.slice(0, whole.length / 2);
const LAST = { passed: false, gates: [], least: 0, most: 79 };

const example = (entries: readonly LogEntry[], verdict: CaseExample['verdict']): CaseExample => ({
  id: 'kept',
  title: '',
  entries: [...entries],
  verdict,
});

test.each([
  ['the right way passes', whole, { passed: true, gates: [], least: 95, most: 100 }, true],
  ['half of it does not', half, LAST, true],
  ['the right way is not expected to fail', whole, LAST, false],
  ['half of it is not expected to pass', half, { passed: true, gates: [], least: 0, most: 100 }, false],
  ['a score beyond the range', whole, { passed: true, gates: [], least: 0, most: 50 }, false],
  ['a gate that is met', half, { ...LAST, gates: ['no-such-gate'] }, false],
])('%s', (_what, entries, verdict, isHeld) => {
  const [outcome] = checkExamples(player, [example(entries, verdict)]);
  expect([outcome?.isHeld, outcome?.otherCount]).toEqual([isHeld, 0]);
});

test('a run is played anew: what the case refuses today is counted', () => {
  const bare = { ...play, person: { ...play.person, settings: [] } };
  const elsewhere = roomPlayer({ ruleset, play: bare, seed }, key);
  const [outcome] = checkExamples(elsewhere, [example(whole, LAST)]);
  expect(outcome?.otherCount).toBeGreaterThan(0);
  expect(outcome?.entries).toHaveLength(whole.length);
});

// Plays every row of the table of verdicts, and says what a harm added to a way does to its score.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import type { Deed } from './deeds.ts';
import { ROOM_VERDICTS } from './room-verdicts.ts';
import type { Verdict } from './verdict.ts';

function gradeOf(caseId: string, ...deeds: readonly Deed[]) {
  const { play, seed } = BUILTIN_ROOM_CASES.find(({ id }) => id === caseId)!;
  const { reference, way } = builtinRoomKeys.find((key) => key.caseId === caseId)!;
  const played = deeds.reduce<readonly Action[]>((now, deed) => deed(now), way ?? []);
  const entries = planLog(ruleset, play, seed, played);
  return gradeRoomLog({ ruleset, play, seed, entries }, reference).grade;
}

const rows = ROOM_VERDICTS.flatMap((row) => row.cases.map((caseId) => ({ ...row, caseId })));

it('has eighty rows or more, of every case', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
  expect(new Set(rows.map(({ caseId }) => caseId))).toEqual(new Set(BUILTIN_ROOM_CASES.map(({ id }) => id)));
});

it.each(rows)('$caseId · $what · passed $passed', ({ caseId, deed, passed, score: [from, to], names }) => {
  const grade = gradeOf(caseId, deed);
  const moved = grade.judgements.filter(({ status }) => status === 'outOfOrder').map(({ id }) => id);
  expect({ passed: grade.passed, named: [...grade.failedBy, ...moved].toSorted() }).toEqual({
    passed,
    named: [...names].toSorted(),
  });
  expect(grade.score).toBeGreaterThanOrEqual(from);
  expect(grade.score).toBeLessThanOrEqual(to);
});

it('breaks every gate of every key', () => {
  const named = new Set(rows.flatMap(({ names }) => names));
  const gates = builtinRoomKeys.flatMap(({ reference }) => reference.gates ?? []);
  expect(gates.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});

/** What mends a harm: beside it that is none. */
const MENDS = [
  'a second wash',
  'hands rubbed with alcohol before the cap',
  'the mask set right in the dressing zone before all',
];

describe('a harm added', () => {
  const harms = rows.filter(
    (row): row is Verdict & { caseId: string } => !row.passed && row.cases.length > 1,
  );

  it.each(rows.filter(({ passed, cases, what }) => passed && cases.length > 2 && !MENDS.includes(what)))(
    'never raises the score of $caseId · $what',
    ({ caseId, deed }) => {
      const alone = gradeOf(caseId, deed);
      for (const harm of harms.filter((row) => row.caseId === caseId)) {
        let both: ReturnType<typeof gradeOf>;
        try {
          both = gradeOf(caseId, harm.deed, deed);
        } catch {
          // What the harm left out can't be done otherwise too.
          continue;
        }
        expect([harm.what, both.score < alone.score, both.passed]).toEqual([harm.what, true, false]);
      }
    },
  );
});

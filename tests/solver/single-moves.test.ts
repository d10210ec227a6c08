// Every order that a key leaves free, and the simulation allows, scores the same: all single moves of each step of each case.
import { describe, expect, test } from 'vitest';
import type { Grade } from '#contract/simulation/grade.ts';
import type { Action } from '#contract/simulation/log.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { casesWithKeys, plannedWay } from '#tests/support/bay-ways.ts';
import { freelyMoved, jointReference, stepsOfActions } from './single-moves.ts';

/** What is not right of a moved way; of a reaction that only came later nothing. */
function faultsOf({ judgements, score }: Grade): readonly string[] {
  const isLater = judgements.some(
    ({ kind, cost, status }) => kind === 'step' && cost > 0 && status !== 'missing',
  );
  const wrong = judgements.filter(({ status }) => status !== 'done' && status !== 'late');
  return wrong.length > 0 || (score < 100 && !isLater)
    ? [`${String(score)}: ${wrong.map(({ id, status }) => `${id} ${status}`).join(', ')}`]
    : [];
}

describe.each(BUILTIN_ROOM_CASES)('$id', ({ id, play, seed }) => {
  const ruleset = builtinRoomRuleset;
  const { reference, way = [] } = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
  const played = (actions: readonly Action[]) => {
    const entries = planLog(ruleset, play, seed, actions);
    return { entries, ...gradeRoomLog({ ruleset, play, seed, entries }, reference) };
  };

  test('scores the same in every order that is free', () => {
    const { entries, grade } = played(way);
    const ways = freelyMoved(reference, way, stepsOfActions(reference, way, entries, grade));
    const tried = ways.map(played).filter((one) => !one.entries.some(({ refused }) => refused));
    expect(tried.length).toBeGreaterThan(5);
    expect(tried.flatMap((one) => faultsOf(one.grade))).toEqual([]);
  });
});

describe.each(casesWithKeys)('$id', (row) => {
  const { play, seed } = row.equipmentCase;
  const reference = jointReference(row.key);
  const played = (actions: readonly Action[]) => {
    const { entries } = plannedWay(row, actions);
    const attempt = { ruleset: builtinEquipmentRuleset, play, seed, entries };
    return { entries, ...gradeEquipmentLog(attempt, row.key) };
  };

  test('scores the same in every order that is free', () => {
    const { entries, grade } = played(row.way);
    const ways = freelyMoved(reference, row.way, stepsOfActions(reference, row.way, entries, grade));
    // What the tool rejects at its terminal is not possible either.
    const tried = ways
      .map(played)
      .filter(({ replayed }) =>
        replayed.moments.every(
          ({ entry, after }) => entry.refused !== true && after.terminal.rejectedBy === undefined,
        ),
      );
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.flatMap((one) => faultsOf(one.grade))).toEqual([]);
  });
});

// Marks an EQUIPMENT answer with the full result of its case, and builds a log of the key's own solution.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentResult } from '#contract/simulation/equipment-result.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { gradeEquipmentLog, gradeEquipmentReplay } from '#machines/equipment/grade-equipment.ts';
import { heldLateOf } from '#machines/equipment/judging/held-late.ts';
import { judgeAt } from '#machines/equipment/judging/windows.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { resultOf } from '#machines/equipment/result.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import { checkLog, wayOf, type LogCheck, type LoggedAnswer } from '../simulation/check.ts';

type EquipmentAnswer = LoggedAnswer<EquipmentRuleset, EquipmentPlay>;

interface EquipmentCheck extends LogCheck {
  /** All fields of a case's result, with all six digits of both codes. */
  readonly result: EquipmentResult;
}

type Judge = Pick<EquipmentKey, 'reference' | 'judging' | 'situations'>;

/** Marks the log against the case's key. Messages of the result are in the site's first language. Pure. */
export function checkEquipment(answer: EquipmentAnswer, judge: Judge, maxScore: number): EquipmentCheck {
  const { replayed, ...check } = checkLog(
    equipmentSimulationAt(answer.codeVersion),
    answer,
    (replayed) => gradeEquipmentReplay(answer, replayed, judge),
    maxScore,
  );
  const { judging } = judgeAt(judge, replayed.state);
  const result = resultOf({
    ruleset: answer.ruleset,
    state: replayed.state,
    entries: replayed.moments.map(({ entry }) => entry),
    language: 'ru',
    ...(judging ? { judging } : {}),
  });
  const { ruleset, held } = answer;
  if (held === undefined) return { ...check, result };
  // It is played under a name that tells nothing.
  return { ...check, result: { ...result, id: held.caseId }, heldLate: heldLateOf(ruleset, replayed, held) };
}

/**
 * The key's own solution as a log of the version that the case was played by, with the entry that performs each step, the codes' criteria and the
 * deadlines. Null where the key has no solution.
 */
export function referenceWay(
  { ruleset, play, seed, codeVersion }: Pick<EquipmentAnswer, 'ruleset' | 'play' | 'seed' | 'codeVersion'>,
  { way, ...judge }: Judge & Pick<EquipmentKey, 'way'>,
): ReplayReference | null {
  if (way === undefined) return null;
  const { entries } = planLog(ruleset, play, seed, way, { notesWhatIsThere: true, codeVersion });
  const { grade } = gradeEquipmentLog({ ruleset, play, seed, entries, codeVersion }, judge);
  const deadlines = [
    ...deadlinesIn(judge.reference),
    ...(grade.windows ?? []).flatMap(({ id }, at) =>
      deadlinesIn(judge.situations?.find(({ situation }) => situation === id)?.reference, `${String(at)}.`),
    ),
  ];
  return { ...wayOf(entries, grade), deadlines, ...(judge.judging ? { judging: judge.judging } : {}) };
}

/** @param prefix what stands before the ids of the steps in the grade */
function deadlinesIn(
  reference: EquipmentKey['reference'] | undefined,
  prefix = '',
): NonNullable<ReplayReference['deadlines']> {
  return (reference?.steps ?? []).flatMap(({ id, text, deadline }) =>
    deadline ? [{ id: `${prefix}${id}`, text, deadline }] : [],
  );
}

// Marks a log of the bay by replaying and grading it: on the server, and in the browser's debriefing.
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { explainMoment, type Remark } from '#machines/kit/grading/explain-moment.ts';
import type { Lag } from '#machines/kit/grading/judge.ts';
import { gradeLog } from '#machines/kit/grade-log.ts';
import { replay, type Moment, type Replay } from '#machines/kit/replay.ts';
import { readJudged } from './judging/read-judged.ts';
import { runOn } from './judging/run-on.ts';
import { equipmentSimulationAt } from './simulation.ts';
import type { EquipmentState } from './state.ts';
import { CODE_VERSION } from './version.ts';
import { wordingOf } from './wording.ts';

interface EquipmentAttempt {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly lags?: readonly Lag[] | undefined;
  /** The version that recorded the log; today's where it is left out. */
  readonly codeVersion?: number;
}

/** The parts of a case's key that judge. Without `judging` nobody is in danger, and every call is needless. */
type EquipmentJudge = Pick<EquipmentKey, 'reference' | 'judging'>;

interface EquipmentMark {
  readonly grade: Grade;
  /** Has `invalidFrom` when an entry could not have happened; the grade then covers only what came before. */
  readonly replayed: Replay<EquipmentState>;
}

/** Replays and grades a log against its reference. Ends and gates ask the state to which all under way comes. */
export function gradeEquipmentLog(attempt: EquipmentAttempt, judge: EquipmentJudge): EquipmentMark {
  const { ruleset, play, seed, entries, lags, codeVersion = CODE_VERSION } = attempt;
  const replayed = replay(equipmentSimulationAt(codeVersion), ruleset, play, seed, entries);
  const grade = gradeLog({
    reference: judge.reference,
    replayed: { ...replayed, state: runOn(ruleset, replayed.state) },
    lags,
    read: readJudged(ruleset, judge.judging),
    wording: wordingOf(ruleset, play),
  });
  return { grade, replayed };
}

/**
 * The remarks that TRAINING makes at once: on an action that was possible but wrong, and on what came of doing nothing.
 * @param earlier the state that the action before led to
 */
export function explainEquipmentMoment(
  ruleset: EquipmentRuleset,
  judge: EquipmentJudge,
  moment: Moment<EquipmentState>,
  earlier?: EquipmentState,
): readonly Remark[] {
  return explainMoment(judge.reference, moment, readJudged(ruleset, judge.judging), earlier);
}

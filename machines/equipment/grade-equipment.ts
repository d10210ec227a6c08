// Marks a log of the bay by replaying and grading it: on the server, and in the browser's debriefing.
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { explainMoment, type Remark } from '#machines/kit/grading/explain-moment.ts';
import type { Read } from '#machines/kit/grading/match.ts';
import type { Lag } from '#machines/kit/grading/judge.ts';
import { gradeLog } from '#machines/kit/grade-log.ts';
import { replay, type Moment, type Replay } from '#machines/kit/replay.ts';
import { emergencySituations } from './codes/emergency-situations.ts';
import { digitOf } from './read-core.ts';
import { read } from './read.ts';
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

/** The parts of a case's key that judge. Without `judging`, digits 4 to 6 of emergencySituations stay 0. */
type EquipmentJudge = Pick<EquipmentKey, 'reference' | 'judging'>;

interface EquipmentMark {
  readonly grade: Grade;
  /** Has `invalidFrom` when an entry could not have happened; the grade then covers only what came before. */
  readonly replayed: Replay<EquipmentState>;
}

/** Reads the facts of a state as the judge knows them: emergencySituations has all six digits. */
export function readJudged(
  ruleset: EquipmentRuleset,
  judging: EquipmentJudge['judging'],
): Read<EquipmentState> {
  const code = 'emergencySituations';
  return (state, key) =>
    key === code || key.startsWith(`${code}.`)
      ? digitOf(emergencySituations(state, judging), key.slice(code.length + 1))
      : read(ruleset, state, key);
}

/** Replays and grades a log against its reference. */
export function gradeEquipmentLog(attempt: EquipmentAttempt, judge: EquipmentJudge): EquipmentMark {
  const { ruleset, play, seed, entries, lags, codeVersion = CODE_VERSION } = attempt;
  const replayed = replay(equipmentSimulationAt(codeVersion), ruleset, play, seed, entries);
  const grade = gradeLog({
    reference: judge.reference,
    replayed,
    lags,
    read: readJudged(ruleset, judge.judging),
    wording: wordingOf(ruleset, play),
  });
  return { grade, replayed };
}

/** The remarks that TRAINING makes at once on an action that was possible but wrong. */
export function explainEquipmentMoment(
  ruleset: EquipmentRuleset,
  judge: EquipmentJudge,
  moment: Moment<EquipmentState>,
): readonly Remark[] {
  return explainMoment(judge.reference, moment, readJudged(ruleset, judge.judging));
}

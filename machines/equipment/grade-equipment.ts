// Marks a log of the bay by replaying and grading it: on the server, and in the browser's debriefing.
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { explainMoment, type Remark } from '#machines/kit/grading/explain-moment.ts';
import type { Lag } from '#machines/kit/grading/judge.ts';
import { gradeLog } from '#machines/kit/grade-log.ts';
import { gradeOfWindows, type GradedWindow } from '#machines/kit/grading/windows.ts';
import { playAgain, type Moment, type Played, type Stretch } from '#machines/kit/replay.ts';
import { situationRow } from './emergency/emergency-index.ts';
import { readJudged } from './judging/read-judged.ts';
import { interrupted, judgeAt, windowsOf, withinShift } from './judging/windows.ts';
import { equipmentSimulationAt } from './simulation.ts';
import type { EquipmentState } from './state.ts';
import { CODE_VERSION } from './version.ts';
import { whyRejected, wordingOf } from './wording.ts';

interface EquipmentAttempt {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly lags?: readonly Lag[] | undefined;
  /** The version that recorded the log; today's where it is left out. */
  readonly codeVersion?: number;
}

type Told = Pick<EquipmentAttempt, 'ruleset' | 'play' | 'lags'>;

/** The parts of a case's key that judge. Without `judging` nobody is in danger, and every call is needless. */
type EquipmentJudge = Pick<EquipmentKey, 'reference' | 'judging' | 'situations'>;

interface EquipmentMark {
  readonly grade: Grade;
  /** Has `invalidFrom` when an entry could not have happened; the grade then covers only what came before. */
  readonly replayed: Played<EquipmentState>;
}

/**
 * Replays and grades a log against its reference, and each situation that has a key of its own by that. Ends and gates
 * ask the state to which all under way comes.
 */
export function gradeEquipmentLog(attempt: EquipmentAttempt, judge: EquipmentJudge): EquipmentMark {
  const { ruleset, play, seed, entries, codeVersion = CODE_VERSION } = attempt;
  const replayed = playAgain(equipmentSimulationAt(codeVersion), ruleset, play, seed, entries);
  return { grade: gradeEquipmentReplay(attempt, replayed, judge), replayed };
}

/** The grade of a log that has been replayed. */
export function gradeEquipmentReplay(
  attempt: Told,
  replayed: Played<EquipmentState>,
  judge: EquipmentJudge,
): Grade {
  const { ruleset } = attempt;
  const { before, situations } = windowsOf(ruleset, replayed, judge.situations ?? []);
  if (situations.length === 0) return gradeStretch(attempt, before, judge);
  const windows = situations.map(({ key, fromMs, stretch }): GradedWindow => ({
    id: key.situation,
    text: situationRow(ruleset.emergency, key.situation).text,
    fromMs,
    grade: gradeStretch(attempt, stretch, { ...key, reference: withinShift(key.reference, judge.reference) }),
  }));
  const shift = gradeStretch(attempt, before, { ...judge, reference: interrupted(judge.reference) }, true);
  const first = { id: 'before', text: BEFORE, fromMs: 0, grade: shift };
  return gradeOfWindows([first, ...windows]);
}

const BEFORE = { ru: 'До происшествия', en: 'Before the emergency', ch: '事发之前' };

function gradeStretch(
  { ruleset, play, lags }: Told,
  replayed: Stretch<EquipmentState>,
  { reference, judging }: Pick<EquipmentJudge, 'reference' | 'judging'>,
  isInterrupted = false,
): Grade {
  return gradeLog({
    reference,
    replayed,
    isInterrupted,
    lags,
    read: readJudged(ruleset, judging),
    wording: wordingOf(ruleset, play),
    whyExtra: (moment) => whyRejected(ruleset, moment),
  });
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
  const { reference, judging } = judgeAt(judge, moment.after);
  return explainMoment(reference, moment, readJudged(ruleset, judging), earlier);
}

// Marks a log of the room by replaying and grading it: on the server, and in the browser's debriefing.
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { CarriedIn } from '#contract/simulation/room-particles.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { explainMoment, type Remark } from '#machines/kit/grading/explain-moment.ts';
import type { Lag } from '#machines/kit/grading/judge.ts';
import { gradeLog } from '#machines/kit/grade-log.ts';
import { playAgain, type Moment, type Played } from '#machines/kit/replay.ts';
import { carriedInBy } from './particles.ts';
import { readJudged } from './read-judged.ts';
import { roomSimulationAt } from './simulation.ts';
import type { RoomState } from './state.ts';
import { CODE_VERSION } from './version.ts';
import { wordingOf } from './wording.ts';

export interface RoomAttempt {
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly lags?: readonly Lag[] | undefined;
  /** The version of the machine that recorded the log; left out: today's. */
  readonly codeVersion?: number;
}

interface RoomMark {
  readonly grade: Grade;
  /** Has `invalidFrom` when an entry could not have happened; the grade then covers only what came before. */
  readonly replayed: Played<RoomState>;
  /** What was brought into the clean room, if the person came that far. */
  readonly carriedIn?: CarriedIn;
}

/** Replays and grades a log against its reference. */
export function gradeRoomLog(attempt: RoomAttempt, reference: Reference): RoomMark {
  const { ruleset, play, seed, entries, codeVersion = CODE_VERSION } = attempt;
  const replayed = playAgain(roomSimulationAt(codeVersion), ruleset, play, seed, entries);
  const grade = gradeRoomReplay(attempt, replayed, reference);
  const carriedIn = carriedInBy(ruleset, replayed.state);
  return carriedIn ? { grade, replayed, carriedIn } : { grade, replayed };
}

/** The grade of a log that has been replayed. */
export function gradeRoomReplay(
  { ruleset, lags }: Pick<RoomAttempt, 'ruleset' | 'lags'>,
  replayed: Played<RoomState>,
  reference: Reference,
): Grade {
  return gradeLog({
    reference,
    replayed,
    lags,
    read: (state: RoomState, key) => readJudged(ruleset, state, key),
    wording: wordingOf(ruleset),
  });
}

/** The remarks that TRAINING makes at once on an action that was possible but wrong. */
export function explainRoomMoment(
  ruleset: RoomRuleset,
  reference: Reference,
  moment: Moment<RoomState>,
): readonly Remark[] {
  return explainMoment(reference, moment, (state, key) => readJudged(ruleset, state, key));
}

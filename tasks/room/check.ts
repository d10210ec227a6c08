// Marks a ROOM answer, and builds a log of the key's own solution.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { PerformedAction } from '#contract/simulation/log.ts';
import type { RoomKey, RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomResult } from '#contract/simulation/room-result.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RunTrace } from '#machines/kit/run-trace.ts';
import { gradeRoomLog, gradeRoomReplay } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { finalCase, performedActions } from '#machines/room/result.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';
import { traceRun } from '#machines/room/trace-run.ts';
import { checkLog, wayOf, type LogCheck, type LoggedAnswer } from '../simulation/check.ts';

type RoomAnswer = LoggedAnswer<RoomRuleset, RoomPlay>;

interface RoomCheck extends LogCheck {
  /** The case as it stands at the end. */
  readonly result: RoomResult;
  readonly actions: readonly PerformedAction[];
  readonly trace: RunTrace;
}

/** Marks the log against the case's reference. Pure. */
export function checkRoom(answer: RoomAnswer, reference: Reference, maxScore: number): RoomCheck {
  const { replayed, ...check } = checkLog(
    roomSimulationAt(answer.codeVersion),
    answer,
    (replayed) => gradeRoomReplay(answer, replayed, reference),
    maxScore,
  );
  const { ruleset, play } = answer;
  const entries = replayed.moments.map(({ entry }) => entry);
  const result = finalCase(ruleset, play, replayed.state);
  const trace = traceRun(ruleset, replayed);
  return { ...check, result, actions: performedActions(ruleset, entries), trace };
}

/** The key's own solution as a log, with the entry that performs each step. Null if there is none. */
export function referenceWay(
  answer: Pick<RoomAnswer, 'ruleset' | 'play' | 'seed'>,
  { reference, way }: Pick<RoomKey, 'reference' | 'way'>,
): ReplayReference | null {
  if (way === undefined) return null;
  const { ruleset, play, seed } = answer;
  const entries = planLog(ruleset, play, seed, way);
  return wayOf(entries, gradeRoomLog({ ruleset, play, seed, entries }, reference).grade);
}

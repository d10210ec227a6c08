// The end of a run through the room.
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { gradeRoomLog, type RoomAttempt } from '#machines/room/grade-room.ts';
import { referenceWay } from '#tasks/room/check.ts';
import type { FinishedRun } from './finished-run.ts';

/** Graded here: the key has been given, and nothing of free practice is a mark. */
export function finishRun(attempt: RoomAttempt, key: RoomKey | null, startedAt: string): FinishedRun {
  const { entries } = attempt;
  if (!key) return { entries, startedAt, grade: null, reference: null };
  const { grade } = gradeRoomLog(attempt, key.reference);
  return { entries, startedAt, grade, reference: referenceWay(attempt, key) };
}

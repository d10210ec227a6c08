// How far a run in the room has followed its reference.
import type { Reference } from '#contract/simulation/reference.ts';
import { gradeRoomLog, type RoomAttempt } from '#machines/room/grade-room.ts';
import { liveReference, progressFrom, type Progress } from '../../simulation/guide/progress.ts';

export function progressOf(attempt: RoomAttempt, reference: Reference): Progress {
  return progressFrom(reference, gradeRoomLog(attempt, liveReference(reference)).grade.judgements);
}

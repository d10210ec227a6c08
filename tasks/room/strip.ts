// What of a ROOM task travels to the person who answers it.
import type { WorkMode } from '#contract/entities/work.ts';
import type { RoomKey, RoomPlay } from '#contract/simulation/room-case.ts';
import { roomParamsSchema } from './schema.ts';

/** The case's id; with it the key (TRAINING explains in the browser) when one is given. Nothing else of the task's data. */
export function stripRoom(
  params: Readonly<Record<string, unknown>>,
  key: RoomKey | undefined,
): Record<string, unknown> {
  const { caseId } = roomParamsSchema.parse(params);
  return key === undefined ? { caseId } : { caseId, key };
}

/** The play of a case in a mode: hints are for TRAINING alone, whatever the case says. Playing, marking and replays all use it. */
export function roomPlayIn(mode: WorkMode, play: RoomPlay): RoomPlay {
  return mode === 'TRAINING' ? play : { ...play, isHintOn: false };
}

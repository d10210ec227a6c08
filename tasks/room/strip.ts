// What of a ROOM task travels to the person who answers it.
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { roomParamsSchema } from './schema.ts';

/** The case's id; with it the key (TRAINING explains in the browser) when one is given. Nothing else of the task's data. */
export function stripRoom(
  params: Readonly<Record<string, unknown>>,
  key: RoomKey | undefined,
): Record<string, unknown> {
  const { caseId } = roomParamsSchema.parse(params);
  return key === undefined ? { caseId } : { caseId, key };
}

// Numbers the changes of the boards that are watched; for each board one process at a time does it.
import { randomUUID } from 'node:crypto';
import { laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import { boardsToNumber, takeLease } from '#server/routes/execution-work/live/boards-repository.ts';
import { numberBoard, type BoardMemory } from '#server/routes/execution-work/live/number-board.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { MakeJob } from './start-jobs.ts';

const EVERY_MS = 500;
const LEASE_MS = 6000;
/** A lease is renewed when less than this is left of it. */
const RENEW_MS = 3000;

/** Returns one round over all boards; what it knows of them stays between rounds. */
export function createBoardNumbering(storage: Storage, owner: string): (now: string) => Promise<void> {
  let memories = new Map<string, BoardMemory>();
  return async (now) => {
    const boards = await boardsToNumber(storage.db, owner, now);
    const kept = new Map<string, BoardMemory>();
    for (const { executionId, leaseOwner, leaseUntil } of boards) {
      const isHeld = leaseOwner === owner && (leaseUntil ?? '') > laterBy(now, RENEW_MS);
      const lease = { now, until: laterBy(now, LEASE_MS) };
      if (!isHeld && !(await takeLease(storage, executionId, owner, lease))) continue;
      const memory = await numberBoard(storage, executionId, memories.get(executionId), now);
      if (memory !== undefined) kept.set(executionId, memory);
    }
    memories = kept;
  };
}

export const numberBoardsJob: MakeJob = ({ storage }) => {
  const round = createBoardNumbering(storage, randomUUID());
  return { name: 'number-boards', everyMs: EVERY_MS, run: () => round(new Date().toISOString()) };
};

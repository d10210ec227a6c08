// Marks attempts that wait, in a worker process and in any number of processes.
import { newId } from '#server/storage/new-id.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openMarkProcess, type MarkProcess } from './mark-process.ts';
import {
  claimAttempt,
  giveBack,
  loadJob,
  MAX_TRIES,
  storeMarks,
  type ClaimedAttempt,
} from './marking-queue.ts';
import { setAside } from './set-aside-repository.ts';

/** The most attempts of one round. */
const MAX_ROUND = 16;
/** While one is in the process, another is loaded or stored. */
const LANES = 2;

interface Marking {
  /** Marks the attempts that wait now; returns how many were marked. */
  markWaiting(): Promise<number>;
  stop(): Promise<void>;
}

interface MarkingOptions {
  /** The process that marks; stopping the marking closes it. */
  readonly marker?: MarkProcess;
  /** Follows each attempt that was marked; what it throws goes to onError. */
  readonly onMarked?: ((attemptId: string) => Promise<void>) | undefined;
}

/** @param onError receives the reason when an attempt could not be marked; it is tried again, or set aside */
export function createMarking(
  storage: Storage,
  onError: (error: unknown) => void,
  { marker = openMarkProcess(), onMarked = async () => undefined }: MarkingOptions = {},
): Marking {
  const owner = newId();
  const now = (): string => new Date().toISOString();

  async function mark(claimed: ClaimedAttempt): Promise<boolean> {
    try {
      const tasks = await marker.run(await loadJob(storage.db, claimed.id));
      const isStored = await storeMarks(storage, owner, claimed.id, tasks);
      if (isStored) await onMarked(claimed.id).catch(onError);
      return isStored;
    } catch (error) {
      onError(error);
      if (claimed.tries < MAX_TRIES) await giveBack(storage, owner, claimed, now());
      else await setAside(storage, owner, claimed, now());
      return false;
    }
  }

  /** Marks one attempt after another; one that ended its process too often is set aside unseen. */
  async function markInTurn(round: { left: number }): Promise<number> {
    let marked = 0;
    while (round.left > 0) {
      round.left -= 1;
      const claimed = await claimAttempt(storage, owner, now());
      if (claimed === undefined) break;
      if (claimed.tries > MAX_TRIES) await setAside(storage, owner, claimed, now());
      else if (await mark(claimed)) marked += 1;
    }
    return marked;
  }

  return {
    markWaiting: async () => {
      const round = { left: MAX_ROUND };
      const lanes = await Promise.all(Array.from({ length: LANES }, () => markInTurn(round)));
      return lanes.reduce((sum, marked) => sum + marked, 0);
    },
    stop: () => marker.close(),
  };
}

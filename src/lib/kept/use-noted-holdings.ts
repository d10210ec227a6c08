import { useEffect } from 'react';
import type { LearnerWork } from '#contract/entities/work.ts';
import { isServerReached } from '../api/connection.ts';

/** Keeps with the kits on this device when events hold their works; `works` undefined: not loaded yet. */
export function useNotedHoldings(
  userId: string | undefined,
  works: readonly LearnerWork[] | undefined,
): void {
  useEffect(() => {
    // What is kept of an earlier day may know less than the kits do.
    if (userId === undefined || works === undefined || !isServerReached()) return;
    // Loaded when it is wanted: a cabinet opens without the store of kits.
    void import('./kept-kits.ts').then(({ noteHoldings }) => noteHoldings(userId, works));
  }, [userId, works]);
}

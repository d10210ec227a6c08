// How a practised case ends, whichever simulation it is of: its clock, and the key that comes when it is over.
import { useState } from 'react';
import type { getPracticeKey, PracticeCase } from '#contract/calls/practice-cases.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { clockLeftMs, type KeptRun } from './kept-run.ts';
import type { RoomPage } from './room-pages.ts';

/** Training may begin again at will; a rehearsal is played once. */
export const ENDLESS = 1000;

/** What the clock of a rehearsal has left, a second at least for it to be seen running out; null for one without. */
export function limitOf({ timeLimitMs }: PracticeCase, { mode }: RoomPage, kept: KeptRun): number | null {
  if (mode === 'TRAINING' || timeLimitMs === null) return null;
  return Math.max(1000, clockLeftMs(timeLimitMs, kept, Date.now()));
}

export interface Finishing {
  readonly isRunning: boolean;
  readonly error: string | undefined;
  readonly start: () => void;
}

/** The key of a rehearsal comes when it is over; an event that holds the case keeps it back. */
export function useFinishing(
  { id, key }: PracticeCase,
  { mode }: RoomPage,
  onKey: (key: CaseKey | null) => void,
): Finishing {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const ask = async (): Promise<void> => {
    setRunning(true);
    setError(undefined);
    try {
      onKey(await call<typeof getPracticeKey>('GET', '/practice-cases/:id/key', { params: { id } }));
    } catch (fault) {
      if (isApiError(fault, 'FORBIDDEN')) onKey(null);
      else setError(fault instanceof Error ? fault.message : String(fault));
    } finally {
      setRunning(false);
    }
  };
  const start = (): void => {
    if (mode === 'TRAINING') onKey(key);
    else void ask();
  };
  return { isRunning, error, start };
}

// How a practised case ends, whichever simulation it is of: the key that comes when it is over, and the judgement of its log.
import { useState } from 'react';
import type { getPracticeKey, PracticeCase } from '#contract/calls/practice-cases.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import type { RunLog } from '#src/lib/attempts/run-log.ts';
import { TASK_VIEWS } from '#tasks/views.ts';
import { finishRun, type FinishedRun } from './finished-run.ts';
import type { RoomPage } from './room-pages.ts';

interface Finishing {
  readonly isRunning: boolean;
  readonly error: string | undefined;
  readonly start: () => void;
}

export function useFinishing(
  practice: PracticeCase,
  { mode, isDraft = false }: RoomPage,
  log: RunLog,
  onFinish: (run: FinishedRun) => void,
): Finishing {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const finish = async (): Promise<void> => {
    setRunning(true);
    setError(undefined);
    try {
      const kind = await TASK_VIEWS[practice.simulation].judge();
      const key = mode === 'TRAINING' || isDraft ? practice.key : await askKey(practice.id);
      const run = finishRun(kind, practice.play, key, log.run());
      log.end();
      onFinish(run);
    } catch (fault) {
      setError(fault instanceof Error ? fault.message : String(fault));
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, error, start: () => void finish() };
}

/** The key of a rehearsal comes when it is over; an event that holds the case keeps it back. */
async function askKey(id: string): Promise<CaseKey | null> {
  try {
    return await call<typeof getPracticeKey>('GET', '/practice-cases/:id/key', { params: { id } });
  } catch (fault) {
    if (isApiError(fault, 'FORBIDDEN')) return null;
    throw fault;
  }
}

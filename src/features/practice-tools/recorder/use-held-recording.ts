// A recording while its page is open: one tab at a time has it, and each entry is on the device at once.
import { useEffect, useState } from 'react';
import { heldRuns, holdRun, type RunHold } from '#src/lib/attempts/run-hold.ts';
import { NEW_LOG, type RecordingLog } from './recording-log.ts';
import { keepRecording, readRecording, type KeptRecording } from './recording-shelf.ts';

type Held =
  | { readonly kind: 'WAITING' }
  /** Another tab has it open. */
  | { readonly kind: 'ELSEWHERE' }
  | { readonly kind: 'HERE'; readonly first: RecordingLog; readonly startedAt: string };

interface HeldRecording {
  readonly held: Held;
  /** Takes it over from the other tab. */
  readonly take: () => void;
}

const holdName = (id: string): string => `recording ${id}`;

/** Whether any of them is open: where the list of them stands, that is in another tab. */
export const areHeld = async (ids: readonly string[]): Promise<boolean> =>
  (await heldRuns(ids.map(holdName))).length > 0;

export function useHeldRecording(id: string): HeldRecording {
  const [held, setHeld] = useState<Held>({ kind: 'WAITING' });
  const [takes, setTakes] = useState(0);
  useEffect(() => {
    let hold: RunHold | undefined;
    let isLeft = false;
    const say = (next: Held): void => {
      if (!isLeft) setHeld(next);
    };
    const begin = async (): Promise<void> => {
      hold = await holdRun(holdName(id), takes > 0, () => say({ kind: 'ELSEWHERE' }));
      if (hold === undefined) return say({ kind: 'ELSEWHERE' });
      if (isLeft) return hold.release();
      const kept = await readRecording(id);
      const startedAt = kept?.startedAt ?? new Date().toISOString();
      say({ kind: 'HERE', first: kept?.log ?? NEW_LOG, startedAt });
    };
    void begin();
    return () => {
      isLeft = true;
      hold?.release();
    };
  }, [id, takes]);
  return { held, take: () => setTakes((count) => count + 1) };
}

interface LoggedRecording {
  readonly log: RecordingLog;
  readonly change: (next: (now: RecordingLog) => RecordingLog) => void;
  /** Whether the device keeps it: in a private window it goes with the page. */
  readonly isKept: boolean;
}

/** @param about what it is, and the log that it goes on from */
export function useRecordingLog(about: KeptRecording): LoggedRecording {
  const [log, setLog] = useState(about.log);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    // What nobody has begun is not kept.
    if (log !== about.log) void keepRecording({ ...about, log }).then(setKept);
  }, [about, log]);
  return { log, change: setLog, isKept };
}

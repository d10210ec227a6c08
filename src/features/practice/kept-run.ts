// What a run of free practice is kept as: each event of the game changes it, and it is written to the device at once.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { dropRun, keepRun, type RunPins, type StoredRun } from '#src/lib/practice-runs.ts';

/** What a run begins or goes on with, and what is told of it. */
export interface KeptRun extends Pick<StoredRun, 'startedAt' | 'restart' | 'entries'> {
  readonly onEvent: (event: AttemptEvent) => void;
  /** Finished: there is nothing to go on with. */
  readonly onEnd: () => void;
}

export function pinsOf({ play }: Pick<PracticeCase, 'play'>): RunPins {
  const { caseRevision, rulesetRevision, codeVersion } = play;
  return { caseRevision, rulesetRevision, codeVersion };
}

/** Whether there is something to go on with: done actions, of just this case, ruleset and machine. */
export function isToGoOn(stored: StoredRun | undefined, pins: RunPins): stored is StoredRun {
  if (!stored || stored.entries.length === 0) return false;
  return (['caseRevision', 'rulesetRevision', 'codeVersion'] as const).every(
    (pin) => stored[pin] === pins[pin],
  );
}

/** The run after an event; undefined when the event changes nothing of it. */
export function runAfter(run: StoredRun, event: AttemptEvent, keptAt: string): StoredRun | undefined {
  if (event.type === 'ACTIONS') return { ...run, keptAt, entries: [...run.entries, ...event.entries] };
  if (event.type === 'RESTART') return { ...run, keptAt, restart: event.restart, entries: [] };
  return undefined;
}

export function newRun(id: string, pins: RunPins, now: string): StoredRun {
  return { id, ...pins, startedAt: now, keptAt: now, restart: 0, entries: [] };
}

/**
 * @param now the device's time, ISO 8601
 * @param onUnkept the device does not keep the run; told once
 */
export function keepGoing(from: StoredRun, now: () => string, onUnkept: () => void): KeptRun {
  let run = from;
  let isTold = false;
  const keep = async (next: StoredRun): Promise<void> => {
    if ((await keepRun(next)) || isTold) return;
    isTold = true;
    onUnkept();
  };
  return {
    startedAt: from.startedAt,
    restart: from.restart,
    entries: from.entries,
    onEvent: (event) => {
      const next = runAfter(run, event, now());
      if (!next) return;
      run = next;
      void keep(next);
    },
    onEnd: () => void dropRun(from.id),
  };
}

/** What a rehearsal's clock has left: it goes on while one is away, as a control's does. */
export function clockLeftMs(
  limitMs: number,
  { startedAt }: Pick<StoredRun, 'startedAt'>,
  nowMs: number,
): number {
  return Math.min(limitMs, Math.max(0, limitMs - (nowMs - Date.parse(startedAt))));
}

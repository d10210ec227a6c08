// The log of a run that no server takes: in memory while it is played, and on the device after each event, for a reload.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { dropRun, keepRun, type RunPins, type StoredRun } from './practice-runs.ts';

/** A run begun at `now` (ISO 8601). */
export function newRun(
  id: string,
  { caseRevision, rulesetRevision, codeVersion }: RunPins,
  now: string,
  entries: readonly LogEntry[] = [],
): StoredRun {
  return { id, caseRevision, rulesetRevision, codeVersion, startedAt: now, keptAt: now, restart: 0, entries };
}

/** Whether a run was kept, and of just this case, ruleset and machine. */
export function isRunOf(stored: StoredRun | undefined, pins: RunPins): stored is StoredRun {
  return (
    stored !== undefined &&
    (['caseRevision', 'rulesetRevision', 'codeVersion'] as const).every((pin) => stored[pin] === pins[pin])
  );
}

/** Whether there is something to go on with. */
export function isToGoOn(stored: StoredRun | undefined, pins: RunPins): stored is StoredRun {
  return isRunOf(stored, pins) && stored.entries.length > 0;
}

/** The run after an event; undefined when the event changes nothing of it. */
export function runAfter(run: StoredRun, event: AttemptEvent, keptAt: string): StoredRun | undefined {
  if (event.type === 'ACTIONS') {
    // Kept entries that the machine did not confirm are left out of the game: what was done instead takes their place.
    const [first] = event.entries;
    const before = run.entries.filter(({ seq }) => first === undefined || seq < first.seq);
    return { ...run, keptAt, entries: [...before, ...event.entries] };
  }
  if (event.type === 'RESTART') return { ...run, keptAt, restart: event.restart, entries: [] };
  return undefined;
}

export class RunLog {
  readonly #onUnkept: () => void;
  readonly #listeners = new Set<() => void>();
  #run: StoredRun;
  #isTold = false;

  /** @param onUnkept the device does not keep the run; told once */
  constructor(from: StoredRun, onUnkept: () => void = () => undefined) {
    this.#run = from;
    this.#onUnkept = onUnkept;
  }

  readonly run = (): StoredRun => this.#run;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly add = (event: AttemptEvent): void => {
    const next = runAfter(this.#run, event, new Date().toISOString());
    if (!next) return;
    this.#run = next;
    void this.keep();
    for (const listener of this.#listeners) listener();
  };

  /** Each event does it; a run that is to be found again before the first one is kept by hand. */
  async keep(): Promise<void> {
    if ((await keepRun(this.#run)) || this.#isTold) return;
    this.#isTold = true;
    this.#onUnkept();
  }

  /** Finished: there is nothing to go on with. */
  end(): void {
    void dropRun(this.#run.id);
  }
}

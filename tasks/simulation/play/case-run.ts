// A case being worked, whatever is simulated: the machine's session, the runs of it, and the events that save what is tried.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { Action, IssuedEntry, LogEntry } from '#contract/simulation/log.ts';
import { seedOfRun } from '#machines/kit/random.ts';
import { createSession, type Session } from '#machines/kit/session.ts';
import type { Outcome, Simulation, TimedState } from '#machines/kit/simulation.ts';

export interface CaseSetup<Ruleset, Play> {
  readonly taskId: string;
  readonly ruleset: Ruleset;
  readonly play: Play;
  /** Of the first run. */
  readonly seed: number;
  readonly seedPerRun?: boolean | undefined;
  readonly restart: number;
  /** Runs of the case that count: the server takes no more. */
  readonly maxAttempts: number;
  readonly entries: readonly LogEntry[];
  readonly onEvent: (event: AttemptEvent) => void;
  /** CONTROL: where the clock of a run gone on with stood. */
  readonly clock?: RunStand | undefined;
}

/** Simulated time, and the share of it that passed by the wall's clock, in ms. */
type RunStand = Pick<RunClock, 'simulatedMs' | 'idleMs'>;

export interface Happened<State> {
  readonly entry: LogEntry;
  readonly before: State;
  readonly outcome: Outcome<State>;
}

export interface RunView<State> {
  readonly state: State;
  readonly restart: number;
  /** What was tried since the case was opened here, the newest last. */
  readonly happened: readonly Happened<State>[];
  /** Saved entries that the machine did not confirm were left out. */
  readonly lostEntries: boolean;
}

/** Nothing of the work is kept outside of the machine's session; time is the player's own matter. */
export class CaseRun<Ruleset, Play, State extends TimedState> {
  /** What there is to see before anything is tried here. */
  readonly opened: RunView<State>;
  /** The idle time of the run gone on with: as it was reported, but no less than its log leaves. */
  readonly openedIdleMs: number;
  readonly #simulation: Simulation<Ruleset, Play, State>;
  readonly #setup: CaseSetup<Ruleset, Play>;
  readonly #listeners = new Set<() => void>();
  #session: Session<State>;
  #restart: number;

  constructor(simulation: Simulation<Ruleset, Play, State>, setup: CaseSetup<Ruleset, Play>) {
    const { ruleset, play, entries, restart } = setup;
    const seed = seedOfRun(setup, restart);
    const session = createSession({ simulation, ruleset, play, seed, entries });
    this.#simulation = simulation;
    this.#setup = setup;
    this.#session = session;
    this.#restart = restart;
    this.openedIdleMs = Math.max(setup.clock?.idleMs ?? 0, session.resumedIdleMs);
    this.opened = {
      state: session.state(),
      restart,
      happened: [],
      lostEntries: session.invalidFrom !== undefined,
    };
  }

  get session(): Session<State> {
    return this.#session;
  }

  /** Of the run under way. */
  get seed(): number {
    return seedOfRun(this.#setup, this.#restart);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Tries actions in order until one is refused; saves them as one event. */
  tryAll(
    actions: readonly Action[],
    tryOne: (action: Action) => Happened<State>,
  ): readonly Happened<State>[] {
    const happened: Happened<State>[] = [];
    for (const action of actions) {
      const one = tryOne(action);
      happened.push(one);
      if (!one.outcome.ok) break;
    }
    this.#save(happened.map(({ entry }) => entry));
    return happened;
  }

  /** Takes what the server issued into the log at a time of the simulation, each once; true where something was new. */
  issue(issued: readonly IssuedEntry[], nowMs: number): boolean {
    const known = new Set(this.#session.entries().map((entry) => entry.issue));
    const entries = issued
      .filter(({ id }) => !known.has(id))
      .map((one) => this.#session.issue(one, nowMs).entry);
    this.#save(entries);
    return entries.length > 0;
  }

  #save(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    const { taskId, onEvent } = this.#setup;
    const run = { taskId, restart: this.#restart };
    onEvent({ type: 'ACTIONS', ...run, entries: [...entries], stateHash: this.#session.hash() });
  }

  /** The clock of the run for the server; times in ms. */
  clock(simulatedMs: number, idleMs: number, speed: number): RunClock {
    const times = { simulatedMs: Math.floor(simulatedMs), idleMs: Math.floor(idleMs) };
    return { taskId: this.#setup.taskId, restart: this.#restart, speed, ...times };
  }

  /** A hint of the task was opened: kept, for it may cost points. */
  takeHint(at: number): void {
    this.#setup.onEvent({ type: 'HINT', taskId: this.#setup.taskId, at });
  }

  readonly mayRestart = (): boolean => this.#restart + 1 < this.#setup.maxAttempts;

  /** Begins the case again: another run, of which the last one counts. */
  startOver(at: number): Pick<RunView<State>, 'state' | 'restart' | 'happened'> {
    const { ruleset, play, taskId, onEvent } = this.#setup;
    this.#restart += 1;
    const { seed } = this;
    onEvent({ type: 'RESTART', taskId, restart: this.#restart, at });
    this.#session = createSession({ simulation: this.#simulation, ruleset, play, seed });
    return { state: this.#session.state(), restart: this.#restart, happened: [] };
  }
}

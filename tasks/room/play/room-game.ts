// A room being played: the machine's session, what was said of each action, and the events that save it.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { createSession, type Session } from '#machines/kit/session.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import type { RoomAttempt } from '#machines/room/grade-room.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';

export interface GameSetup {
  readonly taskId: string;
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly seed: number;
  readonly restart: number;
  /** Runs of the case that count: the server takes no more. */
  readonly maxAttempts: number;
  readonly entries: readonly LogEntry[];
  readonly onEvent: (event: AttemptEvent) => void;
  /** A monotonic clock in ms. */
  readonly monotonicMs: () => number;
}

export interface Happened {
  readonly entry: LogEntry;
  readonly before: RoomState;
  readonly outcome: Outcome<RoomState>;
}

export interface GameView {
  readonly state: RoomState;
  readonly restart: number;
  /** What happened since the game was opened here, the newest last. */
  readonly happened: readonly Happened[];
  /** Saved entries that the machine did not confirm were left out. */
  readonly lostEntries: boolean;
  /** All that grading needs of the run so far. */
  readonly attempt: RoomAttempt;
}

/** Plays one case. Nothing of the game is kept outside of the machine's session. */
export class RoomGame {
  readonly ruleset: RoomRuleset;
  readonly #setup: GameSetup;
  readonly #listeners = new Set<() => void>();
  #session: Session<RoomState>;
  #startedAtMs: number;
  #view: GameView;

  constructor(setup: GameSetup) {
    const { ruleset, play, seed, entries } = setup;
    this.#setup = setup;
    this.ruleset = ruleset;
    const session = createSession({ simulation: roomSimulation, ruleset, play, seed, entries });
    this.#session = session;
    this.#startedAtMs = setup.monotonicMs() - session.state().readyAtMs;
    this.#view = {
      state: session.state(),
      restart: setup.restart,
      happened: [],
      lostEntries: session.invalidFrom !== undefined,
      attempt: { ruleset, play, seed, entries: [...session.entries()] },
    };
  }

  readonly view = (): GameView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tries actions in order until one is refused; saves them as one event. True when none was refused. */
  readonly tryAll = (actions: readonly Action[]): boolean => {
    const happened: Happened[] = [];
    for (const action of actions) {
      const before = this.#session.state();
      const tried = this.#session.act(action, this.#setup.monotonicMs() - this.#startedAtMs);
      happened.push({ ...tried, before });
      if (!tried.outcome.ok) break;
    }
    if (happened.length === 0) return true;
    this.#setup.onEvent({
      type: 'ACTIONS',
      taskId: this.#setup.taskId,
      restart: this.#view.restart,
      entries: happened.map(({ entry }) => entry),
      stateHash: this.#session.hash(),
    });
    this.#show({ state: this.#session.state(), happened: [...this.#view.happened, ...happened] });
    return happened.at(-1)?.outcome.ok ?? true;
  };

  /** A hint of the task was opened: kept, for it may cost points. */
  readonly takeHint = (): void => {
    this.#setup.onEvent({ type: 'HINT', taskId: this.#setup.taskId, at: this.#session.state().readyAtMs });
  };

  readonly mayRestart = (): boolean => this.#view.restart + 1 < this.#setup.maxAttempts;

  /** Begins the case again: another run, of which the last one counts. */
  readonly restart = (): void => {
    const { ruleset, play, seed, taskId, monotonicMs, onEvent } = this.#setup;
    const restart = this.#view.restart + 1;
    onEvent({ type: 'RESTART', taskId, restart, at: this.#session.state().readyAtMs });
    this.#session = createSession({ simulation: roomSimulation, ruleset, play, seed });
    this.#startedAtMs = monotonicMs();
    this.#show({ state: this.#session.state(), restart, happened: [] });
  };

  #show(part: Partial<GameView>): void {
    const attempt = { ...this.#view.attempt, entries: [...this.#session.entries()] };
    this.#view = { ...this.#view, ...part, attempt };
    for (const listener of this.#listeners) listener();
  }
}

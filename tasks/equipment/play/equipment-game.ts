// A bay being worked: the machine's session, a clock that runs at the chosen speed, and the events that save what is tried.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { createSession, type Session } from '#machines/kit/session.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { advanceUntil } from '#machines/equipment/advance.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import type { EquipmentEventKind, EquipmentState } from '#machines/equipment/state.ts';

export interface EquipmentSetup {
  readonly taskId: string;
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly restart: number;
  /** Runs of the case that count: the server takes no more. */
  readonly maxAttempts: number;
  readonly entries: readonly LogEntry[];
  readonly onEvent: (event: AttemptEvent) => void;
}

export interface EquipmentHappened {
  readonly entry: LogEntry;
  readonly before: EquipmentState;
  readonly outcome: Outcome<EquipmentState>;
}

export interface EquipmentGameView {
  /** As of now, with all that has happened by itself. */
  readonly state: EquipmentState;
  readonly restart: number;
  /** What was tried since the game was opened here, the newest last. */
  readonly happened: readonly EquipmentHappened[];
  /** Saved entries that the machine did not confirm were left out. */
  readonly lostEntries: boolean;
  readonly entries: readonly LogEntry[];
}

/** What anybody in the bay would notice: fast time ends there. */
const NOTICED: ReadonlySet<EquipmentEventKind> = new Set<EquipmentEventKind>([
  'situationBegan',
  'situationGrew',
  'situationEscalated',
  'powerLost',
  'alarmRaised',
]);

/** Nothing of the work is kept outside of the machine's session. */
export class EquipmentGame {
  readonly ruleset: EquipmentRuleset;
  readonly #setup: EquipmentSetup;
  readonly #listeners = new Set<() => void>();
  #session: Session<EquipmentState>;
  /** Milliseconds of the simulation; shares of one while time runs. */
  #nowMs: number;
  #view: EquipmentGameView;

  constructor(setup: EquipmentSetup) {
    const { ruleset, play, seed, entries } = setup;
    this.#setup = setup;
    this.ruleset = ruleset;
    const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed, entries });
    this.#session = session;
    this.#nowMs = session.state().readyAtMs;
    this.#view = {
      state: session.state(),
      restart: setup.restart,
      happened: [],
      lostEntries: session.invalidFrom !== undefined,
      entries: [...session.entries()],
    };
  }

  readonly view = (): EquipmentGameView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** So much time has passed on the wall, in ms. Fast time falls back to the slowest when there is something to notice. */
  readonly pass = (elapsedMs: number): void => {
    const { state } = this.#view;
    const isFast = state.speed > 1;
    const known = state.log.length;
    const isEnough = ({ log }: EquipmentState): boolean =>
      isFast && log.slice(known).some(({ kind }) => NOTICED.has(kind));
    this.#nowMs += elapsedMs * state.speed;
    const then = advanceUntil(indexOf(this.ruleset), state, Math.floor(this.#nowMs), isEnough);
    const isNoticed = isEnough(then);
    if (isNoticed) this.#nowMs = then.clockMs;
    if (Math.floor(then.clockMs / 1000) !== Math.floor(state.clockMs / 1000) || then.log !== state.log) {
      this.#show({ state: then });
    }
    if (isNoticed) this.tryAll([{ code: 'SPEED', params: { speed: 1 } }]);
  };

  /** Tries actions in order until one is refused; saves them as one event. True when none was refused. */
  readonly tryAll = (actions: readonly Action[]): boolean => {
    const happened: EquipmentHappened[] = [];
    for (const action of actions) {
      const before = this.#session.stateAt(this.#nowMs);
      const tried = this.#session.act(action, this.#nowMs);
      happened.push({ ...tried, before });
      this.#nowMs = Math.max(this.#nowMs, this.#session.state().readyAtMs);
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
    this.#show({
      state: this.#session.stateAt(this.#nowMs),
      happened: [...this.#view.happened, ...happened],
    });
    return happened.at(-1)?.outcome.ok ?? true;
  };

  /** A hint of the task was opened: kept, for it may cost points. */
  readonly takeHint = (): void => {
    this.#setup.onEvent({ type: 'HINT', taskId: this.#setup.taskId, at: Math.floor(this.#nowMs) });
  };

  readonly mayRestart = (): boolean => this.#view.restart + 1 < this.#setup.maxAttempts;

  /** Begins the case again: another run, of which the last one counts. */
  readonly restart = (): void => {
    const { ruleset, play, seed, taskId, onEvent } = this.#setup;
    const restart = this.#view.restart + 1;
    onEvent({ type: 'RESTART', taskId, restart, at: Math.floor(this.#nowMs) });
    this.#session = createSession({ simulation: equipmentSimulation, ruleset, play, seed });
    this.#nowMs = 0;
    this.#show({ state: this.#session.state(), restart, happened: [] });
  };

  #show(part: Partial<EquipmentGameView>): void {
    this.#view = { ...this.#view, ...part, entries: [...this.#session.entries()] };
    for (const listener of this.#listeners) listener();
  }
}

// A room being played: what was said of each action, and the wall's clock, by which a game goes on.
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomAttempt } from '#machines/room/grade-room.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { CaseRun, type CaseSetup, type Happened, type RunView } from '../../simulation/play/case-run.ts';

interface GameSetup extends CaseSetup<RoomRuleset, RoomPlay> {
  /** Work that was begun by an older version of the machine goes on by it. */
  readonly codeVersion: number;
  /** A monotonic clock in ms. */
  readonly monotonicMs: () => number;
}

export interface GameView extends RunView<RoomState> {
  /** All that grading needs of the run so far. */
  readonly attempt: RoomAttempt;
}

/** Plays one case. */
export class RoomGame {
  readonly ruleset: RoomRuleset;
  readonly subscribe: (listener: () => void) => () => void;
  readonly mayRestart: () => boolean;
  readonly #run: CaseRun<RoomRuleset, RoomPlay, RoomState>;
  readonly #monotonicMs: () => number;
  #startedAtMs: number;
  /** From when on the wall's clock counts for the server, and when the clock was stopped. */
  #countedFromMs: number;
  #stoppedAtMs: number | undefined;
  #view: GameView;

  constructor(setup: GameSetup) {
    const { ruleset, play, seed, codeVersion, monotonicMs } = setup;
    const run = new CaseRun(roomSimulationAt(codeVersion), setup);
    this.ruleset = ruleset;
    this.subscribe = run.subscribe;
    this.mayRestart = run.mayRestart;
    this.#run = run;
    this.#monotonicMs = monotonicMs;
    const simulatedMs = setup.clock?.simulatedMs ?? 0;
    this.#startedAtMs = monotonicMs() - Math.max(run.opened.state.readyAtMs, simulatedMs);
    this.#countedFromMs = monotonicMs() - run.openedIdleMs;
    const attempt = { ruleset, play, seed, codeVersion, entries: [...run.session.entries()] };
    this.#view = { ...run.opened, attempt };
  }

  readonly view = (): GameView => this.#view;

  /** Tries actions in order until one is refused; saves them as one event. True when none was refused. */
  readonly tryAll = (actions: readonly Action[]): boolean => {
    const happened = this.#run.tryAll(actions, (action) => this.#tryOne(action));
    if (happened.length === 0) return true;
    this.#show({ state: this.#run.session.state(), happened: [...this.#view.happened, ...happened] });
    return happened.at(-1)?.outcome.ok ?? true;
  };

  readonly takeHint = (): void => this.#run.takeHint(this.#run.session.state().readyAtMs);

  readonly restart = (): void => {
    const begun = this.#run.startOver(this.#run.session.state().readyAtMs);
    this.#startedAtMs = this.#monotonicMs();
    this.#countedFromMs = this.#startedAtMs;
    this.#show(begun);
  };

  /** Stops the clock, or lets it go on: what passes meanwhile does not count. */
  readonly hold = (isHeld: boolean): void => {
    if (isHeld) this.#stoppedAtMs ??= this.#monotonicMs();
    else if (this.#stoppedAtMs !== undefined) {
      const stoodMs = this.#monotonicMs() - this.#stoppedAtMs;
      this.#startedAtMs += stoodMs;
      this.#countedFromMs += stoodMs;
      this.#stoppedAtMs = undefined;
    }
  };

  /** What actions take passes by the wall's clock too, so that all of it is the wall's, also where the log is ahead. */
  readonly clock = (): RunClock => {
    const nowMs = this.#stoppedAtMs ?? this.#monotonicMs();
    return this.#run.clock(nowMs - this.#startedAtMs, nowMs - this.#countedFromMs, 1);
  };

  #tryOne(action: Action): Happened<RoomState> {
    const { session } = this.#run;
    const before = session.state();
    return { ...session.act(action, this.#monotonicMs() - this.#startedAtMs), before };
  }

  #show(part: Partial<GameView>): void {
    const attempt = { ...this.#view.attempt, entries: [...this.#run.session.entries()] };
    this.#view = { ...this.#view, ...part, attempt };
    this.#run.tell();
  }
}

// A bay being worked, and its clock, which runs at the chosen speed.
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action, IssuedEntry, LogEntry } from '#contract/simulation/log.ts';
import { advanceUntil } from '#machines/equipment/advance.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import type { EquipmentEventKind, EquipmentState } from '#machines/equipment/state.ts';
import { Horizon } from './horizon.ts';
import { CaseRun, type CaseSetup, type Happened, type RunView } from '../../simulation/play/case-run.ts';

interface EquipmentSetup extends CaseSetup<EquipmentRuleset, EquipmentPlay> {
  /** The version of the machine that the attempt began with. */
  readonly codeVersion: number;
  /** The server holds back what comes, and tells how far time may leap. */
  readonly isHeld?: boolean | undefined;
}

export interface EquipmentGameView extends RunView<EquipmentState> {
  /** As of now, with all that has happened by itself. */
  readonly state: EquipmentState;
  /** The same array until something is logged. */
  readonly entries: readonly LogEntry[];
  /** A wait goes on as soon as the server has looked as far. */
  readonly isWaiting: boolean;
}

/** A wait that met the horizon. */
interface Waiting {
  readonly isForEvent: boolean;
  readonly untilMs: number;
  /** Lines of the tool's log when it began. */
  readonly known: number;
}

/** What anybody in the bay would notice: fast time ends there. */
const NOTICED: ReadonlySet<EquipmentEventKind> = new Set<EquipmentEventKind>([
  'situationBegan',
  'situationGrew',
  'situationEscalated',
  'powerLost',
  'alarmRaised',
]);

/** Works one case. */
export class EquipmentGame {
  readonly ruleset: EquipmentRuleset;
  readonly codeVersion: number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly mayRestart: () => boolean;
  readonly #run: CaseRun<EquipmentRuleset, EquipmentPlay, EquipmentState>;
  /** Milliseconds of the simulation; shares of one while time runs. */
  #nowMs: number;
  /** What of it passed by the wall's clock. */
  #idleMs: number;
  #view: EquipmentGameView;
  readonly #horizon: Horizon;
  #waiting: Waiting | undefined;

  constructor(setup: EquipmentSetup) {
    const run = new CaseRun(equipmentSimulationAt(setup.codeVersion), setup);
    this.ruleset = setup.ruleset;
    this.codeVersion = setup.codeVersion;
    this.subscribe = run.subscribe;
    this.mayRestart = run.mayRestart;
    this.#run = run;
    this.#nowMs = Math.max(run.opened.state.readyAtMs, setup.clock?.simulatedMs ?? 0);
    this.#idleMs = run.openedIdleMs;
    this.#horizon = new Horizon(setup.isHeld === true);
    this.#view = { ...run.opened, entries: [...run.session.entries()], isWaiting: false };
  }

  readonly view = (): EquipmentGameView => this.#view;

  /** The seed of the run under way. */
  readonly seed = (): number => this.#run.seed;

  /** So much time has passed on the wall, in ms. Fast time falls back to the slowest when there is something to notice. */
  readonly pass = (elapsedMs: number): void => {
    const { state } = this.#view;
    const isFast = state.speed > 1;
    const known = state.log.length;
    const isEnough = ({ log }: EquipmentState): boolean =>
      isFast && log.slice(known).some(({ kind }) => NOTICED.has(kind));
    const beforeMs = this.#nowMs;
    this.#nowMs = this.#horizon.after(beforeMs, elapsedMs, state.speed);
    const then = advanceUntil(indexOf(this.ruleset), state, Math.floor(this.#nowMs), isEnough);
    const isNoticed = isEnough(then);
    if (isNoticed) this.#nowMs = then.clockMs;
    this.#idleMs += this.#horizon.wallMs(beforeMs, Math.max(beforeMs, this.#nowMs), state.speed);
    if (Math.floor(then.clockMs / 1000) !== Math.floor(state.clockMs / 1000) || then.log !== state.log) {
      this.#show({ state: then });
    }
    if (isNoticed) this.tryAll([{ code: 'SPEED', params: { speed: 1 } }]);
    else this.#waitOn();
  };

  /** Tries actions in order until one is refused; saves them as one event. True when none was refused. */
  readonly tryAll = (actions: readonly Action[]): boolean => {
    this.#waiting = undefined;
    return this.#try(actions);
  };

  #try(actions: readonly Action[]): boolean {
    const happened = this.#run.tryAll(actions, (action) => this.#tryOne(action));
    if (happened.length === 0) return true;
    this.#show({
      state: this.#run.session.stateAt(this.#nowMs),
      happened: [...this.#view.happened, ...happened],
      isWaiting: this.#waiting !== undefined,
    });
    return happened.at(-1)?.outcome.ok ?? true;
  }

  /** What the server issued: it begins now, at the pace of the wall. */
  readonly issue = (issued: readonly IssuedEntry[]): void => {
    if (!this.#run.issue(issued, this.#nowMs)) return;
    this.#waiting = undefined;
    this.#show({ state: this.#run.session.stateAt(this.#nowMs), isWaiting: false });
    if (this.#view.state.speed > 1) this.tryAll([{ code: 'SPEED', params: { speed: 1 } }]);
  };

  readonly clock = (): RunClock => this.#run.clock(this.#nowMs, this.#idleMs, this.#view.state.speed);

  /** Up to where time may leap: the server has looked so far. */
  readonly hearHorizon = (atMs: number): void => {
    this.#horizon.hear(atMs);
    this.#waitOn();
  };

  /** More of it is needed now. */
  readonly wantsHorizon = (): boolean =>
    (this.#waiting !== undefined || this.#view.state.speed > 1) && this.#horizon.isNear(this.#nowMs);

  readonly takeHint = (): void => this.#run.takeHint(Math.floor(this.#nowMs));

  readonly restart = (): void => {
    const begun = this.#run.startOver(Math.floor(this.#nowMs));
    this.#nowMs = 0;
    this.#idleMs = 0;
    this.#horizon.reset();
    this.#waiting = undefined;
    this.#show({ ...begun, isWaiting: false });
  };

  #tryOne(action: Action): Happened<EquipmentState> {
    const { session } = this.#run;
    const before = session.stateAt(this.#nowMs);
    const tried = session.act(this.#withinHorizon(action, before), this.#nowMs);
    this.#nowMs = Math.max(this.#nowMs, session.state().readyAtMs);
    return { ...tried, before };
  }

  /** A wait that would pass the horizon ends there, and goes on when more is known. */
  #withinHorizon(action: Action, before: EquipmentState): Action {
    const horizonMs = Math.floor(this.#horizon.atMs);
    if (action.code !== 'WAIT' || horizonMs === Infinity) return action;
    const at = Math.max(Math.floor(this.#nowMs), before.readyAtMs);
    const { ok, state } = equipmentSimulationAt(this.codeVersion).act(this.ruleset, before, action, at);
    const endMs = Math.min(horizonMs, this.#waiting?.untilMs ?? Infinity);
    if (!ok || state.readyAtMs <= endMs) return action;
    const isForEvent = action.params?.['until'] === 'EVENT';
    this.#waiting ??= { isForEvent, untilMs: state.readyAtMs, known: before.log.length };
    return { code: 'WAIT', params: { ms: Math.max(1, endMs - at) } };
  }

  /** Goes on with a wait, unless what it waited for has happened. */
  #waitOn(): void {
    const waiting = this.#waiting;
    if (waiting === undefined) return;
    const { isForEvent, untilMs, known } = waiting;
    const { log } = this.#run.session.stateAt(this.#nowMs);
    const leftMs = Math.floor(untilMs - this.#nowMs);
    const isOver = leftMs < 1 || log.slice(known).some(({ kind }) => isForEvent || NOTICED.has(kind));
    if (isOver) {
      this.#waiting = undefined;
      this.#show({ isWaiting: false });
    } else if (this.#nowMs < Math.floor(this.#horizon.atMs)) {
      const params = isForEvent ? { until: 'EVENT' } : { ms: leftMs };
      this.#try([{ code: 'WAIT', params }]);
    }
  }

  #show(part: Partial<EquipmentGameView>): void {
    const known = this.#view.entries;
    const entries = this.#run.session.entries();
    this.#view = {
      ...this.#view,
      ...part,
      entries: entries.length === known.length ? known : [...entries],
    };
    this.#run.tell();
  }
}

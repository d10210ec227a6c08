// A bay being worked, and its clock, which runs at the chosen speed.
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action, IssuedEntry, LogEntry } from '#contract/simulation/log.ts';
import { advanceUntil } from '#machines/equipment/advance.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import type { EquipmentEventKind, EquipmentState } from '#machines/equipment/state.ts';
import { CaseRun, type CaseSetup, type Happened, type RunView } from '../../simulation/play/case-run.ts';

interface EquipmentSetup extends CaseSetup<EquipmentRuleset, EquipmentPlay> {
  /** The version of the machine that the attempt began with. */
  readonly codeVersion: number;
}

export interface EquipmentGameView extends RunView<EquipmentState> {
  /** As of now, with all that has happened by itself. */
  readonly state: EquipmentState;
  /** The same array until something is logged. */
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

  constructor(setup: EquipmentSetup) {
    const run = new CaseRun(equipmentSimulationAt(setup.codeVersion), setup);
    this.ruleset = setup.ruleset;
    this.codeVersion = setup.codeVersion;
    this.subscribe = run.subscribe;
    this.mayRestart = run.mayRestart;
    this.#run = run;
    this.#nowMs = Math.max(run.opened.state.readyAtMs, setup.clock?.simulatedMs ?? 0);
    this.#idleMs = run.openedIdleMs;
    this.#view = { ...run.opened, entries: [...run.session.entries()] };
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
    this.#nowMs += elapsedMs * state.speed;
    const then = advanceUntil(indexOf(this.ruleset), state, Math.floor(this.#nowMs), isEnough);
    const isNoticed = isEnough(then);
    if (isNoticed) this.#nowMs = then.clockMs;
    this.#idleMs += Math.max(0, this.#nowMs - beforeMs) / state.speed;
    if (Math.floor(then.clockMs / 1000) !== Math.floor(state.clockMs / 1000) || then.log !== state.log) {
      this.#show({ state: then });
    }
    if (isNoticed) this.tryAll([{ code: 'SPEED', params: { speed: 1 } }]);
  };

  /** Tries actions in order until one is refused; saves them as one event. True when none was refused. */
  readonly tryAll = (actions: readonly Action[]): boolean => {
    const happened = this.#run.tryAll(actions, (action) => this.#tryOne(action));
    if (happened.length === 0) return true;
    this.#show({
      state: this.#run.session.stateAt(this.#nowMs),
      happened: [...this.#view.happened, ...happened],
    });
    return happened.at(-1)?.outcome.ok ?? true;
  };

  /** What the server issued: it begins now, at the pace of the wall. */
  readonly issue = (issued: readonly IssuedEntry[]): void => {
    if (!this.#run.issue(issued, this.#nowMs)) return;
    this.#show({ state: this.#run.session.stateAt(this.#nowMs) });
    if (this.#view.state.speed > 1) this.tryAll([{ code: 'SPEED', params: { speed: 1 } }]);
  };

  readonly clock = (): RunClock => this.#run.clock(this.#nowMs, this.#idleMs, this.#view.state.speed);

  readonly takeHint = (): void => this.#run.takeHint(Math.floor(this.#nowMs));

  readonly restart = (): void => {
    const begun = this.#run.startOver(Math.floor(this.#nowMs));
    this.#nowMs = 0;
    this.#idleMs = 0;
    this.#show(begun);
  };

  #tryOne(action: Action): Happened<EquipmentState> {
    const { session } = this.#run;
    const before = session.stateAt(this.#nowMs);
    const tried = session.act(action, this.#nowMs);
    this.#nowMs = Math.max(this.#nowMs, session.state().readyAtMs);
    return { ...tried, before };
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

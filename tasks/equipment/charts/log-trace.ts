// The transitions of a whole log, for a replay that may be opened at any moment.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { advanceUntil } from '#machines/equipment/advance.ts';
import { indexOf, type EquipmentIndex } from '#machines/equipment/equipment-index.ts';
import { equipmentSimulation, equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import { tryEntry } from '#machines/kit/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { NOTHING_TAKEN, traceStep, type ChartTrace } from './chart-trace.ts';

/** The last transitions of the charts from this time until the next moment. */
interface TraceMoment {
  readonly atMs: number;
  readonly trace: ChartTrace;
}

interface TracedLog {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly entries: readonly LogEntry[];
  readonly codeVersion: number;
}

/**
 * Plays a log alongside the one on the screen. What happens between two entries is processed event by event.
 */
export class LogTracer {
  readonly moments: TraceMoment[] = [{ atMs: 0, trace: NOTHING_TAKEN }];
  readonly #index: EquipmentIndex;
  readonly #ruleset: EquipmentRuleset;
  #state: EquipmentState;
  #count = 0;

  constructor({ ruleset, play, seed, codeVersion }: Omit<TracedLog, 'entries'>) {
    this.#ruleset = ruleset;
    this.#index = indexOf(ruleset);
    this.#state = equipmentSimulationAt(codeVersion).start(ruleset, play, seed);
  }

  /** The last transition of each chart. */
  get trace(): ChartTrace {
    return this.moments.at(-1)?.trace ?? NOTHING_TAKEN;
  }

  /** Plays the new entries of a growing log, and continues up to a time. */
  follow(entries: readonly LogEntry[], nowMs: number): ChartTrace {
    for (const entry of entries.slice(this.#count)) this.#play(entry);
    this.#count = entries.length;
    this.#goTo(nowMs);
    return this.trace;
  }

  #play(entry: LogEntry): void {
    this.#goTo(entry.at);
    const { state } = tryEntry(equipmentSimulation, this.#ruleset, this.#state, entry);
    // A wait is just time passing, whatever it waits for.
    if (entry.code === 'WAIT') this.#goTo(state.clockMs);
    this.#become(state);
  }

  #goTo(atMs: number): void {
    while (this.#state.clockMs < atMs) this.#become(advanceUntil(this.#index, this.#state, atMs, () => true));
  }

  #become(next: EquipmentState): void {
    const trace = traceStep(this.trace, this.#state, next);
    if (trace !== this.trace) this.moments.push({ atMs: next.clockMs, trace });
    this.#state = next;
  }
}

/** In chronological order. */
export function traceLog({ entries, ...log }: TracedLog): readonly TraceMoment[] {
  const tracer = new LogTracer(log);
  tracer.follow(entries, 0);
  return tracer.moments;
}

export function traceAt(moments: readonly TraceMoment[], atMs: number): ChartTrace {
  return moments.findLast((moment) => moment.atMs <= atMs)?.trace ?? NOTHING_TAKEN;
}

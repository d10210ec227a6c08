// Seeking in a log: with a snapshot every few entries, any moment is a short replay away.
import type { LogEntry } from '#contract/simulation/log.ts';
import { checkEntry, type InvalidFrom } from './replay.ts';
import { advanceTo, tryEntry, type Simulation, type TimedState } from './simulation.ts';

export interface TimelineStop<State> {
  readonly state: State;
  /** The number of entries that have happened. */
  readonly count: number;
  /** Why the last entry was refused. */
  readonly reason?: string;
}

export interface Timeline<State> {
  /** The valid entries; the first invalid one and everything after it are not played. */
  readonly entries: readonly LogEntry[];
  readonly durationMs: number;
  readonly invalidFrom?: InvalidFrom;
  /** The state after the first `count` entries. */
  stopAt(count: number): TimelineStop<State>;
  /** How many entries have begun by a time. */
  countAt(atMs: number): number;
  /** The state at a time, including what has happened by itself since the last entry. */
  stateAt(atMs: number): State;
}

interface Snapshots<State> {
  readonly states: State[];
  readonly valid: number;
  readonly last: State;
  readonly invalidFrom?: InvalidFrom;
}

const ENTRIES_BETWEEN_SNAPSHOTS = 100;

/** Replays a log once and keeps a snapshot every hundred entries. */
export function createTimeline<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  play: Play,
  seed: number,
  log: readonly LogEntry[],
): Timeline<State> {
  const snapshots = takeSnapshots(simulation, ruleset, simulation.start(ruleset, play, seed), log);
  const entries = log.slice(0, snapshots.valid);

  function stopAt(count: number): TimelineStop<State> {
    const wanted = Math.max(0, Math.min(count, entries.length));
    const index = Math.min(Math.floor(wanted / ENTRIES_BETWEEN_SNAPSHOTS), snapshots.states.length - 1);
    let stop: TimelineStop<State> = { state: snapshots.states[index] ?? snapshots.last, count: wanted };
    for (const entry of entries.slice(index * ENTRIES_BETWEEN_SNAPSHOTS, wanted)) {
      const outcome = tryEntry(simulation, ruleset, stop.state, entry);
      stop = outcome.ok
        ? { state: outcome.state, count: wanted }
        : { state: outcome.state, count: wanted, reason: outcome.reason };
    }
    return stop;
  }

  const timeline = {
    entries,
    durationMs: snapshots.last.readyAtMs,
    stopAt,
    countAt: (atMs: number) => countBegun(entries, atMs),
    stateAt: (atMs: number) =>
      advanceTo(simulation, ruleset, stopAt(countBegun(entries, atMs)).state, Math.floor(atMs)),
  };
  return snapshots.invalidFrom ? { ...timeline, invalidFrom: snapshots.invalidFrom } : timeline;
}

function takeSnapshots<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  start: State,
  log: readonly LogEntry[],
): Snapshots<State> {
  const states: State[] = [start];
  let state = start;
  let lastAt = 0;
  for (const [index, entry] of log.entries()) {
    const checked = checkEntry(simulation, ruleset, state, entry, index + 1);
    if (!checked.ok || entry.at < lastAt) {
      const fault = checked.ok ? 'timeBackwards' : checked.fault;
      return { states, valid: index, last: state, invalidFrom: { index, seq: entry.seq, fault } };
    }
    state = checked.outcome.state;
    lastAt = entry.at;
    if ((index + 1) % ENTRIES_BETWEEN_SNAPSHOTS === 0) states.push(state);
  }
  return { states, valid: log.length, last: state };
}

/** Entries are in order of time: a binary search for the first one that begins later. */
function countBegun(entries: readonly LogEntry[], atMs: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.at ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

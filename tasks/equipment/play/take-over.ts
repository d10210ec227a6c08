// A replayed attempt gone on with otherwise: its log up to a moment, played further as a run of free practice of its own.
import type { Replay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { StoredRun } from '#src/lib/attempts/practice-runs.ts';
import { newRun, type RunLog } from '#src/lib/attempts/run-log.ts';
import type { BayFilm } from '../compare/bay-film.ts';
import { EquipmentGame } from './equipment-game.ts';

/** Where another way begins. */
export interface Fork {
  readonly entries: readonly LogEntry[];
  /** Rest after the last of them, up to the moment that was shown. */
  readonly restMs: number;
}

/** `count` is what has been done by the moment; a wait that is still going on is waited for as long as it has lasted. */
export function forkAt({ timeline }: Pick<BayFilm, 'timeline'>, count: number, atMs: number): Fork {
  const nowMs = Math.floor(atMs);
  const last = timeline.entries[count - 1];
  const isWaiting = last?.code === 'WAIT' && nowMs < timeline.stopAt(count).state.clockMs && nowMs > last.at;
  const taken = isWaiting ? count - 1 : count;
  const restMs = Math.max(0, nowMs - timeline.stopAt(taken).state.readyAtMs);
  return { entries: timeline.entries.slice(0, taken), restMs };
}

/** One for each replayed task: taken over again, the new way takes the place of the old one. */
export function forkId({ user, completedWorkId, taskId, simulation }: Replay): string {
  return [user.id, 'replay', completedWorkId, taskId, simulation.caseId].join(' ');
}

/** What the run is kept as before anything is done in it. */
export function forkRun(replay: Replay, entries: readonly LogEntry[], now: string): StoredRun {
  return newRun(forkId(replay), replay.simulation, now, entries);
}

/** The attempt that it began from is not touched. */
export function openFork(
  { ruleset, play }: Pick<BayFilm, 'ruleset' | 'play'>,
  { simulation: { seed, codeVersion }, taskId }: Pick<Replay, 'simulation' | 'taskId'>,
  log: RunLog,
): EquipmentGame {
  const { restart, entries } = log.run();
  const onEvent = log.add;
  return new EquipmentGame({
    taskId,
    ruleset,
    play,
    seed,
    codeVersion,
    restart,
    maxAttempts: 1,
    entries,
    onEvent,
  });
}

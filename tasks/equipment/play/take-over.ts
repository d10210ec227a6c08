// A replayed attempt gone on with otherwise: its log up to a moment, played further as a run of free practice of its own.
import type { AttemptEvent, Replay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { StoredRun } from '#src/lib/practice-runs.ts';
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
  const { caseRevision, rulesetRevision, codeVersion } = replay.simulation;
  const pins = { caseRevision, rulesetRevision, codeVersion };
  return { id: forkId(replay), ...pins, startedAt: now, keptAt: now, restart: 0, entries };
}

/** A run kept for this very case, ruleset and machine. */
export function isForkOf({ simulation }: Replay, run: StoredRun | undefined): run is StoredRun {
  return (
    run !== undefined &&
    run.caseRevision === simulation.caseRevision &&
    run.rulesetRevision === simulation.rulesetRevision &&
    run.codeVersion === simulation.codeVersion
  );
}

/** `onKept` gets the run after each action; the attempt it began from is not touched. */
export function openFork(
  { ruleset, play }: Pick<BayFilm, 'ruleset' | 'play'>,
  { simulation, taskId }: Pick<Replay, 'simulation' | 'taskId'>,
  from: StoredRun,
  onKept: (run: StoredRun) => void,
  now: () => string,
): EquipmentGame {
  let run = from;
  const onEvent = (event: AttemptEvent): void => {
    if (event.type !== 'ACTIONS') return;
    run = { ...run, keptAt: now(), entries: [...run.entries, ...event.entries] };
    onKept(run);
  };
  const { seed } = simulation;
  const { entries } = from;
  return new EquipmentGame({ taskId, ruleset, play, seed, restart: 0, maxAttempts: 1, entries, onEvent });
}

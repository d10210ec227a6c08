// A run that is followed: what the page has of it, and what has come since.
import type { Replay } from '#contract/entities/attempt.ts';
import type { SceneNow } from '#contract/entities/control.ts';

export interface FollowedRun {
  /** As the server names it: one that was begun anew has another name. */
  readonly run: string;
  /** The same object until something new has come. */
  readonly replay: Replay;
  readonly isRunning: boolean;
  /** ISO 8601, by the server's clock. */
  readonly asOf: string;
}

/** @returns undefined where what came does not go on from what is here: everything has to be asked for anew */
export function grownRun(known: FollowedRun | undefined, now: SceneNow): FollowedRun | undefined {
  const { run, isRunning, asOf, simulation, entries } = now;
  if (simulation !== null) {
    const { attemptId: completedWorkId, taskId, user, startedAt } = now;
    const judged = { finalHash: '', invalid: null, grade: null, reference: null };
    const replay = { completedWorkId, taskId, simulation, entries, user, startedAt, ...judged };
    return { run, replay, isRunning, asOf };
  }
  if (known?.run !== run || known.replay.entries.length !== now.from) return undefined;
  const { replay } = known;
  const grown = entries.length === 0 ? replay : { ...replay, entries: [...replay.entries, ...entries] };
  return { run, replay: grown, isRunning, asOf };
}

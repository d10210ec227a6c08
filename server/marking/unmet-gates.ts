// What no mark makes up for: the gates that the logs of an attempt's simulations did not meet.
import type { TaskResult } from '#contract/entities/attempt.ts';

/** How many gates of the tasks are not met. */
export function countUnmetGates(tasks: readonly Pick<TaskResult, 'simulation'>[]): number {
  return tasks.reduce((sum, { simulation }) => sum + (simulation?.grade?.failedBy.length ?? 0), 0);
}

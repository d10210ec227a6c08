// What no mark makes up for: the gates that the logs of an attempt's simulations did not meet and no teacher set aside.
import type { GateWaiver } from '#contract/entities/review.ts';
import type { TaskResult } from '#contract/entities/attempt.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import { markAfterHint, markForShare } from '#contract/marks.ts';
import { withoutGates } from '#machines/kit/grading/waive-gates.ts';
import type { AttemptTaskRow } from '#server/routes/completed-work/attempts-repository.ts';
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';

/** By task: the gates that were set aside. */
export type GateWaivers = ReadonlyMap<string, readonly GateWaiver[]>;

/** A grade as it counts: without the gates that were set aside. */
export function countedGrade(grade: Grade, waivers: readonly Pick<GateWaiver, 'gateId'>[] = []): Grade {
  return withoutGates(grade, new Set(waivers.map(({ gateId }) => gateId)));
}

/** The mark that a grade of 0 to 100 gives for a task. */
export function markOfGrade(
  { score }: Pick<Grade, 'score'>,
  { maxScore, useHint, hintPenalty }: { maxScore: number; useHint: boolean; hintPenalty: number },
): number {
  return markAfterHint(markForShare(score / 100, maxScore), useHint, hintPenalty);
}

/** How many gates of the tasks are not met. */
export function countUnmetGates(
  tasks: readonly Pick<TaskResult, 'taskId' | 'simulation'>[],
  waivers: GateWaivers,
): number {
  return tasks.reduce((sum, { taskId, simulation }) => {
    const grade = simulation?.grade ?? null;
    return grade === null ? sum : sum + countedGrade(grade, waivers.get(taskId)).failedBy.length;
  }, 0);
}

/** The same of stored tasks, packed or not, without those that are left out. */
export function countStoredGates(
  tasks: readonly Pick<AttemptTaskRow, 'taskId' | 'simulation' | 'packedSimulation' | 'isLeftOut'>[],
  waivers: GateWaivers,
): number {
  const counted = tasks.filter(({ isLeftOut }) => !isLeftOut);
  return countUnmetGates(
    counted.map((task) => ({ taskId: task.taskId, simulation: simulationIn(task) })),
    waivers,
  );
}

// What no mark of a work makes up for: gates that its logs did not meet and no teacher set aside, and cases short of their own pass mark.
import type { GateWaiver } from '#contract/entities/review.ts';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { isShortOfCase } from '#contract/simulation/case-passed.ts';
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

/** A task as far as its own case is concerned. */
type CaseTask = Pick<AttemptTaskRow, 'taskId' | 'mark' | 'maxScore' | 'manuallyReviewed'> & {
  readonly simulation: TaskResult['simulation'];
};

/** What keeps a work from being passed whatever its points, by what it is. */
interface Obstacles {
  /** Gates that are not met. */
  readonly gates: number;
  /** Cases whose own pass mark is not reached. */
  readonly shortCases: number;
}

/** The obstacles of one task; a question has none. */
export function obstaclesOf(task: CaseTask, waived: readonly Pick<GateWaiver, 'gateId'>[] = []): Obstacles {
  const judged = task.simulation?.grade ?? null;
  if (judged === null) return { gates: 0, shortCases: 0 };
  const grade = countedGrade(judged, waived);
  return { gates: grade.failedBy.length, shortCases: isShortOfCase({ ...task, grade }) ? 1 : 0 };
}

/** How many obstacles the tasks have. */
export function countObstacles(tasks: readonly CaseTask[], waivers: GateWaivers): number {
  return tasks.reduce((sum, task) => {
    const { gates, shortCases } = obstaclesOf(task, waivers.get(task.taskId));
    return sum + gates + shortCases;
  }, 0);
}

type StoredTask = Omit<CaseTask, 'simulation'> &
  Pick<AttemptTaskRow, 'simulation' | 'packedSimulation' | 'isLeftOut'>;

/** The same of a stored task, packed or not; one that is left out has none. */
export function storedObstacles(task: StoredTask, waivers: GateWaivers): Obstacles {
  if (task.isLeftOut) return { gates: 0, shortCases: 0 };
  return obstaclesOf({ ...task, simulation: simulationIn(task) }, waivers.get(task.taskId));
}

/** How many obstacles stored tasks have. */
export function countStoredObstacles(tasks: readonly StoredTask[], waivers: GateWaivers): number {
  return tasks.reduce((sum, task) => {
    const { gates, shortCases } = storedObstacles(task, waivers);
    return sum + gates + shortCases;
  }, 0);
}

// How far each task of an attempt is, for the list of tasks and the question before finishing.
import type { AttemptTask } from '#contract/entities/attempt.ts';

/** CONFIRMED: an answer was given. BEGUN: something is saved, nothing confirmed. EMPTY: nothing done yet. */
export type TaskStanding = 'CONFIRMED' | 'BEGUN' | 'EMPTY';

export function standingOf({ saved }: Pick<AttemptTask, 'saved'>): TaskStanding {
  if (saved.attemptsUsed > 0 && saved.answer !== null) return 'CONFIRMED';
  return saved.answer !== null || saved.entries.length > 0 ? 'BEGUN' : 'EMPTY';
}

/** The numbers (from 1) of the tasks for which nothing was done. */
export function emptyNumbers(tasks: readonly Pick<AttemptTask, 'saved'>[]): readonly number[] {
  return tasks.flatMap((task, at) => (standingOf(task) === 'EMPTY' ? [at + 1] : []));
}

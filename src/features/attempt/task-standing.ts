// How far each task of an attempt is, for the list of tasks and the question before finishing.
import type { AnswerOutcome } from '#contract/entities/answer-check.ts';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { cannotImprove } from '#contract/marks.ts';

/**
 * RIGHT, PARTLY, WRONG: what is known of the confirmed answer. CONFIRMED: an answer was given, and nothing is known. BEGUN:
 * something is saved that is not confirmed. EMPTY: nothing done yet.
 */
export type TaskStanding = 'RIGHT' | 'PARTLY' | 'WRONG' | 'CONFIRMED' | 'BEGUN' | 'EMPTY';

type Standing = Pick<AttemptTask, 'saved'>;

export function standingOf({ saved }: Standing, outcome?: AnswerOutcome): TaskStanding {
  if (saved.attemptsUsed > 0 && saved.answer !== null) {
    if (saved.isConfirmed === false) return 'BEGUN';
    return outcome === undefined || outcome === 'OPEN' || outcome === 'NONE' ? 'CONFIRMED' : outcome;
  }
  return saved.answer !== null || saved.entries.length > 0 ? 'BEGUN' : 'EMPTY';
}

/** Whether another answer could get more points, as far as that is known. */
export function canImprove(
  { saved, maxAttempts }: Standing & Pick<AttemptTask, 'maxAttempts'>,
  outcome?: AnswerOutcome,
): boolean {
  return outcome !== undefined && !cannotImprove(outcome) && saved.attemptsUsed < maxAttempts;
}

/** Nothing is left to do in the task: its answer stands, and cannot be bettered as far as is known. */
export function isDone(
  task: Standing & Pick<AttemptTask, 'maxAttempts'>,
  outcome: AnswerOutcome | undefined,
): boolean {
  const standing = standingOf(task, outcome);
  return standing !== 'EMPTY' && standing !== 'BEGUN' && !canImprove(task, outcome);
}

/** The numbers (from 1) of the tasks for which nothing was done. */
export function emptyNumbers(tasks: readonly Standing[]): readonly number[] {
  return tasks.flatMap((task, at) => (standingOf(task) === 'EMPTY' ? [at + 1] : []));
}

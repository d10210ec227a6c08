// TRAINING whose key stays on the server: what it says of the last confirmed answer, and the hint that was taken.
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { getTrainingFeedback } from '#contract/calls/completed-work.ts';
import type { Attempt, AttemptTask } from '#contract/entities/attempt.ts';
import { call } from '#src/lib/api/call.ts';
import type { AnswerScreenProps } from '#tasks/view-props.ts';
import { hasTrainingFeedback } from './has-training-feedback.ts';

type FeedbackProps = Pick<AnswerScreenProps, 'feedback' | 'hint'> & {
  /** An event holds the task: nothing is told until it has ended. */
  readonly isHeld: boolean;
};

/**
 * @param task with what is saved of it by now
 * @param isOnServer everything done so far has reached the server: before, it could only speak of an earlier answer
 */
export function trainingFeedbackQuery(attempt: Attempt, task: AttemptTask, isOnServer: boolean) {
  const { attemptsUsed, hintTaken } = task.saved;
  const params = { id: attempt.id, taskId: task.id };
  return queryOptions({
    queryKey: ['/completed-work/:id/tasks/:taskId/told', params, attemptsUsed, hintTaken],
    queryFn:
      isOnServer && hasTrainingFeedback(attempt, task)
        ? () => call<typeof getTrainingFeedback>('GET', '/completed-work/:id/tasks/:taskId/told', { params })
        : skipToken,
    staleTime: Infinity,
  });
}

export function useTrainingFeedback(attempt: Attempt, task: AttemptTask, isOnServer: boolean): FeedbackProps {
  const told = useQuery(trainingFeedbackQuery(attempt, task, isOnServer));
  const { feedback, hint, isHeld = false } = told.data ?? {};
  return { feedback: feedback ?? undefined, hint: hint ?? undefined, isHeld };
}

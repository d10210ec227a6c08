// TRAINING whose key stays on the server: what it says of the last confirmed answer, and the hint that was taken.
import { skipToken, useQuery } from '@tanstack/react-query';
import type { getTrainingFeedback } from '#contract/calls/completed-work.ts';
import type { Attempt, AttemptTask } from '#contract/entities/attempt.ts';
import { call } from '#src/lib/api/call.ts';
import type { AnswerScreenProps } from '#tasks/view-props.ts';
import { hasTrainingFeedback } from './has-training-feedback.ts';

type FeedbackProps = Pick<AnswerScreenProps, 'feedback' | 'hint'> & {
  /** An event holds the task: nothing is told until it has ended. */
  readonly isHeld: boolean;
};

/** What the server has to tell of the last confirmed answer. */
export function askFeedback(id: string, taskId: string) {
  return call<typeof getTrainingFeedback>('GET', '/completed-work/:id/tasks/:taskId/told', {
    params: { id, taskId },
  });
}

/**
 * @param task with what is saved of it by now
 * @param isOnServer everything done so far has reached the server: before, it could only speak of an earlier answer
 */
export function useTrainingFeedback(attempt: Attempt, task: AttemptTask, isOnServer: boolean): FeedbackProps {
  const { attemptsUsed, hintTaken } = task.saved;
  const params = { id: attempt.id, taskId: task.id };
  const told = useQuery({
    queryKey: ['/completed-work/:id/tasks/:taskId/told', params, attemptsUsed, hintTaken],
    queryFn:
      isOnServer && hasTrainingFeedback(attempt, task) ? () => askFeedback(attempt.id, task.id) : skipToken,
    staleTime: Infinity,
  });
  const { feedback, hint, isHeld = false } = told.data ?? {};
  return { feedback: feedback ?? undefined, hint: hint ?? undefined, isHeld };
}

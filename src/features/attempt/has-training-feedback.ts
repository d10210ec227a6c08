// Of which tasks the server has something to tell while the attempt runs.
import type { Attempt, AttemptTask } from '#contract/entities/attempt.ts';

type FeedbackTask = Pick<AttemptTask, 'simulation' | 'params'> & {
  readonly saved: Pick<AttemptTask['saved'], 'attemptsUsed' | 'hintTaken'>;
};

/** A question of a training that came without its key, of which something can be told. */
export function hasTrainingFeedback(
  { mode }: Pick<Attempt, 'mode'>,
  { simulation, params, saved }: FeedbackTask,
): boolean {
  if (mode !== 'TRAINING' || simulation !== null || params['key'] !== undefined) return false;
  return saved.attemptsUsed > 0 || saved.hintTaken;
}

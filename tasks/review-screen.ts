// What a review or a result gives to the part that shows an answer, whatever the task's type.
import type { AnswerCheck } from '#contract/entities/answer-check.ts';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import type { Language } from '#contract/texts.ts';
import type { TrainingKey } from './kit/schema.ts';

/** The task as it travelled in the attempt: under the attempt's ids. */
export type ShownTask = Pick<
  AttemptTask,
  'id' | 'taskType' | 'question' | 'answers' | 'fileDocumentIds' | 'maxScore' | 'params'
>;

export interface ReviewScreenProps {
  readonly task: ShownTask;
  /** As it was saved; null for none. */
  readonly answer: unknown;
  /** Null where the key is not shown to this person. */
  readonly solution: TrainingKey | null;
  /** The check of the answer, for its parts; null where it is not shown. */
  readonly check: AnswerCheck | null;
  readonly language: Language;
}

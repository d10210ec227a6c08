// What a question type gives so that its screens can be made: its shapes, its check and the control one answers with.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import type { Language } from '#contract/text-in.ts';
import type { ShownTask } from '../review-screen.ts';

export interface ControlProps<Params, Key, Answer> {
  readonly task: ShownTask;
  readonly params: Params;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
  readonly isLocked: boolean;
  /** Given when no further answer can change anything: what would have been right is shown. */
  readonly solution: Key | null;
  readonly parts: readonly CheckedPart[];
  readonly language: Language;
  /** The id of the element that holds the question. */
  readonly labelId: string;
}

export interface QuestionView<Params, Key, Answer> {
  /** The params as they travel. */
  readonly paramsSchema: z.ZodType<Params>;
  readonly keySchema: z.ZodType<Key>;
  readonly answerSchema: z.ZodType<Answer>;
  readonly emptyAnswer: Answer;
  readonly isEmpty: (answer: Answer) => boolean;
  /** Whether an answer that answers nothing is still kept as a draft (reading times). */
  readonly keepsDraft?: (answer: Answer) => boolean;
  readonly check: (key: Key, answer: Answer, maxScore: number) => AnswerCheck;
  readonly Control: ComponentType<ControlProps<Params, Key, Answer>>;
}

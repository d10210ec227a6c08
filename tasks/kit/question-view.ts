// What a question type provides for its screens, and how they are built: the frame is the same for all.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { CheckedPart } from '#contract/entities/answer-check.ts';
import type { Language } from '#contract/languages.ts';
import { lazyScreen, type QuestionViews, type ShownTask } from '../view-props.ts';
import type { AnswerRules } from './check.ts';
import type { KitTexts } from './kit-texts.ts';

export interface ControlProps<Params, Key, Answer> {
  readonly task: ShownTask;
  readonly params: Params;
  readonly answer: Answer;
  readonly onChange: (answer: Answer) => void;
  readonly isLocked: boolean;
  /** Present when no further answer can change the result: then the right answer is shown. */
  readonly solution: Key | null;
  readonly parts: readonly CheckedPart[];
  readonly language: Language;
  /** The id of the element that holds the question. */
  readonly labelId: string;
}

/** What the frame calls confirming, and says once it was done. */
export type FrameWords = Pick<KitTexts, 'confirm' | 'right'>;

export interface QuestionView<Params, Key, Answer> extends AnswerRules<Key, Answer> {
  /** The params as sent to the learner. */
  readonly paramsSchema: z.ZodType<Params>;
  readonly Control: ComponentType<ControlProps<Params, Key, Answer>>;
  /** Shown in a review instead of the control. */
  readonly ReviewControl?: ComponentType<ControlProps<Params, Key, Answer>>;
  /** Whether to save a draft that answers nothing (it may hold reading times). */
  readonly keepsDraft?: (answer: Answer) => boolean;
  /** The words of the frame where one goes through something instead of answering; confirming is offered at the end of it. */
  readonly says?: (language: Language) => FrameWords;
  /** The control itself shows the question's pictures. */
  readonly hidesImages?: boolean;
  /** The control itself shows the question's documents; a review still shows them above it. */
  readonly hidesDocuments?: boolean;
}

/** The screens of a type, built from its view, which is loaded with the first of them. */
export function viewsOfQuestion<Params, Key, Answer>(
  load: () => Promise<QuestionView<Params, Key, Answer>>,
): QuestionViews {
  return {
    isFullBleed: false,
    answer: lazyScreen(async () => {
      const [{ answerScreenOf }, view] = await Promise.all([import('./answer-screen-of.tsx'), load()]);
      return answerScreenOf(view);
    }),
    review: lazyScreen(async () => {
      const [{ reviewScreenOf }, view] = await Promise.all([import('./review-screen-of.tsx'), load()]);
      return reviewScreenOf(view);
    }),
    loadOutcome: async () => {
      const [{ outcomeBy }, view] = await Promise.all([import('./outcome-by.ts'), load()]);
      return outcomeBy(view);
    },
  };
}

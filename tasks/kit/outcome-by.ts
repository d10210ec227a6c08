// What an answer is worth by the key that came with its task: loaded apart, as no page needs it to open.
import { asStored } from '#contract/written-text.ts';
import type { OutcomeOf } from '../view-props.ts';
import { checkAnswer } from './check.ts';
import type { QuestionView } from './question-view.ts';
import { trainingKeySchema } from './schema.ts';

/** What a confirmed answer is worth by the key that came with the task; null where none came. */
export function outcomeBy<Params, Key, Answer>(view: QuestionView<Params, Key, Answer>): OutcomeOf {
  return ({ params }, given) => {
    const training = trainingKeySchema.safeParse(params['key']).data;
    const key = asStored(() => view.keySchema.safeParse(training?.key));
    const answer = view.answerSchema.safeParse(given);
    if (!key.success || !answer.success) return null;
    return checkAnswer(view, key.data, answer.data, 1).outcome;
  };
}

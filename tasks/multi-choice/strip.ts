// What of a MULTICHOICE travels: the answers, outside TRAINING in the attempt's order; not how many are right.
import type { QuestionRules, TaskContent, AnswerOrder, NoParams, TaskFault } from '../kit/schema.ts';
import { choiceFaults, travellingAnswers, trueAnswerIds } from '../kit/strip.ts';
import type { MultiChoiceAnswer, MultiChoiceKey } from './schema.ts';

type Rules = QuestionRules<NoParams, MultiChoiceKey, MultiChoiceAnswer>;

export const stripMultiChoice: Rules['strip'] = (task, _params, order) => ({
  answers: travellingAnswers(task.answers, order),
  params: {},
});

export function multiChoiceKey(task: TaskContent, _params: NoParams, order: AnswerOrder): MultiChoiceKey {
  return { right: trueAnswerIds(task, order) };
}

export function multiChoiceFaults(task: TaskContent): readonly TaskFault[] {
  return choiceFaults(task);
}

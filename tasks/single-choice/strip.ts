// What of a SINGLECHOICE travels: the answers, outside TRAINING in the attempt's order.
import type { QuestionRules, TaskContent, AnswerOrder, NoParams, TaskFault } from '../kit/schema.ts';
import { choiceFaults, travellingAnswers, trueAnswerIds } from '../kit/strip.ts';
import type { SingleChoiceAnswer, SingleChoiceKey } from './schema.ts';

type Rules = QuestionRules<NoParams, SingleChoiceKey, SingleChoiceAnswer>;

export const stripSingleChoice: Rules['strip'] = (task, _params, order) => ({
  answers: travellingAnswers(task.answers, order),
  params: {},
});

export function singleChoiceKey(task: TaskContent, _params: NoParams, order: AnswerOrder): SingleChoiceKey {
  return { right: trueAnswerIds(task, order) };
}

export function singleChoiceFaults(task: TaskContent): readonly TaskFault[] {
  return choiceFaults(task);
}

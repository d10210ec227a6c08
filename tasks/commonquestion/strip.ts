// What of a COMMONQUESTION travels: no answers at all, for its answer is the key.
import type { QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import type { CommonQuestionKey } from './schema.ts';

export const stripCommonQuestion = (): ReturnType<QuestionRules<never, never, never>['strip']> => ({
  answers: [],
  params: {},
});

/** The Russian variant of the first answer, where there is one. */
export function commonQuestionKey(task: TaskContent): CommonQuestionKey {
  const content = task.answers[0]?.content;
  return { expected: content?.ru.trim() || content?.en.trim() || content?.ch.trim() || '' };
}

export function commonQuestionFaults(task: TaskContent): readonly TaskFault[] {
  return commonQuestionKey(task).expected === '' ? [{ path: 'answers', code: 'NO_KEY' }] : [];
}

// What the learner receives of a COMMONQUESTION: none of its answers, because they are the key.
import { textsOf } from '#contract/languages.ts';
import { kindOfQuestion } from '../kit/kind.ts';
import { noParamsSchema, type TaskContent } from '../kit/schema.ts';
import { commonQuestionRules } from './check.ts';

/** The Russian variant of the first answer, if there is one. */
function expectedOf(task: TaskContent): string {
  const content = task.answers[0]?.content;
  const written = content ? textsOf(content).map((text) => text.trim()) : [];
  return written.find((text) => text !== '') ?? '';
}

export const commonQuestionKind = kindOfQuestion({
  ...commonQuestionRules,
  paramsSchema: noParamsSchema,
  tellingTexts: ({ answers }) => answers.slice(0, 1).map(({ content }) => content),
  rightAnswer: ({ expected }) => ({ text: expected }),
  keyOf: (task) => ({ expected: expectedOf(task) }),
  faultsOf: (task) => (expectedOf(task) === '' ? [{ path: 'answers', code: 'NO_KEY' }] : []),
});

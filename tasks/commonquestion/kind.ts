// What the learner receives of a COMMONQUESTION: none of its answers, because they are the key.
import { textsOf } from '#contract/languages.ts';
import { kindOfQuestion } from '../kit/kind.ts';
import type { TaskContent } from '../kit/schema.ts';
import { acceptedWords } from '../kit/strip.ts';
import { commonQuestionRules } from './check.ts';
import { portableText } from './portable.ts';
import { commonQuestionParamsSchema, type CommonQuestionKey, type CommonQuestionParams } from './schema.ts';

/** The Russian variant of the first answer, if there is one. */
function expectedOf(task: TaskContent): string {
  const content = task.answers[0]?.content;
  const written = content ? textsOf(content).map((text) => text.trim()) : [];
  return written.find((text) => text !== '') ?? '';
}

/** Variants and rules only where the task has any: without, the key is the one answer. */
function keyOf(task: TaskContent, { variants, rules }: CommonQuestionParams): CommonQuestionKey {
  const accepted = acceptedWords(variants.map(({ content }) => content));
  return {
    expected: expectedOf(task),
    ...(accepted.length === 0 ? {} : { accepted }),
    ...(Object.values(rules).includes(true) ? { rules } : {}),
  };
}

export const commonQuestionKind = kindOfQuestion({
  ...commonQuestionRules,
  isTyped: true,
  paramsSchema: commonQuestionParamsSchema,
  portable: portableText,
  tellingTexts: ({ answers }, { variants }) => [
    ...answers.slice(0, 1).map(({ content }) => content),
    ...variants.map(({ content }) => content),
  ],
  rightAnswer: ({ expected }) => ({ text: expected }),
  keyOf,
  faultsOf: (task) => (expectedOf(task) === '' ? [{ path: 'answers', code: 'NO_KEY' }] : []),
});

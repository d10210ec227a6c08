// A COMMONQUESTION on its way to other systems and from them.
import { answersSaying, contentsOf, type PortableRules } from '../kit/portable.ts';
import type { CommonQuestionParams } from './schema.ts';

export const portableText: PortableRules<CommonQuestionParams> = {
  of: (task, { variants, rules: { caseMatters, ...own } }) => ({
    kind: 'TEXT',
    accepted: [...contentsOf(task).slice(0, 1), ...variants.map(({ content }) => content)],
    caseMatters,
    hasOwnRules: Object.values(own).includes(true),
  }),
  made: (portable) => {
    if (portable.kind !== 'TEXT') return undefined;
    const [first, ...others] = portable.accepted;
    return {
      answers: first === undefined ? [] : answersSaying([first]),
      trueAnswerIndex: [],
      params: {
        variants: others.map((content, at) => ({ id: `v${at + 1}`, content })),
        rules: { caseMatters: portable.caseMatters },
      },
    };
  },
};

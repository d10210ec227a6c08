// An EMPTYQUESTION on its way to other systems and from them.
import type { PortableRules } from '../kit/portable.ts';
import type { EmptyQuestionParams } from './schema.ts';

export const portableGaps: PortableRules<EmptyQuestionParams> = {
  of: (_task, { text, gaps }) => ({ kind: 'GAPS', text, gaps }),
  made: (portable) => {
    if (portable.kind !== 'GAPS') return undefined;
    const { text, gaps } = portable;
    return { answers: [], trueAnswerIndex: [], params: { text, gaps } };
  },
};

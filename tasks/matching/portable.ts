// A MATCHING on its way to other systems and from them.
import { answersSaying, contentsOf, type PortableRules } from '../kit/portable.ts';
import type { MatchingParams } from './schema.ts';

export const portablePairs: PortableRules<MatchingParams> = {
  of: (task, { left }) => ({
    kind: 'PAIRS',
    left: left.map(({ content }) => content),
    answers: contentsOf(task),
    pairs: task.trueAnswerIndex,
  }),
  made: (portable) => {
    if (portable.kind !== 'PAIRS') return undefined;
    return {
      answers: answersSaying(portable.answers),
      trueAnswerIndex: portable.pairs,
      params: { left: portable.left.map((content, at) => ({ id: `l${at + 1}`, content, filesId: [] })) },
    };
  },
};

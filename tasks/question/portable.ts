// A QUESTION on its way to other systems and from them.
import type { z } from 'zod';
import type { PortableRules } from '../kit/portable.ts';
import type { questionParamsSchema } from './schema.ts';

export const portableEssay: PortableRules<z.infer<typeof questionParamsSchema>> = {
  of: (_task, { sample, rubric }) => ({ kind: 'ESSAY', sample, hasRubric: rubric.length > 0 }),
  made: (portable) =>
    portable.kind === 'ESSAY'
      ? { answers: [], trueAnswerIndex: [], params: { sample: portable.sample } }
      : undefined,
};

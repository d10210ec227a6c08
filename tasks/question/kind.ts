// What the learner receives of a QUESTION: the wanted length, without rubric and sample.
import { kindOfQuestion } from '../kit/kind.ts';
import { questionRules } from './check.ts';
import { portableEssay } from './portable.ts';
import { questionParamsSchema } from './schema.ts';

export const questionKind = kindOfQuestion({
  ...questionRules,
  paramsSchema: questionParamsSchema,
  portable: portableEssay,
  strip: (_task, { wantedLength }) => ({ params: { wantedLength } }),
  keyOf: (_task, { rubric, sample }) => ({ rubric, sample }),
});

// What of a QUESTION travels: its wanted length; rubric and sample stay.
import type { QuestionRules, TaskContent } from '../kit/schema.ts';
import type { QuestionAnswer, QuestionKey, QuestionParams } from './schema.ts';

type Rules = QuestionRules<QuestionParams, QuestionKey, QuestionAnswer>;

export const stripQuestion: Rules['strip'] = (_task, { wantedLength }) => ({
  answers: [],
  params: { wantedLength },
});

export function questionKey(_task: TaskContent, { rubric, sample }: QuestionParams): QuestionKey {
  return { rubric, sample };
}

// A MULTICHOICE: choose any number of the answers.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';

export const multiChoiceAnswerSchema = z.strictObject({ picked: z.array(idSchema).max(100) });
export type MultiChoiceAnswer = z.infer<typeof multiChoiceAnswerSchema>;

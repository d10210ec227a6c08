// A COMMONQUESTION: a short text that must equal the content of the first answer.
import { z } from 'zod';

export const commonQuestionKeySchema = z.strictObject({ expected: z.string() });
export type CommonQuestionKey = z.infer<typeof commonQuestionKeySchema>;

export const commonQuestionAnswerSchema = z.strictObject({ text: z.string().max(2000) });
export type CommonQuestionAnswer = z.infer<typeof commonQuestionAnswerSchema>;

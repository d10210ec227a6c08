// A COMMONQUESTION: a short text that must equal the content of the first answer, or a variant of it.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { optionalTextSchema } from '#contract/texts.ts';

/** What makes two texts the same; by default only their case and outer spaces may differ. */
const rulesSchema = z.strictObject({
  caseMatters: z.boolean().default(false),
  ignoresYo: z.boolean().default(false),
  ignoresSpaces: z.boolean().default(false),
  /** One letter too many, too few, another one, or two in the wrong order, in words of some length. */
  allowsMisprint: z.boolean().default(false),
});
export type TextRules = z.infer<typeof rulesSchema>;

const variantSchema = z.strictObject({ id: idSchema, content: optionalTextSchema });
const MAX_VARIANTS = 30;

export const commonQuestionParamsSchema = z.strictObject({
  /** Accepted as well, in any language. */
  variants: z.array(variantSchema).max(MAX_VARIANTS).default([]),
  rules: rulesSchema.prefault({}),
});
export type CommonQuestionParams = z.infer<typeof commonQuestionParamsSchema>;

/** The same while it is written. */
export const begunCommonQuestionSchema = z.object({
  variants: z.array(variantSchema).catch([]),
  rules: rulesSchema.catch(rulesSchema.parse({})),
});

export const commonQuestionKeySchema = z.strictObject({
  expected: z.string(),
  accepted: z.array(z.string()).optional(),
  rules: rulesSchema.optional(),
});
export type CommonQuestionKey = z.infer<typeof commonQuestionKeySchema>;

export const commonQuestionAnswerSchema = z.strictObject({ text: z.string().max(2000) });
export type CommonQuestionAnswer = z.infer<typeof commonQuestionAnswerSchema>;

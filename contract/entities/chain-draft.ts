// A chain while it is made: the draft as the server has it, and what is found in it. Only those who edit practice see it.
import { z } from 'zod';
import { idSchema } from '../common.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { draftStateOf } from './draft.ts';
import { chainDraftSchema } from './practice-tools.ts';

export const chainDraftStateSchema = draftStateOf(chainDraftSchema).extend({
  /** The cases that were made with it: each keeps the judging that it has. */
  cases: z.array(z.object({ id: idSchema, title: trilingualSchema })),
});
export type ChainDraftState = z.infer<typeof chainDraftStateSchema>;

const CHAIN_ERRORS = ['NO_TITLE', 'NO_STEPS', 'JUDGING', 'UNDECIDED'] as const;
const CHAIN_WARNINGS = ['LANGUAGE_MISSING', 'NO_END'] as const;

export const chainFindingSchema = z.object({
  code: z.enum([...CHAIN_ERRORS, ...CHAIN_WARNINGS]),
  isError: z.boolean(),
  /** Where in the draft, such as `reference.steps.3.after.0`. */
  path: z.string(),
  /** Why, where the code alone does not say it. */
  reason: trilingualSchema.nullable(),
});
export type ChainFinding = z.infer<typeof chainFindingSchema>;

const ERROR_CODES: ReadonlySet<string> = new Set(CHAIN_ERRORS);

/** Whether it stops publishing. */
export const isChainError = (code: ChainFinding['code']): boolean => ERROR_CODES.has(code);

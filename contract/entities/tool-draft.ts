// An action or a profile of the terminal while it is made: the draft as the server has it, and what is found in it.
import { z } from 'zod';
import { trilingualSchema } from '../simulation/text.ts';
import { draftStateOf } from './draft.ts';
import { actionDraftSchema, practiceActionSchema, useSchema } from './practice-tools.ts';
import { profileDraftSchema } from './terminal-profile.ts';

export const actionDraftStateSchema = draftStateOf(actionDraftSchema).extend({
  usual: practiceActionSchema.shape.usual,
  /** The chains that hold it. */
  uses: z.array(useSchema),
});
export type ActionDraftState = z.infer<typeof actionDraftStateSchema>;

export const profileDraftStateSchema = draftStateOf(profileDraftSchema).extend({
  /** The cases that were made with it: each keeps what it took over. */
  uses: z.array(useSchema),
});
export type ProfileDraftState = z.infer<typeof profileDraftStateSchema>;

const TOOL_ERRORS = ['NO_TITLE', 'FIELD', 'UNDECIDED'] as const;
const TOOL_WARNINGS = ['LANGUAGE_MISSING'] as const;

export const toolFindingSchema = z.object({
  code: z.enum([...TOOL_ERRORS, ...TOOL_WARNINGS]),
  isError: z.boolean(),
  /** Where in the draft, such as `settings.0`. */
  path: z.string(),
  /** Why, where the code alone does not say it. */
  reason: trilingualSchema.nullable(),
});
export type ToolFinding = z.infer<typeof toolFindingSchema>;

const ERROR_CODES: ReadonlySet<string> = new Set(TOOL_ERRORS);

/** Whether it stops publishing. */
export const isToolError = (code: ToolFinding['code']): boolean => ERROR_CODES.has(code);

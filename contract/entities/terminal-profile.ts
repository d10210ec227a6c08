// Profiles of the operator terminal: which screens a role has, and which parameters it may set, in which range.
import { z } from 'zod';
import { MAX_SETTINGS, settingBoundsSchema } from '../simulation/equipment-case.ts';
import { activeScreenSchema, equipmentRoleSchema } from '../simulation/equipment-kinds.ts';
import { explanationSchema, itemFacts, titleSchema, useSchema } from './practice-tools.ts';

/** What a case takes over of a profile, as it is then: an edit of a profile moves no case. */
export const profileInputSchema = z.object({
  title: titleSchema,
  description: explanationSchema,
  role: equipmentRoleSchema,
  screens: z.array(activeScreenSchema).min(1).max(activeScreenSchema.options.length),
  /** Each parameter that may be set, within the tool's own range. */
  settings: z.array(settingBoundsSchema).max(MAX_SETTINGS),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

export const terminalProfileSchema = profileInputSchema.extend(itemFacts);
export type TerminalProfile = z.infer<typeof terminalProfileSchema>;

/** With the cases that were made with it. */
export const terminalProfileDetailsSchema = terminalProfileSchema.extend({ uses: z.array(useSchema) });
export type TerminalProfileDetails = z.infer<typeof terminalProfileDetailsSchema>;

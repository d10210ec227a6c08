// Profiles of the operator terminal: which screens a role has, and which parameters it may set, in which range.
import { z } from 'zod';
import { MAX_SETTINGS, settingBoundsSchema } from '../simulation/equipment-case.ts';
import { activeScreenSchema, equipmentRoleSchema } from '../simulation/equipment-kinds.ts';
import { draftTitleSchema, explanationSchema, itemFacts, titleSchema, useSchema } from './practice-tools.ts';

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

/** A profile that is being made: it may have no title and no screen yet. */
export const profileDraftSchema = profileInputSchema.extend({
  title: draftTitleSchema,
  screens: z.array(activeScreenSchema).max(activeScreenSchema.options.length),
});
export type ProfileDraft = z.infer<typeof profileDraftSchema>;

const terminalProfileSchema = profileInputSchema.extend(itemFacts);
export type TerminalProfile = z.infer<typeof terminalProfileSchema>;

/** A profile as the list shows it: published, or only a draft yet. */
export const listedProfileSchema = terminalProfileSchema.extend({
  ...profileDraftSchema.shape,
  /** 0: it was never published. */
  revision: z.number().int(),
  isDraft: z.boolean(),
});
export type ListedProfile = z.infer<typeof listedProfileSchema>;

/** With the cases that were made with it. */
export const terminalProfileDetailsSchema = terminalProfileSchema.extend({ uses: z.array(useSchema) });
export type TerminalProfileDetails = z.infer<typeof terminalProfileDetailsSchema>;

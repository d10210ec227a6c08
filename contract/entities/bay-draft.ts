// A site's rules of the bay while they are made. Only those who edit practice see them: reaction times belong to the key.
import { z } from 'zod';
import { idSchema } from '../common.ts';
import { inEveryLanguage } from '../languages.ts';
import { bayEditsSchema } from '../simulation/bay-edits.ts';
import { draftStateOf } from './draft.ts';
import { itemFacts, useSchema } from './practice-tools.ts';

const MAX_TITLE = 200;
const MAX_REVISION = 1_000_000;

export const bayDraftSchema = z.object({
  title: z.object(inEveryLanguage(() => z.string().max(MAX_TITLE))),
  /** The ruleset of which this is a copy: a new revision of it is offered, never taken by itself. */
  basedOn: z.object({ id: idSchema, revision: z.number().int().min(1).max(MAX_REVISION) }),
  edits: bayEditsSchema,
});
export type BayDraft = z.infer<typeof bayDraftSchema>;

export const bayDraftStateSchema = draftStateOf(bayDraftSchema).extend({
  /** The cases in use that are played by these rules: each keeps the revision that it names. */
  uses: z.array(useSchema),
});
export type BayDraftState = z.infer<typeof bayDraftStateSchema>;

/** The rules of a bay as the list shows them. */
export const listedBaySchema = z.object({
  ...itemFacts,
  /** 0: it was never published. */
  revision: z.number().int(),
  title: bayDraftSchema.shape.title,
  /** How many rows and times differ from the ruleset on which it is based. */
  changeCount: z.number().int(),
  isDraft: z.boolean(),
  cases: z.array(useSchema),
});
export type ListedBay = z.infer<typeof listedBaySchema>;

// Rules of the bay that sites have made: the list, the archive, drafts and revisions, and the rules that a case may name.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema, noContentSchema } from '../common.ts';
import { bayDraftSchema, bayDraftStateSchema, listedBaySchema } from '../entities/bay-draft.ts';
import { toolFindingSchema } from '../entities/tool-draft.ts';
import { itemDraftCalls } from '../item-draft-calls.ts';
import { pageOf, pageQuery } from '../page.ts';
import { bayReactionSchema } from '../simulation/bay-edits.ts';

export const listBays = defineCall({
  id: 'listBays',
  method: 'GET',
  path: '/bays',
  access: ['PRACTICE_EDIT'],
  summary:
    'Rules of the bay that the site has made, drafts among them, with the cases that are played by them',
  query: pageQuery(['title', 'changedAt'], 'title,asc').extend({
    search: z.string().max(200).optional(),
    /** true: those in the archive, otherwise the others. */
    archived: z.enum(['true', 'false']).default('false'),
    /** true: none of which there is only a draft. */
    published: z.enum(['true']).optional(),
  }),
  response: pageOf(listedBaySchema),
});

export const deleteBay = defineCall({
  id: 'deleteBay',
  method: 'DELETE',
  path: '/bays/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Archive rules of the bay: no new case takes them, and attempts by them stay as they are',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const restoreBay = defineCall({
  id: 'restoreBay',
  method: 'POST',
  path: '/bays/:id/restore',
  access: ['PRACTICE_EDIT'],
  summary: 'Bring rules of the bay back from the archive',
  params: idParams,
  body: z.object({}),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const getBayRules = defineCall({
  id: 'getBayRules',
  method: 'GET',
  path: '/bay-rules',
  access: ['PRACTICE_EDIT'],
  summary: 'A ruleset of the bay with its reaction times: those that ship, or those of a site',
  query: z.object({
    /** Left out: those that ship. */
    id: idSchema.optional(),
    /** Left out: the present one. */
    revision: z.coerce.number().int().min(1).max(1_000_000).optional(),
  }),
  response: z.object({
    /** Parsed by the schemas of contract/simulation. */
    ruleset: z.unknown(),
    reactions: z.array(bayReactionSchema),
  }),
  errors: ['NOT_FOUND'],
});

const calls = itemDraftCalls({
  name: 'Bay',
  path: 'bays',
  words: 'rules of the bay',
  data: bayDraftSchema,
  state: bayDraftStateSchema,
  finding: toolFindingSchema,
});

export const getBayDraft = calls.get;
export const saveBayDraft = calls.save;
export const dropBayDraft = calls.drop;
export const checkBayDraft = calls.check;
export const publishBayDraft = calls.publish;
export const meetAtBayDraft = calls.meet;
export const listBayRevisions = calls.revisions;
export const getBayRevision = calls.revision;

// Drafts of chains, and their published revisions.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, noContentSchema } from '../common.ts';
import { chainDraftInputSchema, chainDraftStateSchema, chainFindingSchema } from '../entities/chain-draft.ts';
import { chainDraftSchema } from '../entities/practice-tools.ts';
import { pageOf, pageQuery } from '../page.ts';

export const getChainDraft = defineCall({
  id: 'getChainDraft',
  method: 'GET',
  path: '/action-sequence/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary: 'The draft of a chain; without one, what is published',
  params: idParams,
  response: chainDraftStateSchema,
  errors: ['NOT_FOUND'],
});

export const saveChainDraft = defineCall({
  id: 'saveChainDraft',
  method: 'PUT',
  path: '/action-sequence/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary:
    'Save a draft on the version that it grew from (0: the first); an unknown id with baseRevision 0 is a new chain',
  params: idParams,
  body: chainDraftInputSchema,
  response: chainDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const dropChainDraft = defineCall({
  id: 'dropChainDraft',
  method: 'DELETE',
  path: '/action-sequence/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary: 'Throw the draft of a chain away; what is published stays',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const checkChainDraft = defineCall({
  id: 'checkChainDraft',
  method: 'GET',
  path: '/action-sequence/:id/draft/check',
  access: ['PRACTICE_EDIT'],
  summary: 'What of a draft can’t judge, each with its path and the reason',
  params: idParams,
  response: z.object({ version: z.number().int(), findings: z.array(chainFindingSchema) }),
  errors: ['NOT_FOUND'],
});

export const publishChainDraft = defineCall({
  id: 'publishChainDraft',
  method: 'POST',
  path: '/action-sequence/:id/draft/publication',
  access: ['PRACTICE_EDIT'],
  summary: 'Publish a draft as a new revision: cases keep the judging that they have',
  params: idParams,
  body: z.object({}),
  response: chainDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const meetAtChainDraft = defineCall({
  id: 'meetAtChainDraft',
  method: 'POST',
  path: '/action-sequence/:id/draft/presence',
  access: ['PRACTICE_EDIT'],
  summary: 'Say that one has the chain open; answers who else has, and whether the draft has moved on',
  params: idParams,
  body: z.object({}),
  response: z.object({
    people: z.array(z.string()),
    revision: z.number().int(),
    version: z.number().int(),
  }),
  errors: ['NOT_FOUND'],
  isRepeatable: true,
});

export const listChainRevisions = defineCall({
  id: 'listChainRevisions',
  method: 'GET',
  path: '/action-sequence/:id/revisions',
  access: ['PRACTICE_EDIT'],
  summary: 'The published revisions of a chain, the newest first',
  params: idParams,
  query: pageQuery(['revision'], 'revision,desc'),
  response: pageOf(
    z.object({ revision: z.number().int(), createdAt: dateTimeSchema, createdBy: z.string().nullable() }),
  ),
  errors: ['NOT_FOUND'],
});

export const getChainRevision = defineCall({
  id: 'getChainRevision',
  method: 'GET',
  path: '/action-sequence/:id/revisions/:revision',
  access: ['PRACTICE_EDIT'],
  summary: 'A chain as one of its revisions had it, in the form of a draft',
  params: idParams.extend({ revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
  response: chainDraftSchema,
  errors: ['NOT_FOUND'],
});

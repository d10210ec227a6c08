// Cases as those who edit practice have them: the list, drafts, publishing, revisions, the archive, and trying a draft at once.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema, noContentSchema } from '../common.ts';
import {
  caseDraftInputSchema,
  caseDraftSchema,
  caseDraftStateSchema,
  caseFindingSchema,
  difficultySchema,
  listedCaseSchema,
} from '../entities/case-draft.ts';
import { practiceSimulationSchema } from '../entities/practice-tools.ts';
import { workModeSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';
import { practiceCaseSchema } from './practice-cases.ts';

export const listTestCases = defineCall({
  id: 'listTestCases',
  method: 'GET',
  path: '/test-cases',
  access: ['PRACTICE_EDIT'],
  summary: 'Cases with their chains, works and checks, drafts among them',
  query: pageQuery(['title', 'changedAt', 'stepCount'], 'title,asc').extend({
    search: z.string().max(200).optional(),
    simulation: practiceSimulationSchema.optional(),
    difficulty: difficultySchema.optional(),
    /** true: those in the archive, otherwise the others. */
    archived: z.enum(['true', 'false']).default('false'),
  }),
  response: pageOf(listedCaseSchema),
});

export const deleteTestCase = defineCall({
  id: 'deleteTestCase',
  method: 'DELETE',
  path: '/test-cases/:id',
  access: ['PRACTICE_EDIT'],
  summary: 'Archive a case: it is offered no more, and attempts at it stay as they are',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const restoreTestCase = defineCall({
  id: 'restoreTestCase',
  method: 'POST',
  path: '/test-cases/:id/restore',
  access: ['PRACTICE_EDIT'],
  summary: 'Bring a case back from the archive',
  params: idParams,
  body: z.object({}),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const getTestCaseDraft = defineCall({
  id: 'getTestCaseDraft',
  method: 'GET',
  path: '/test-cases/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary: 'The draft of a case, start and judging; without one, what is published',
  params: idParams,
  response: caseDraftStateSchema,
  errors: ['NOT_FOUND'],
});

export const saveTestCaseDraft = defineCall({
  id: 'saveTestCaseDraft',
  method: 'PUT',
  path: '/test-cases/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary:
    'Save a draft on the version that it grew from (0: the first); an unknown id with baseRevision 0 is a new case',
  params: idParams,
  body: caseDraftInputSchema,
  response: caseDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const dropTestCaseDraft = defineCall({
  id: 'dropTestCaseDraft',
  method: 'DELETE',
  path: '/test-cases/:id/draft',
  access: ['PRACTICE_EDIT'],
  summary: 'Throw the draft of a case away; what is published stays',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'VERSION_MOVED'],
  ifMatch: 'REQUIRED',
});

export const checkTestCaseDraft = defineCall({
  id: 'checkTestCaseDraft',
  method: 'GET',
  path: '/test-cases/:id/draft/check',
  access: ['PRACTICE_EDIT'],
  summary: 'What of a draft can’t be played or judged, each with its path and the reason',
  params: idParams,
  query: z.object({
    /** true: the case is also played by machine, right and wrong, as it is before it is published. */
    played: z.enum(['true', 'false']).default('false'),
  }),
  response: z.object({ version: z.number().int(), findings: z.array(caseFindingSchema) }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
});

export const publishTestCaseDraft = defineCall({
  id: 'publishTestCaseDraft',
  method: 'POST',
  path: '/test-cases/:id/draft/publication',
  access: ['PRACTICE_EDIT'],
  summary:
    'Publish a draft that the server has played and found sound as a new revision: works follow it, attempts keep the one that they began with',
  params: idParams,
  body: z.object({}),
  response: caseDraftStateSchema,
  errors: ['NOT_FOUND', 'VERSION_MOVED', 'UNAVAILABLE'],
  ifMatch: 'REQUIRED',
});

export const meetAtTestCaseDraft = defineCall({
  id: 'meetAtTestCaseDraft',
  method: 'POST',
  path: '/test-cases/:id/draft/presence',
  access: ['PRACTICE_EDIT'],
  summary: 'Say that one has the case open; answers who else has, and whether the draft has moved on',
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

export const tryTestCaseDraft = defineCall({
  id: 'tryTestCaseDraft',
  method: 'GET',
  path: '/test-cases/:id/draft/trial',
  access: ['PRACTICE_EDIT'],
  summary: 'A draft ready to be played in a mode, with its key; refused while its start is impossible',
  params: idParams,
  query: z.object({ mode: workModeSchema.default('TRAINING') }),
  response: practiceCaseSchema,
  errors: ['NOT_FOUND'],
});

export const listTestCaseRevisions = defineCall({
  id: 'listTestCaseRevisions',
  method: 'GET',
  path: '/test-cases/:id/revisions',
  access: ['PRACTICE_EDIT'],
  summary: 'The published revisions of a case, the newest first',
  params: idParams,
  query: pageQuery(['revision'], 'revision,desc'),
  response: pageOf(
    z.object({ revision: z.number().int(), createdAt: dateTimeSchema, createdBy: z.string().nullable() }),
  ),
  errors: ['NOT_FOUND'],
});

export const getTestCaseRevision = defineCall({
  id: 'getTestCaseRevision',
  method: 'GET',
  path: '/test-cases/:id/revisions/:revision',
  access: ['PRACTICE_EDIT'],
  summary: 'A case as one of its revisions had it, in the form of a draft',
  params: idParams.extend({ revision: z.coerce.number().int().min(1).max(1_000_000_000) }),
  response: caseDraftSchema,
  errors: ['NOT_FOUND'],
});

export const getCaseRuleset = defineCall({
  id: 'getCaseRuleset',
  method: 'GET',
  path: '/practice-ruleset/:simulation',
  access: ['PRACTICE_EDIT'],
  summary: 'The ruleset that a case or a room names, else the one in use: what a start may name',
  params: z.object({ simulation: practiceSimulationSchema }),
  query: z.object({
    /** A ruleset by its id and revision; without them, the one in use. */
    id: idSchema.optional(),
    revision: z.coerce.number().int().min(1).max(1_000_000).optional(),
  }),
  response: z.object({
    id: z.string(),
    revision: z.number().int(),
    /** Parsed by the schemas of contract/simulation. */
    ruleset: z.unknown(),
  }),
  errors: ['NOT_FOUND'],
});

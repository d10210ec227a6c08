// The review queue: answers that wait for a teacher's mark, each held by one teacher at a time.
import { z } from 'zod';
import { MAX_ACCEPTED } from '../attempt-limits.ts';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema, noContentSchema, versionSchema } from '../common.ts';
import { attemptStatusSchema, taskResultSchema } from '../entities/attempt.ts';
import { attemptTrustSchema, doubtStateSchema } from '../entities/attempt-trust.ts';
import { deviationSchema } from '../entities/deviation.ts';
import {
  appealReasonSchema,
  gateWaiverSchema,
  reviewClaimSchema,
  reviewStateSchema,
  REVIEW_STATES,
  rubricMarkSchema,
} from '../entities/review.ts';
import { userRefSchema } from '../entities/user.ts';
import { taskTypeSchema } from '../entities/task-type.ts';
import { workKindSchema, workModeSchema } from '../entities/work.ts';
import { pageOf, pageQuery } from '../page.ts';
import { localizedTextSchema } from '../texts.ts';
import { writtenText } from '../written-text.ts';

const filters = z.object({
  state: reviewStateSchema.default('WAITING'),
  workId: idSchema.optional(),
  executionId: idSchema.optional(),
  taskId: idSchema.optional(),
  /** Never finds answers whose names are hidden. */
  userId: idSchema.optional(),
});
export type ReviewFilters = z.output<typeof filters>;

const reviewRefSchema = z.object({ reviewId: idSchema, taskId: idSchema });

export const reviewItemSchema = reviewRefSchema.extend({
  taskType: taskTypeSchema,
  question: localizedTextSchema,
  maxScore: z.number(),
  mark: z.number().nullable(),
  /** The mark that the automatic check proposes; null: it can't tell. */
  proposedMark: z.number().nullable(),
  /** It waits with a proposal, so that it can be taken over with others at once; the answer itself is checked once more then. */
  isAcceptable: z.boolean(),
  state: reviewStateSchema,
  mode: workModeSchema,
  work: z.object({ id: idSchema, title: localizedTextSchema, kind: workKindSchema }),
  execution: z.object({ id: idSchema, title: localizedTextSchema }).nullable(),
  /** null: the name is hidden and `alias` is shown instead, the same for all answers of the attempt. */
  user: userRefSchema.nullable(),
  alias: z.string(),
  submittedAt: dateTimeSchema.nullable(),
  /** The automatic marking of the attempt was given up. */
  isSetAside: z.boolean(),
  /** Whether something of the attempt counts only when a teacher accepts it; null: nothing. */
  doubt: doubtStateSchema.nullable(),
  /** As of the attempt: it counts nowhere. */
  isBegunHeld: z.boolean(),
  claim: reviewClaimSchema.nullable(),
});
export type ReviewItem = z.infer<typeof reviewItemSchema>;

/** How many of a teacher's own comments are offered again, and up to how many letters. */
export const OWN_COMMENTS = { max: 8, maxLength: 400 } as const;

export const reviewSchema = reviewItemSchema.extend({
  /** The answer, its key, the reasons for the proposed mark, and the mark's history. */
  result: taskResultSchema,
  /** null while the name is hidden. */
  completedWorkId: idSchema.nullable(),
  /** What the attempt's mark rests on; null: there is nothing to say. */
  trust: attemptTrustSchema.nullable(),
  /** The attempt's mark without what is in doubt. */
  attemptMark: z.number().nullable(),
  attemptStatus: attemptStatusSchema,
  /** Batches of the attempt that were refused and kept aside. */
  branchCount: z.number().int(),
  /** What the caller wrote to other answers of this task, the most used first. */
  ownComments: z.array(z.string()).max(OWN_COMMENTS.max),
  /** For If-Match; every mark raises it. */
  version: versionSchema,
  /** The answers before and after this one in the queue under the same filters. */
  previous: reviewRefSchema.nullable(),
  next: reviewRefSchema.nullable(),
  /** Which of the answers under the same filters it is, and how many they are; counted up to 1,000. */
  place: z.object({ number: z.number().int(), total: z.number().int() }),
});
export type Review = z.infer<typeof reviewSchema>;

const params = z.object({ id: idSchema, taskId: idSchema });

export const listReviews = defineCall({
  id: 'listReviews',
  method: 'GET',
  path: '/reviews',
  access: ['RESULTS_REVIEW'],
  summary: 'The answers of the groups one teaches that wait for a mark, or that a teacher has marked',
  query: pageQuery(['submittedAt'], 'submittedAt,asc').extend(filters.shape),
  response: pageOf(reviewItemSchema),
});

export const reviewGroups = defineCall({
  id: 'reviewGroups',
  method: 'GET',
  path: '/reviews/groups',
  access: ['RESULTS_REVIEW'],
  summary: 'How many answers wait, by control event, work, task or student; at most 200, the fullest first',
  query: z.object({
    by: z.enum(['execution', 'work', 'task', 'student']).default('task'),
    state: z.enum(REVIEW_STATES).default('WAITING'),
  }),
  response: z.array(
    z.object({
      id: idSchema,
      title: localizedTextSchema,
      /** For a task: the name of its work. For a learner: the group. */
      note: localizedTextSchema.nullable(),
      count: z.number().int(),
      oldest: dateTimeSchema.nullable(),
    }),
  ),
});

export const reviewCounts = defineCall({
  id: 'reviewCounts',
  method: 'GET',
  path: '/reviews/counts',
  access: ['RESULTS_REVIEW'],
  summary: 'How many answers wait for the caller: for a mark, questioned, in doubt; each counted up to 1,000',
  response: z.object({
    waiting: z.number().int(),
    appeals: z.number().int(),
    doubts: z.number().int(),
  }),
});

export const getReview = defineCall({
  id: 'getReview',
  method: 'GET',
  path: '/reviews/:id/tasks/:taskId',
  access: ['RESULTS_REVIEW'],
  summary: 'One answer with all that marking it needs; the filters say what is previous and next',
  params,
  query: filters,
  response: reviewSchema,
  errors: ['NOT_FOUND'],
});

export const getDeviations = defineCall({
  id: 'getDeviations',
  method: 'GET',
  path: '/reviews/:id/deviations',
  access: ['RESULTS_REVIEW'],
  summary:
    'What was done in an attempt out of the server’s sight, or refused and kept aside: the newest 200 batches',
  params: idParams,
  response: z.array(deviationSchema),
  errors: ['NOT_FOUND'],
});

export const decideInReview = defineCall({
  id: 'decideInReview',
  method: 'POST',
  path: '/reviews/:id/doubt',
  access: ['RESULTS_REVIEW'],
  summary: 'Let what came without the server’s sight count, or not, also while the name is hidden',
  params: idParams,
  body: z.object({ accepts: z.boolean(), reason: writtenText(2000) }),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const waiveGate = defineCall({
  id: 'waiveGate',
  method: 'POST',
  path: '/reviews/:id/tasks/:taskId/waivers',
  access: ['RESULTS_REVIEW'],
  summary: 'Set a gate that is not met aside, or let it count again; marks that the server made follow',
  params,
  body: z.object({
    gateId: gateWaiverSchema.shape.gateId,
    /** false: it counts again. */
    waives: z.boolean(),
    reason: writtenText(2000),
  }),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT', 'REVIEW_CLAIMED'],
});

export const acceptProposals = defineCall({
  id: 'acceptProposals',
  method: 'POST',
  path: '/reviews/proposals',
  access: ['RESULTS_REVIEW'],
  summary:
    'Take over the marks that the check proposes for several answers, each by itself as if given one by one; what only a person can judge is left, and so is a proposal that is another by now',
  body: z.object({
    answers: z
      .array(
        reviewRefSchema.extend({
          /** The proposal as the caller saw it. */
          mark: z.number().min(0).max(10_000),
        }),
      )
      .min(1)
      .max(MAX_ACCEPTED),
  }),
  response: z.object({
    /**
     * One for each answer, in their order. NOT_FOUND: nobody's, or not the caller's to mark. CONFLICT: it does not
     * wait with this proposal.
     */
    outcomes: z.array(z.enum(['ACCEPTED', 'NOT_FOUND', 'REVIEW_CLAIMED', 'CONFLICT'])),
  }),
});

export const claimReview = defineCall({
  id: 'claimReview',
  method: 'POST',
  path: '/reviews/:id/tasks/:taskId/claim',
  access: ['RESULTS_REVIEW'],
  summary: 'Take an answer to mark it, or go on holding it; refused while another teacher holds it',
  params,
  body: z.object({ takeOver: z.boolean().default(false) }),
  response: reviewClaimSchema,
  errors: ['NOT_FOUND', 'REVIEW_CLAIMED'],
  isRepeatable: true,
});

export const releaseReview = defineCall({
  id: 'releaseReview',
  method: 'DELETE',
  path: '/reviews/:id/tasks/:taskId/claim',
  access: ['RESULTS_REVIEW'],
  summary: 'Give an answer back unmarked; another’s claim stays',
  params,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND'],
});

export const keepMark = defineCall({
  id: 'keepMark',
  method: 'POST',
  path: '/reviews/:id/tasks/:taskId/appeal',
  access: ['RESULTS_REVIEW'],
  summary: 'Keep a mark that the learner questions, with an answer; changing the mark answers by its reason',
  params,
  body: z.object({ answer: appealReasonSchema }),
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT', 'REVIEW_CLAIMED'],
});

export const markAgain = defineCall({
  id: 'markAgain',
  method: 'POST',
  path: '/reviews/:id/marking',
  access: ['RESULTS_REVIEW'],
  summary:
    'Have an attempt marked automatically once more whose marking was given up and that nobody has marked',
  params: idParams,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const saveReview = defineCall({
  id: 'saveReview',
  method: 'PUT',
  path: '/reviews/:id/tasks/:taskId',
  access: ['RESULTS_REVIEW'],
  summary:
    'Give the mark; changing one that stands needs a reason. Refused with what another has saved since',
  params,
  query: filters,
  body: z.object({
    mark: z.number().min(0).max(10_000),
    comment: z.string().max(10_000).default(''),
    rubric: z.array(rubricMarkSchema).max(30).nullable().default(null),
    reason: z.string().max(2000).default(''),
  }),
  response: reviewSchema,
  errors: ['NOT_FOUND', 'REVIEW_CONFLICT', 'REVIEW_CLAIMED', 'VERSION_REQUIRED', 'CONFLICT'],
  ifMatch: 'REQUIRED',
});

// An attempt ("completed work" in the API): one person's run at a work in one mode.
import { z } from 'zod';
import { ATTEMPT_LIMITS } from '../attempt-limits.ts';
import { answerCheckSchema, taskFeedbackSchema } from './answer-check.ts';
import { attemptTrustSchema, runClockSchema } from './attempt-trust.ts';
import {
  dateTimeSchema,
  idListSchema,
  idSchema,
  versionSchema,
  elapsedMsSchema,
  numberSchema,
} from '../common.ts';
import { emergencyJudgingSchema } from '../simulation/equipment-emergency.ts';
import { gradeSchema } from '../simulation/grade.ts';
import { issuedEntrySchema, logEntrySchema, performedActionSchema } from '../simulation/log.ts';
import { stepSchema } from '../simulation/reference.ts';
import { optionalRichTextSchema, richTextSchema } from '../rich-text/rich-text.ts';
import { localizedTextSchema, optionalTextSchema } from '../texts.ts';
import { promptSchema } from './prompts.ts';
import { regradeNoteSchema } from './regrade.ts';
import { appealSchema, gateWaiverSchema, markChangeSchema, rubricMarkSchema } from './review.ts';
import { userRefSchema } from './user.ts';
import { taskTypeSchema } from './task-type.ts';
import { altsSchema, holdingSchema, revealSchema, workKindSchema, workModeSchema } from './work.ts';

/** IN_PROGRESS → (SUBMITTED | CLOSING → EXPIRED) → MARKING → REVIEW_PENDING → REVIEWED. */
const ATTEMPT_STATUSES = [
  'IN_PROGRESS',
  'CLOSING',
  'SUBMITTED',
  'EXPIRED',
  'MARKING',
  'REVIEW_PENDING',
  'REVIEWED',
] as const;
export const attemptStatusSchema = z.enum(ATTEMPT_STATUSES);
export type AttemptStatus = z.infer<typeof attemptStatusSchema>;

/** What a simulation is played with; nothing of the key. */
export const simulationPlaySchema = z.object({
  simulation: z.enum(['ROOM', 'EQUIPMENT']),
  codeVersion: z.number().int(),
  caseId: idSchema,
  caseRevision: z.number().int(),
  rulesetId: idSchema,
  rulesetRevision: z.number().int(),
  /** What the case leaves to chance follows it. */
  seed: z.number().int(),
  /** Each start draws a seed of its own from `seed`; absent in attempts that began before: all have the same. */
  seedPerRun: z.boolean().optional(),
  /** CONTROL: the play has nothing of what will come, which the server issues; absent in attempts that began before. */
  isHeld: z.boolean().optional(),
  /** Parsed by the schemas of contract/simulation, like the play. */
  ruleset: z.unknown(),
  /** null: it is in `wrapped`. */
  play: z.unknown(),
  /** CONTROL: the play, and of the ruleset what would tell what comes; not to be read (tasks/simulation/strip.ts). */
  wrapped: z.string().optional(),
});
export type SimulationPlay = z.infer<typeof simulationPlaySchema>;

/** A task as it is sent to the learner, without the key, hint and result texts that the mode withholds. */
const attemptTaskSchema = z.object({
  id: idSchema,
  order: z.number().int(),
  taskType: taskTypeSchema,
  question: z.object({ content: richTextSchema, filesId: idListSchema, alts: altsSchema }),
  answers: z.array(z.object({ id: idSchema, content: optionalTextSchema, filesId: idListSchema })),
  fileDocumentIds: idListSchema,
  maxScore: z.number(),
  maxAttempts: z.number().int(),
  hintPenalty: z.number(),
  hasHint: z.boolean(),
  params: z.record(z.string(), z.unknown()),
  simulation: simulationPlaySchema.nullable(),
  /** The last saved draft or confirmed answer. */
  saved: z.object({
    answer: z.unknown(),
    /** The answer is the last confirmed one; absent in what an earlier version kept on a device. */
    isConfirmed: z.boolean().optional(),
    attemptsUsed: z.number().int(),
    hintTaken: z.boolean(),
    /** Simulations: the number of the current restart, and its saved log. */
    restart: z.number().int(),
    entries: z.array(logEntrySchema),
    /** CONTROL: the run's clock as it was last reported; it goes on from there. */
    clock: runClockSchema.pick({ simulatedMs: true, idleMs: true }).optional(),
  }),
});
export type AttemptTask = z.infer<typeof attemptTaskSchema>;

/** The task as it was sent, with the attempt's ids; its answer is shown beside it. */
export const shownTaskSchema = attemptTaskSchema.pick({
  id: true,
  taskType: true,
  question: true,
  answers: true,
  fileDocumentIds: true,
  maxScore: true,
  params: true,
});

/** What TRAINING reveals where the key stays on the server; null: no confirmed answer, no hint. */
export const trainingFeedbackSchema = z.object({
  feedback: taskFeedbackSchema.nullable(),
  hint: optionalRichTextSchema.nullable(),
  /** A control event of the person holds the task: right and wrong are told when it has ended. */
  isHeld: z.boolean(),
});
export type TrainingFeedback = z.infer<typeof trainingFeedbackSchema>;

export const attemptSchema = z.object({
  id: idSchema,
  workId: idSchema,
  workTitle: localizedTextSchema,
  kind: workKindSchema,
  mode: workModeSchema,
  executionId: idSchema.nullable(),
  executionTitle: localizedTextSchema.nullable(),
  status: attemptStatusSchema,
  startedAt: dateTimeSchema,
  /** null: no time limit. */
  deadline: dateTimeSchema.nullable(),
  submittedAt: dateTimeSchema.nullable(),
  /** The server's clock at the response: the remaining time on the screen is deadline − serverNow. */
  serverNow: dateTimeSchema,
  /** When the server last received something of this attempt; `sinceContactMs` of a batch counts from it. */
  contactAt: dateTimeSchema,
  /** The number of the device that may write now; each opening on another device raises it. */
  writer: z.number().int(),
  /** The sequence number the next batch must carry. */
  nextSequence: z.number().int(),
  /** The content hash of the last batch that the server has; null: none. */
  lastHash: z.string().nullable(),
  /** The server's signature over the start, the device's opening and `lastHash`, for a file of answers. */
  seal: z.string(),
  demo: z.boolean(),
  /** TRAINING: the open and coming events that hold the work, for the time without the server. */
  holdings: z.array(holdingSchema).optional(),
  tasks: z.array(attemptTaskSchema),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** Something that happened in an attempt on the device. */
export const attemptEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('DRAFT'), taskId: idSchema, answer: z.unknown(), at: elapsedMsSchema }),
  z.object({ type: z.literal('ANSWER'), taskId: idSchema, answer: z.unknown(), at: elapsedMsSchema }),
  z.object({ type: z.literal('HINT'), taskId: idSchema, at: elapsedMsSchema }),
  z.object({
    type: z.literal('ACTIONS'),
    taskId: idSchema,
    restart: z.number().int().min(0).max(1000),
    entries: z.array(logEntrySchema).min(1).max(ATTEMPT_LIMITS.eventEntries),
    /** Hash of the machine's state after the last entry. */
    stateHash: z.string().min(1).max(128),
  }),
  z.object({
    type: z.literal('RESTART'),
    taskId: idSchema,
    restart: z.number().int().min(1).max(1000),
    at: elapsedMsSchema,
  }),
]);
export type AttemptEvent = z.infer<typeof attemptEventSchema>;

/** `at` of the events and `elapsedMs` are monotonic ms since the device opened the attempt. */
export const eventBatchSchema = z.object({
  writer: numberSchema,
  sequence: numberSchema,
  /** SHA-256 (hex) of the canonical JSON of `events`. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  elapsedMs: elapsedMsSchema,
  /** Ms between the attempt's `contactAt` (or the response to a later batch) and the newest event. */
  sinceContactMs: elapsedMsSchema,
  /** The content hash of the batch before it; null: it is the first. */
  previousHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  /** CONTROL: the clock of the run whose actions are in it. */
  clock: runClockSchema.optional(),
  events: z.array(attemptEventSchema).min(1).max(ATTEMPT_LIMITS.batchEvents),
});
export type EventBatch = z.infer<typeof eventBatchSchema>;

export const batchAnswerSchema = z.object({
  acceptedSequence: z.number().int(),
  nextSequence: z.number().int(),
  status: attemptStatusSchema,
  serverNow: dateTimeSchema,
  deadline: dateTimeSchema.nullable(),
  /** true: received after the deadline but within the grace period, and marked as late. */
  late: z.boolean(),
  /** TRAINING: how many prompts a teacher has given. */
  prompts: z.number().int(),
  /** As of an attempt, over this batch. */
  seal: z.string(),
});

/** The state of an attempt for a device that has it open: whether it may still write, and until when. */
export const attemptStandingSchema = z.object({
  status: attemptStatusSchema,
  writer: z.number().int(),
  nextSequence: z.number().int(),
  deadline: dateTimeSchema.nullable(),
  /** TRAINING: until when an event that is open now holds the work; null: none does. */
  heldUntil: dateTimeSchema.nullable(),
  /** TRAINING: how many prompts a teacher has given. */
  prompts: z.number().int(),
  /** CONTROL, beside a run's clock: what the server issued for the run and has not got back in its log. */
  issued: z.array(issuedEntrySchema).optional(),
  /** Beside it, where the server holds back what comes: up to where waiting and fast time may go, in ms of the simulation. */
  horizonMs: z.number().int().optional(),
  serverNow: dateTimeSchema,
});
export type AttemptStanding = z.infer<typeof attemptStandingSchema>;

/** An answer as it was confirmed. */
const answeredSchema = z.object({ at: dateTimeSchema, answer: z.unknown() });

/** How a task's mark came about. Which fields are filled in depends on what the work reveals. */
export const taskResultSchema = z.object({
  taskId: idSchema,
  order: z.number().int(),
  taskType: taskTypeSchema,
  question: localizedTextSchema,
  maxScore: z.number(),
  /** null: hidden or not marked yet. */
  mark: z.number().nullable(),
  proposedMark: z.number().nullable(),
  manuallyReviewed: z.boolean(),
  needsReview: z.boolean(),
  attempts: z.number().int(),
  useHint: z.boolean(),
  answer: z.unknown(),
  /** The name of the picture that the answer produces (getAnswerImage returns it); null: it produces none. */
  answerImageName: z.string().nullable(),
  historyAnswer: z.array(answeredSchema),
  /** The specification's name for `historyAnswer`. */
  history: z.array(answeredSchema),
  /** `answer` as a list. */
  answersStudent: z.array(z.unknown()),
  /** Papers and forms as they were filled in; empty: the type has none. */
  documentForms: z.record(z.string(), z.unknown()),
  /** A simulation's log; empty: a question, or hidden. */
  actions: z.array(performedActionSchema),
  /** Bay only: what was typed and pressed at the terminal. */
  additionalFields: z.record(z.string(), z.unknown()),
  /** null: a simulation. */
  shown: shownTaskSchema.nullable(),
  /** Why the (proposed) mark of a question is what it is; null: a simulation, or hidden. */
  check: answerCheckSchema.nullable(),
  /** A question's key with the attempt's ids (tasks/kit/schema.ts: TrainingKey); null: hidden. */
  solution: z.record(z.string(), z.unknown()).nullable(),
  resultText: optionalRichTextSchema.nullable(),
  comment: z.string(),
  /** Points by the rubric; null: none given, or hidden. */
  rubric: z.array(rubricMarkSchema).nullable(),
  /** Every mark that a teacher gave, oldest first; empty: none, or hidden. */
  markHistory: z.array(markChangeSchema),
  /** null: its mark was not questioned, or is hidden. */
  appeal: appealSchema.nullable(),
  /** Whether the caller may question the mark now: their own, final, and not questioned before. */
  mayAppeal: z.boolean(),
  /** The gates that a teacher set aside; `simulation.grade` is without them. Empty: none, or hidden. */
  gateWaivers: z.array(gateWaiverSchema),
  /** It was marked again by a later key: question, key and explanation are those of that key. null: it was not, or is hidden. */
  regrade: regradeNoteSchema.nullable(),
  simulation: z
    .object({
      actionCount: z.number().int(),
      refusedCount: z.number().int(),
      durationMs: z.number().int(),
      restarts: z.number().int(),
      /** The first entry of the log that the machine could not reproduce, and why; null for a valid log. */
      invalid: z.object({ seq: z.number().int(), reason: z.string() }).nullable(),
      grade: gradeSchema.nullable(),
    })
    .nullable(),
});
export type TaskResult = z.infer<typeof taskResultSchema>;

/** What marking found of a simulation, as it is stored: with the actions that its answer does not hold. */
export type MarkedSimulation =
  | (NonNullable<TaskResult['simulation']> & Partial<Pick<TaskResult, 'actions'>>)
  | null;

export const completedWorkSchema = z.object({
  id: idSchema,
  work: z.object({ id: idSchema, title: localizedTextSchema, kind: workKindSchema }),
  courseId: idSchema.nullable(),
  courseTitle: localizedTextSchema.nullable(),
  /** The mode; `type` is the specification's name for it. */
  type: workModeSchema,
  status: attemptStatusSchema,
  user: userRefSchema,
  executionId: idSchema.nullable(),
  executionTitle: localizedTextSchema.nullable(),
  startedAt: dateTimeSchema,
  submittedAt: dateTimeSchema.nullable(),
  deadline: dateTimeSchema.nullable(),
  /** null: hidden or not marked yet. */
  mark: z.number().nullable(),
  maxScore: z.number(),
  gradeForCompletion: z.number(),
  passed: z.boolean().nullable(),
  taskCount: z.number().int(),
  answeredCount: z.number().int(),
  needsReview: z.boolean(),
  /** The automatic marking was given up: a teacher marks it, or has it tried again. */
  isSetAside: z.boolean(),
  /** Begun without the network while an event held the work: the mark is shown and counts nowhere. */
  isBegunHeld: z.boolean(),
  /** How many gates of its tasks a teacher set aside; 0 while the mark is hidden. */
  waivedGates: z.number().int(),
  reveal: revealSchema,
  version: versionSchema,
});
export type CompletedWork = z.infer<typeof completedWorkSchema>;

export const completedWorkDetailsSchema = completedWorkSchema.extend({
  results: z.array(taskResultSchema),
  /** A look of the author's as a student, which counts nowhere. */
  isTrial: z.boolean(),
  comment: z.string(),
  /** Identifies this attempt in a review; null: the caller does not mark it. */
  reviewId: idSchema.nullable(),
  /** Batches refused because another writer had taken over or their content differed (teachers only). */
  branchCount: z.number().int(),
  /** TRAINING: what a teacher pointed at and said while it was played. */
  promptsGiven: z.array(promptSchema),
  /** null: the caller does not mark it, or there is nothing to say. */
  trust: attemptTrustSchema.nullable(),
});
export type CompletedWorkDetails = z.infer<typeof completedWorkDetailsSchema>;

/** A correct way through the case, with the log entry that does each step of the reference. */
const replayReferenceSchema = z.object({
  entries: z.array(logEntrySchema),
  /** What the way is played with where the attempt was played without what would come. */
  play: z.unknown().optional(),
  steps: z.array(z.object({ id: z.string(), seq: z.number().int(), at: z.number().int() })),
  /** Bay only: what digits 4 to 6 of emergencySituations are judged by, and the steps with a deadline. */
  judging: emergencyJudgingSchema.optional(),
  deadlines: z.array(stepSchema.pick({ id: true, text: true, deadline: true })).optional(),
});
export type ReplayReference = z.infer<typeof replayReferenceSchema>;

/** Everything that a replay needs; `grade` and `reference` as far as they are revealed. */
export const replaySchema = z.object({
  completedWorkId: idSchema,
  taskId: idSchema,
  simulation: simulationPlaySchema,
  entries: z.array(logEntrySchema),
  finalHash: z.string(),
  invalid: z.object({ seq: z.number().int(), reason: z.string() }).nullable(),
  grade: gradeSchema.nullable(),
  /** null: not revealed, or the case's key has none. */
  reference: replayReferenceSchema.nullable(),
  user: userRefSchema,
  startedAt: dateTimeSchema,
});
export type Replay = z.infer<typeof replaySchema>;

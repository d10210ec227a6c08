// Shared by the task types that ask a question: their data, what of it the learner receives, and the rules of
// each type.
import { z } from 'zod';
import type { Task } from '#contract/entities/work.ts';
import { boundedRecord, idListSchema, idSchema } from '#contract/common.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import { localizedTextSchema, optionalTextSchema } from '#contract/texts.ts';

/** A task as its author made it, including the key. */
export type TaskContent = Omit<Task, 'id' | 'version'>;

/** The order in which an attempt shows a task's answers. */
export interface AnswerOrder {
  /** Known only to the server, and the same throughout an attempt. */
  readonly secret: string;
  /** Outside TRAINING everything is shuffled; in TRAINING only lists whose order would reveal the key. */
  readonly isShuffled: boolean;
}

/** The largest number of a key, either way. */
export const MAX_QUANTITY = 1e15;

const travellingAnswerSchema = z.object({
  id: idSchema,
  content: optionalTextSchema,
  filesId: idListSchema,
});
export type TravellingAnswer = z.infer<typeof travellingAnswerSchema>;

/** What of a task is sent to the person who answers it, without the key. */
export interface StrippedTask {
  readonly question: TaskContent['question'];
  readonly answers: readonly TravellingAnswer[];
  readonly params: Readonly<Record<string, unknown>>;
}

/** As it was received: the server checked it, and it is drawn node by node, whatever it holds. */
const receivedTextSchema = optionalTextSchema.extend({ rich: z.custom<MaybeRich['rich']>().optional() });

const keyTextsSchema = z.object({
  hint: receivedTextSchema,
  resultText: receivedTextSchema,
  successResult: receivedTextSchema,
  failureResult: receivedTextSchema,
  neutralResult: receivedTextSchema,
  answerFileIds: idListSchema,
});
export type KeyTexts = z.infer<typeof keyTextsSchema>;

/** Sent as `params.key` in TRAINING, so that a question can be checked and explained without the server. */
export const trainingKeySchema = keyTextsSchema.extend({ key: z.record(z.string(), z.unknown()) });
export type TrainingKey = z.infer<typeof trainingKeySchema>;

/** An author's mistake that would make the task unanswerable. */
export interface TaskFault {
  readonly path: string;
  readonly code:
    | 'NO_KEY'
    | 'TOO_FEW_ANSWERS'
    | 'UNKNOWN_ANSWER'
    | 'REPEATED_ANSWER'
    | 'BROKEN_GAP'
    | 'UNKNOWN_PART';
}

/** A rubric row: what a teacher gives points for. */
const rubricRowSchema = z.strictObject({
  id: idSchema,
  points: z.number().min(0).max(10_000),
  text: localizedTextSchema,
});
export const rubricSchema = z.array(rubricRowSchema).max(30);
export type Rubric = z.infer<typeof rubricSchema>;

/** The same while it is written: a row may say nothing yet. */
export const begunRubricSchema = z
  .array(z.object({ id: idSchema, points: z.number(), text: optionalTextSchema }))
  .catch([]);

/** Choices: whether their order tells something, and why an answer is wrong, by the ids of answers. */
export const choiceParamsSchema = z.strictObject({
  keepsOrder: z.boolean().default(false),
  why: boundedRecord(idSchema, optionalTextSchema, 100).default({}),
});
export type ChoiceParams = z.infer<typeof choiceParamsSchema>;

/** The same while it is written. */
export const begunChoiceSchema = z.object({
  keepsOrder: z.boolean().catch(false),
  why: z.record(z.string(), optionalTextSchema).catch({}),
});

/** More than one answer may be right; `why` tells those who picked another. */
export const choiceKeySchema = z.strictObject({
  right: z.array(idSchema),
  why: z.record(idSchema, optionalTextSchema).optional(),
});
export type ChoiceKey = z.infer<typeof choiceKeySchema>;

/** The wordings of a key by language; absent in a key of an earlier version. */
export const wordingsSchema = z.array(optionalTextSchema).optional();

/** Of types whose learners get no params; what comes may still contain the key, in TRAINING. */
export type NoParams = Readonly<Record<string, never>>;
export const anyParamsSchema = z.object({}).transform((): NoParams => ({}));

// What the task types that ask a question share: their data, what travels of it, and the rules each type gives.
import { z } from 'zod';
import type { AnswerCheck } from '#contract/entities/answer-check.ts';
import type { Task } from '#contract/entities/work.ts';
import { idListSchema, idSchema } from '#contract/common.ts';
import { localizedTextSchema, optionalTextSchema } from '#contract/texts.ts';

/** A task as its author made it, key and all. */
export type TaskContent = Omit<Task, 'id' | 'version'>;

/** The order in which an attempt shows a task's answers. */
export interface AnswerOrder {
  /** Known to the server alone, the same for the whole life of an attempt. */
  readonly secret: string;
  /** Outside TRAINING everything is shuffled; in TRAINING only what would show the key by its order. */
  readonly isShuffled: boolean;
}

export const travellingAnswerSchema = z.object({
  id: idSchema,
  content: optionalTextSchema,
  filesId: idListSchema,
});
export type TravellingAnswer = z.infer<typeof travellingAnswerSchema>;

/** What of a task travels to the person who answers it; the key is not in it. */
export interface StrippedTask {
  readonly question: TaskContent['question'];
  readonly answers: readonly TravellingAnswer[];
  readonly params: Readonly<Record<string, unknown>>;
}

export const keyTextsSchema = z.object({
  hint: optionalTextSchema,
  resultText: optionalTextSchema,
  successResult: optionalTextSchema,
  failureResult: optionalTextSchema,
  neutralResult: optionalTextSchema,
  answerFileIds: idListSchema,
});
export type KeyTexts = z.infer<typeof keyTextsSchema>;

/** What goes along as `params.key` in TRAINING, so that a question is checked and explained without the server. */
export const trainingKeySchema = keyTextsSchema.extend({ key: z.record(z.string(), z.unknown()) });
export type TrainingKey = z.infer<typeof trainingKeySchema>;

/** A mistake of the author that would make the task unanswerable. */
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

/** The rules of one type. Everything an attempt sees goes by the attempt's own answer ids. */
export interface QuestionRules<
  Params extends Readonly<Record<string, unknown>>,
  Key extends Readonly<Record<string, unknown>>,
  Answer extends Readonly<Record<string, unknown>>,
> {
  readonly paramsSchema: z.ZodType<Params>;
  readonly keySchema: z.ZodType<Key>;
  readonly answerSchema: z.ZodType<Answer>;
  /** Whether a teacher must confirm the mark of an answer. */
  readonly needsReview: boolean;
  readonly faultsOf: (task: TaskContent, params: Params) => readonly TaskFault[];
  /** The answers and params without the key. */
  readonly strip: (task: TaskContent, params: Params, order: AnswerOrder) => Omit<StrippedTask, 'question'>;
  readonly keyOf: (task: TaskContent, params: Params, order: AnswerOrder) => Key;
  readonly isEmpty: (answer: Answer) => boolean;
  readonly check: (key: Key, answer: Answer, maxScore: number) => AnswerCheck;
  /** The answer as an SVG over the question's first picture (a data address); undefined: this answer makes none. */
  readonly pictureOf?: (params: Params, answer: Answer, picture: string | undefined) => string | undefined;
}

/** A rubric row: what a teacher gives points for. */
export const rubricRowSchema = z.strictObject({
  id: idSchema,
  points: z.number().min(0).max(10_000),
  text: localizedTextSchema,
});
export const rubricSchema = z.array(rubricRowSchema).max(30);
export type Rubric = z.infer<typeof rubricSchema>;

/** Params of a type that has none. */
export const noParamsSchema = z.strictObject({});
export type NoParams = z.infer<typeof noParamsSchema>;

/** The same as it travels: the key of TRAINING may stand in it. */
export const anyParamsSchema = z.object({}).transform((): NoParams => ({}));

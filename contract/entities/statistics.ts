// Figures of works and events: how a test measures, and what goes wrong in practice.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { optionalTextSchema } from '../texts.ts';
import { countedGroupSchema } from './counted-group.ts';
import { lastShape, practiceFiguresSchema, timesSchema } from './practice-statistics.ts';
import { taskTypeSchema } from './task-type.ts';
import { workKindSchema, workModeSchema } from './work.ts';

/** Which attempts of a person count: the first, the best, the last, or all. */
export const COUNTED_CHOICES = ['FIRST', 'BEST', 'LAST', 'ALL'] as const;
export const countedChoiceSchema = z.enum(COUNTED_CHOICES);
export type CountedChoice = z.infer<typeof countedChoiceSchema>;

/** Marks as they stand now, or as they were first given: before a teacher, marking again or a gate set aside changed them. */
export const countedMarksSchema = z.enum(['NOW', 'FIRST']);
export type CountedMarks = z.infer<typeof countedMarksSchema>;

/** Of a work in one mode the latest so many attempts are counted. */
export const MAX_COUNTED_ATTEMPTS = 20_000;
/** An index of fewer attempts than these says little, and is shown so. */
export const ENOUGH_ATTEMPTS = 30;
/** Of fewer people than these nothing is told to somebody who may not see their results. */
export const MIN_TOLD_PEOPLE = 5;

/** Why a figure has no value: too few attempts, all the same, or the formula has none for these. */
const UNDEFINED_REASONS = ['TOO_FEW', 'ONE_TASK', 'NO_VARIANCE', 'NEGATIVE', 'NOT_CHOSEN'] as const;
const undefinedReasonSchema = z.enum(UNDEFINED_REASONS);
export type UndefinedReason = z.infer<typeof undefinedReasonSchema>;

/** A figure as a share (1 is 100 %) or a number; `low` and `high` are the bootstrap interval of 95 %. */
const figureSchema = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** null: it has a value. */
  reason: undefinedReasonSchema.nullable(),
});
export type Figure = z.infer<typeof figureSchema>;

const testFiguresSchema = z.object({
  attempts: z.number().int(),
  /** Shares of the work's points. */
  mean: figureSchema,
  median: figureSchema,
  standardDeviation: figureSchema,
  skewness: figureSchema,
  kurtosis: figureSchema,
  /** Cronbach's α. */
  consistency: figureSchema,
  errorRatio: figureSchema,
  standardError: figureSchema,
});
export type TestFigures = z.infer<typeof testFiguresSchema>;

const itemFiguresSchema = z.object({
  /** Attempts that had the task. */
  attempts: z.number().int(),
  /** It was drawn: not each attempt had it. */
  isDrawn: z.boolean(),
  facility: figureSchema,
  standardDeviation: figureSchema,
  intendedWeight: figureSchema,
  effectiveWeight: figureSchema,
  discrimination: figureSchema,
  efficiency: figureSchema,
});
export type ItemFigures = z.infer<typeof itemFiguresSchema>;

/** An option and how many took it, of all and of the thirds by the rest of the work. */
const optionFiguresSchema = z.object({
  id: z.string(),
  text: optionalTextSchema,
  isRight: z.boolean(),
  count: z.number().int(),
  /** Takers in the bottom, middle and top third. */
  thirds: z.array(z.number().int()).length(3),
});
export type OptionFigures = z.infer<typeof optionFiguresSchema>;

const questionFiguresSchema = z.object({
  taskId: idSchema,
  position: z.number().int(),
  taskType: taskTypeSchema,
  text: optionalTextSchema,
  maxScore: z.number(),
  figures: itemFiguresSchema,
  /** How likely a guess gets all points; null: nothing can be guessed. */
  guess: z.number().nullable(),
  /** How long people took from the answer before it; null: nobody answered, absent: counted before it was looked at. */
  time: timesSchema.nullable().optional(),
  hints: z.number().int(),
  unanswered: z.number().int(),
  /** How many gave their final answer at the first, second … try; the last counts all beyond. */
  tries: z.array(z.number().int()),
  /** null: it has no options. */
  options: z.array(optionFiguresSchema).nullable(),
  /** How many answers each third has, for the shares of the options. */
  thirds: z.array(z.number().int()).length(3),
  /** What was typed, equal answers together, the most frequent first; null: nothing is typed. */
  typed: z.array(z.object({ text: z.string(), count: z.number().int(), isRight: z.boolean() })).nullable(),
  /** How many other answers were typed; absent: counted before they were. */
  typedBeyond: z.number().int().optional(),
  ...lastShape,
});
export type QuestionFigures = z.infer<typeof questionFiguresSchema>;

/** A sentence about a work; its words and where to go are the page's, by `code`. */
const SAYING_CODES = [
  'WAIT_FOR_MORE',
  'RELIABLE',
  'MOST_PASS',
  'SEPARATES',
  'BEST_KNOWN',
  'BEST_STEP',
  'PASS_SHARE',
  'WRONG_KEY',
  'TOO_EASY',
  'TOO_HARD',
  'UNRELIABLE',
  'GATE_FAILS',
  'STEP_FAILS',
  'NOTHING_BROKEN',
  'CHECK_KEY',
  'MAKE_HARDER',
  'EXPLAIN_MORE',
  'ADD_QUESTIONS',
  'TEACH_GATE',
  'TEACH_STEP',
  'GO_ON',
] as const;
const sayingSchema = z.object({
  kind: z.enum(['GOOD', 'BROKEN', 'NEXT']),
  code: z.enum(SAYING_CODES),
  /** The figure that it follows from; null where it is about none. */
  value: z.number().nullable(),
  /** The task that it is about. */
  taskId: idSchema.nullable(),
  text: optionalTextSchema.nullable(),
});
export type Saying = z.infer<typeof sayingSchema>;

/** What is kept of the counted attempts of a work or event. */
const keptFiguresSchema = z.object({
  attempts: z.number().int(),
  people: z.number().int(),
  passed: z.number().int(),
  /** Of these only the latest MAX_COUNTED_ATTEMPTS are counted. */
  isCapped: z.boolean(),
  /** Attempts by their share of the points, in twenty steps of 5 %. */
  spread: z.array(z.number().int()).length(20),
  /** Share of the points that is needed; null: it differs. */
  needed: z.number().nullable(),
  sayings: z.array(sayingSchema),
  test: testFiguresSchema,
  questions: z.array(questionFiguresSchema),
  practices: z.array(practiceFiguresSchema),
});
export type KeptFigures = z.infer<typeof keptFiguresSchema>;

const countedAsSchema = z.object({
  mode: workModeSchema,
  choice: countedChoiceSchema,
  /** null: all revisions. */
  revision: z.number().int().nullable(),
});

export const statisticsSchema = countedAsSchema.extend({
  work: z.object({ id: idSchema, title: optionalTextSchema, kind: workKindSchema }),
  /** null: of the whole work. */
  event: z.object({ id: idSchema, title: optionalTextSchema }).nullable(),
  marks: countedMarksSchema,
  /** Some of the counted marks were changed: figures as first marked are others. */
  hasFirstMarks: z.boolean(),
  /** The modes in which somebody has finished, and the revisions that were counted. */
  modes: z.array(workModeSchema),
  revisions: z.array(z.number().int()),
  /** Finished attempts whose marking is not: they are not counted yet. */
  waiting: z.number().int(),
  countedAt: dateTimeSchema.nullable(),
  /** Something has changed since, and is counted within a minute. */
  isDue: z.boolean(),
  /** null: nothing is counted yet, or too few people for the caller. */
  figures: keptFiguresSchema.nullable(),
  /** The people are fewer than MIN_TOLD_PEOPLE, and not all of them the caller's. */
  isWithheld: z.boolean(),
  /** Who finds it hardest first. Empty: nothing is told. */
  groups: z.array(countedGroupSchema),
});
export type Statistics = z.infer<typeof statisticsSchema>;

/** A row of the list: a work and what strikes one first. */
export const workFiguresRowSchema = z.object({
  workId: idSchema,
  title: optionalTextSchema,
  kind: workKindSchema,
  mode: workModeSchema,
  attempts: z.number().int(),
  people: z.number().int(),
  /** Shares; null: fewer than MIN_TOLD_PEOPLE. */
  passed: z.number().nullable(),
  mean: z.number().nullable(),
  consistency: z.number().nullable(),
  broken: sayingSchema.nullable(),
  countedAt: dateTimeSchema,
});
export type WorkFiguresRow = z.infer<typeof workFiguresRowSchema>;

/** The class that is there to be looked at. */
export const demoClassSchema = z.object({
  /** 0: there is none. */
  people: z.number().int(),
  attempts: z.number().int(),
  groupId: idSchema.nullable(),
});
export type DemoClass = z.infer<typeof demoClassSchema>;

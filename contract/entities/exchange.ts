// Exchange of tasks with other systems: the formats, what of a task a format cannot hold, and what a file would bring.
import { z } from 'zod';
import { optionalTextSchema } from '../texts.ts';
import { taskTypeSchema } from './task-type.ts';

const MEGABYTE = 1024 * 1024;
export const EXCHANGE_LIMITS = {
  bytes: 10 * MEGABYTE,
  items: 500,
  /** Of an archive of our own: with all of its files. */
  archiveBytes: 50 * MEGABYTE,
  /** Courses, works, tasks, cases and chains of an archive together. */
  archiveThings: 1000,
  archiveFiles: 500,
} as const;

/** The formats of other systems, which hold tasks. */
export const TASK_FORMATS = ['MOODLE_XML', 'GIFT', 'QTI'] as const;
export type TaskFormat = (typeof TASK_FORMATS)[number];

/** ARCHIVE is our own: courses, works, tasks, cases, chains and their files. */
export const EXPORT_FORMATS = ['ARCHIVE', ...TASK_FORMATS] as const;
export const exportFormatSchema = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** What tasks can be read from: a table of questions too, which is not written. */
const importFormatSchema = z.enum([...EXPORT_FORMATS, 'TABLE']);
export type ImportFormat = z.infer<typeof importFormatSchema>;

/** Each thing that may be lost on the way in or out. */
export const LOSSES = [
  'FORMATTING',
  'PICTURES',
  'DOCUMENTS',
  'LANGUAGES',
  'POINTS',
  'FEEDBACK',
  'ANSWER_FEEDBACK',
  'HINT',
  'SETTINGS',
  'RULES',
  'UNITS',
  'TOLERANCE',
  'SAMPLE',
  'RUBRIC',
  'DISTRACTORS',
  'PARTIAL_CREDIT',
  'WILDCARD',
  'ORDERS',
  'TAGS',
  'COLUMNS',
  'ACCESS',
  'TOPICS',
  'CASE',
  'PARTS',
  'RULESET',
  'ACTIONS',
] as const;
export const lossSchema = z.enum(LOSSES);
export type Loss = z.infer<typeof lossSchema>;

/** Why an item cannot be taken, or a task cannot be written. */
const EXCHANGE_PROBLEMS = [
  'NO_SUCH_TYPE',
  'NO_QUESTION',
  'NO_KEY',
  'TOO_MUCH',
  'UNREADABLE',
  'NO_RIGHT',
  'NO_RULESET',
  'UNSOUND',
  'BAD_PICTURE',
] as const;
export const exchangeProblemSchema = z.enum(EXCHANGE_PROBLEMS);
export type ExchangeProblem = z.infer<typeof exchangeProblemSchema>;

/** What can travel, in the order in which it is made and published. */
export const EXCHANGE_KINDS = ['CHAIN', 'CASE', 'TASK', 'WORK', 'COURSE'] as const;
export const exchangeKindSchema = z.enum(EXCHANGE_KINDS);
export type ExchangeKind = z.infer<typeof exchangeKindSchema>;

const itemSchema = z.object({
  /** In the order of the file, from 1. */
  number: z.number().int(),
  kind: exchangeKindSchema,
  /** The same is here already, and is used as it is. */
  isHere: z.boolean(),
  /** null: no type of ours. */
  taskType: taskTypeSchema.nullable(),
  /** As the file calls it; may be empty. */
  name: z.string(),
  /** Of anything but a task its title. */
  question: optionalTextSchema,
  losses: z.array(lossSchema),
  /** null: it can be taken. */
  problem: exchangeProblemSchema.nullable(),
});
export type ExchangePlanItem = z.infer<typeof itemSchema>;

export const importPlanSchema = z.object({
  /** SHA-256 of the file's bytes: what is taken is taken of this very file. */
  sha256: z.string(),
  format: importFormatSchema,
  items: z.array(itemSchema),
});
export type ExchangePlan = z.infer<typeof importPlanSchema>;

// Exchange of tasks with other systems: the formats, what of a task a format cannot hold, and what a file would bring.
import { z } from 'zod';
import { optionalTextSchema } from '../texts.ts';
import { taskTypeSchema } from './task-type.ts';

export const EXCHANGE_LIMITS = { bytes: 10 * 1024 * 1024, items: 500 } as const;

/** What tasks can be written in. */
export const EXPORT_FORMATS = ['MOODLE_XML', 'GIFT', 'QTI'] as const;
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
] as const;
export const lossSchema = z.enum(LOSSES);
export type Loss = z.infer<typeof lossSchema>;

/** Why an item cannot be taken, or a task cannot be written. */
const EXCHANGE_PROBLEMS = ['NO_SUCH_TYPE', 'NO_QUESTION', 'NO_KEY', 'TOO_MUCH', 'UNREADABLE'] as const;
export const exchangeProblemSchema = z.enum(EXCHANGE_PROBLEMS);
export type ExchangeProblem = z.infer<typeof exchangeProblemSchema>;

const itemSchema = z.object({
  /** In the order of the file, from 1. */
  number: z.number().int(),
  /** null: no type of ours. */
  taskType: taskTypeSchema.nullable(),
  /** As the file calls it; may be empty. */
  name: z.string(),
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

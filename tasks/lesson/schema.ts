// A LESSON: cards to go through, each with a text, pictures, and perhaps a thing to try, which costs and brings no points.
import { z } from 'zod';
import { boundedRecord, idSchema } from '#contract/common.ts';
import { optionalRichTextSchema } from '#contract/rich-text/rich-text.ts';
import { localizedTextSchema, optionalTextSchema } from '#contract/texts.ts';
import { boxSchema } from '../kit/box.ts';

export const MIN_CARDS = 2;
export const MAX_CARDS = 30;
/** Further ones stand in the text. */
export const MAX_PICTURES = 1;
export const MAX_OPTIONS = 8;

const optionSchema = z.strictObject({
  id: idSchema,
  content: localizedTextSchema,
  /** What is told to whoever chooses it. */
  told: optionalTextSchema.prefault({}),
  isRight: z.boolean().default(false),
  /** SPOT: where it is in the card's picture. */
  box: boxSchema.optional(),
});

/** ASK: a question with options. SPOT: something to find in the card's picture. */
export const THING_KINDS = ['ASK', 'SPOT'] as const;
const thingSchema = z.strictObject({
  kind: z.enum(THING_KINDS),
  ask: localizedTextSchema,
  options: z.array(optionSchema).min(1).max(MAX_OPTIONS),
});

const cardSchema = z.strictObject({
  id: idSchema,
  title: localizedTextSchema,
  text: optionalRichTextSchema.prefault({}),
  filesId: z.array(idSchema).max(MAX_PICTURES).default([]),
  /** What the picture shows, in words. */
  alt: optionalTextSchema.prefault({}),
  thing: thingSchema.nullable().default(null),
});

export const lessonParamsSchema = z.strictObject({ cards: z.array(cardSchema).min(1).max(MAX_CARDS) });
export type LessonParams = z.infer<typeof lessonParamsSchema>;

const toldSchema = z.record(idSchema, optionalTextSchema);
/** The cards, and of each thing to try what is right and what is told. */
export const lessonKeySchema = z.strictObject({
  cards: z.array(idSchema),
  things: z.record(idSchema, z.strictObject({ right: z.array(idSchema), told: toldSchema })),
});
export type LessonKey = z.infer<typeof lessonKeySchema>;

export const lessonAnswerSchema = z.strictObject({
  /** The cards that were opened. */
  seen: z.array(idSchema).max(MAX_CARDS),
  /** What was chosen on a card. */
  tried: boundedRecord(idSchema, idSchema, MAX_CARDS),
  /** The last card was reached. */
  isThrough: z.boolean(),
});
export type LessonAnswer = z.infer<typeof lessonAnswerSchema>;

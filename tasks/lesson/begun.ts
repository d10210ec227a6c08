// A lesson while it is written: a card may say nothing yet. Rich texts were checked when they were saved.
import { z } from 'zod';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import { optionalTextSchema } from '#contract/texts.ts';
import { boxSchema } from '../kit/box.ts';
import { EMPTY_TEXT } from '../kit/author/text-input.tsx';
import { freshId } from '../kit/author/text-rows.tsx';
import { THING_KINDS } from './schema.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const optionSchema = z.object({
  id: z.string(),
  content: optionalTextSchema,
  told: optionalTextSchema.catch(EMPTY_TEXT),
  isRight: z.boolean().catch(false),
  box: boxSchema.optional().catch(undefined),
});
export type BegunOption = z.infer<typeof optionSchema>;

const thingSchema = z.object({
  kind: z.enum(THING_KINDS),
  ask: optionalTextSchema,
  options: z.array(optionSchema),
});
export type BegunThing = z.infer<typeof thingSchema>;

const cardSchema = z.object({
  id: z.string(),
  title: optionalTextSchema,
  text: z.custom<MaybeRich>(isObject).catch(EMPTY_TEXT),
  filesId: z.array(z.string()).catch([]),
  alt: optionalTextSchema.catch(EMPTY_TEXT),
  thing: thingSchema.nullable().catch(null),
});
export type BegunCard = z.infer<typeof cardSchema>;

export const begunLessonSchema = z.object({ cards: z.array(cardSchema).catch([]) });

export const emptyCard = (id: string, title: BegunCard['title']): BegunCard => ({
  id,
  title,
  text: EMPTY_TEXT,
  filesId: [],
  alt: EMPTY_TEXT,
  thing: null,
});

export const emptyOption = (id: string, content: BegunOption['content']): BegunOption => ({
  id,
  content,
  told: EMPTY_TEXT,
  isRight: false,
});

const FIRST_OPTIONS = 2;

/** What was written stays where it fits the other kind of thing. */
export function thingOfKind(thing: BegunThing | null, kind: BegunThing['kind']): BegunThing {
  const { ask = EMPTY_TEXT, options = [] } = thing ?? {};
  if (kind === 'SPOT') return { kind, ask, options: options.filter(({ box }) => box !== undefined) };
  const begun = Array.from({ length: FIRST_OPTIONS }, () => emptyOption(freshId(), EMPTY_TEXT));
  return { kind, ask, options: options.length > 0 ? options : begun };
}

// Prompts: what a teacher points at, and says, in a learner's attempt of TRAINING while it is played.
import { z } from 'zod';
import { dateTimeSchema, idSchema } from '../common.ts';
import { trilingualSchema } from '../simulation/text.ts';
import { keptText } from '../written-text.ts';

/** In one attempt. */
export const MAX_PROMPTS = 200;
/** Letters. */
export const MAX_PROMPT_WORDS = 300;
/** Letters, in each language. */
const MAX_NAME = 300;

/** A thing of a scene: in the room furniture, a subject, a door or the person; in the bay a place, port, module, pod or person. */
const pointedSchema = z.object({
  kind: z.enum(['furniture', 'subject', 'door', 'person', 'place', 'port', 'module', 'pod']),
  id: z.string().max(80),
  /** Its name, for who does not see the scene. */
  text: trilingualSchema.refine((text) => Object.values(text).every((name) => name.length <= MAX_NAME)),
});
export type Pointed = z.infer<typeof pointedSchema>;

export const promptInputSchema = z
  .object({
    taskId: idSchema,
    words: keptText().trim().max(MAX_PROMPT_WORDS).default(''),
    /** null: nothing is pointed at. */
    pointed: pointedSchema.nullable().default(null),
  })
  .refine(({ words, pointed }) => words !== '' || pointed !== null, { path: ['words'] });

export const promptSchema = z.object({
  /** Counts from 1 in an attempt. */
  number: z.number().int(),
  taskId: idSchema,
  at: dateTimeSchema,
  byName: z.string(),
  words: z.string(),
  pointed: pointedSchema.nullable(),
  /** When the learner's page got it; null: it has not. */
  seenAt: dateTimeSchema.nullable(),
});
export type Prompt = z.infer<typeof promptSchema>;

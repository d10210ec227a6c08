// The paper forms of the bay: shift task, accompanying sheet, recipe copy, cassette status form.
import { z } from 'zod';
import { boundedRecord } from '../common.ts';
import { formKindSchema } from './equipment-kinds.ts';
import { trilingualSchema } from './text.ts';

const idSchema = z.string().min(1).max(80);
const MAX_PRINTED = 40;

/**
 * One line of a form. The case supplies the printed ones; the learner fills in the others. `time` is HH:MM,
 * `count` a whole number, `status` one of `choices`, `plates` a list with a status for each slot.
 */
const formFieldSchema = z.object({
  id: idSchema,
  text: trilingualSchema,
  kind: z.enum(['printed', 'text', 'count', 'time', 'status', 'plates']),
  choices: z
    .array(z.object({ id: idSchema, text: trilingualSchema }))
    .max(20)
    .optional(),
  /** The field must be filled in before the paper can be signed. */
  isRequired: z.boolean(),
});

export const formSchema = z.object({
  kind: formKindSchema,
  text: trilingualSchema,
  fields: z.array(formFieldSchema).min(1).max(40),
  isSigned: z.boolean(),
});

/** A paper of a case: a form and what is printed on it. A paper about a lot names the lot's pod. */
export const paperSchema = z.object({
  id: idSchema,
  kind: formKindSchema,
  pod: idSchema.optional(),
  printed: boundedRecord(idSchema, z.string().max(300), MAX_PRINTED),
});

export type FormField = Readonly<z.infer<typeof formFieldSchema>>;
export type Form = Readonly<z.infer<typeof formSchema>>;
export type Paper = Readonly<z.infer<typeof paperSchema>>;

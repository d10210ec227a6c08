// Who may change a course, a work or a task: everybody with the privilege, or only its named co-authors.
import { z } from 'zod';
import { idSchema } from '../common.ts';

const namedSchema = z.object({ id: idSchema, name: z.string() });

export const coAuthorsSchema = z.object({
  /** Those who alone may change it, beside administrators; empty: everybody with the privilege. */
  people: z.array(namedSchema),
  /** Whether the caller may change it. */
  mayEdit: z.boolean(),
  /** Those who could be named: active people with the privilege. */
  candidates: z.array(namedSchema),
});
export type CoAuthors = z.infer<typeof coAuthorsSchema>;

// Formulas of rich texts, as they will be shown.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mathNodesSchema } from '../rich-text/math.ts';
import { RICH_LIMITS } from '../rich-text/nodes.ts';

export const showFormulas = defineCall({
  id: 'showFormulas',
  method: 'POST',
  path: '/formulas',
  access: ['TASKS_EDIT'],
  summary: 'The MathML of formulas in TeX; null for one that cannot be read',
  body: z.object({
    formulas: z
      .array(z.object({ tex: z.string().min(1).max(RICH_LIMITS.tex), display: z.boolean() }))
      .min(1)
      .max(RICH_LIMITS.formulas),
  }),
  response: z.object({ math: z.array(mathNodesSchema.nullable()) }),
  errors: ['UNAVAILABLE', 'TOO_LARGE'],
  isRepeatable: true,
});

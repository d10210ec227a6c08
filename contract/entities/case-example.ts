// A run that a case keeps with the verdict that it must get: whatever is changed later, it is played and judged again.
import { z } from 'zod';
import { idSchema } from '../common.ts';
import { logEntrySchema } from '../simulation/log.ts';

const MAX_ENTRIES = 2000;
const MAX_GATES = 40;
export const MAX_EXAMPLES = 12;
export const MAX_EXAMPLE_TITLE = 200;

const score = z.number().min(0).max(100);

export const caseExampleSchema = z.object({
  id: idSchema,
  /** In the words of its author, who alone reads it. */
  title: z.string().max(MAX_EXAMPLE_TITLE),
  entries: z.array(logEntrySchema).max(MAX_ENTRIES),
  verdict: z.object({
    passed: z.boolean(),
    /** Gates that must not be met; others may not be met either. */
    gates: z.array(idSchema).max(MAX_GATES),
    least: score,
    most: score,
  }),
});

export type CaseExample = z.infer<typeof caseExampleSchema>;
export type ExampleVerdict = CaseExample['verdict'];

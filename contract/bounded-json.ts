// JSON of any shape, within bounds: what is checked by a schema of its own once it is complete. A rich text is checked at once.
import { z } from 'zod';
import { boundedRecord } from './common.ts';
import { richDocSchema } from './rich-text/rich-text.ts';

const MAX_NUMBER = 1e15;
const MAX_LETTERS = 20_000;
const MAX_ENTRIES = 100;
const MAX_DEPTH = 6;

function jsonOfDepth(depth: number): z.ZodType<unknown> {
  const leaf = z.union([
    z.string().max(MAX_LETTERS),
    z.number().min(-MAX_NUMBER).max(MAX_NUMBER),
    z.boolean(),
    z.null(),
    richDocSchema,
  ]);
  if (depth === 0) return leaf;
  const inner = jsonOfDepth(depth - 1);
  return z.union([
    leaf,
    z.array(inner).max(MAX_ENTRIES),
    boundedRecord(z.string().max(64), inner, MAX_ENTRIES),
  ]);
}

export const boundedJsonSchema: z.ZodType<unknown> = jsonOfDepth(MAX_DEPTH);

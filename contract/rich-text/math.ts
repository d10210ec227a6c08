// The schema of a formula's tree.
import { z } from 'zod';
import {
  MATH_ATTRIBUTES,
  MATH_TAGS,
  MAX_MATH_ATTRIBUTE,
  type MathElement,
  type MathNode,
} from './math-nodes.ts';

const MAX_MATH_TEXT = 400;
const MAX_CHILDREN = 400;

const attributesSchema = z.strictObject(
  Object.fromEntries(
    MATH_ATTRIBUTES.map((name) => [name, z.string().max(MAX_MATH_ATTRIBUTE).optional()]),
  ) as Record<(typeof MATH_ATTRIBUTES)[number], z.ZodOptional<z.ZodString>>,
);

const mathElementSchema: z.ZodType<MathElement> = z.strictObject({
  tag: z.enum(MATH_TAGS),
  attributes: attributesSchema.optional(),
  children: z.lazy(() => mathNodesSchema),
});

/** What stands within the element `math`. */
export const mathNodesSchema: z.ZodType<readonly MathNode[]> = z
  .array(z.union([z.string().max(MAX_MATH_TEXT), mathElementSchema]))
  .max(MAX_CHILDREN);

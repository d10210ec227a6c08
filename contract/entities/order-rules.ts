// The order that the chains of a site hold, as a recorder accepts it in bulk.
import { z } from 'zod';
import { harmSchema, matcherSchema } from '../simulation/reference.ts';
import { sourceSchema, trilingualSchema } from '../simulation/text.ts';

const MAX_RULED_DEEDS = 5000;
const MAX_RULED_PAIRS = 200_000;
const deedNumber = z.number().int().min(0).max(MAX_RULED_DEEDS);

export const orderRulesSchema = z.object({
  /** What the pairs are about, by its number. */
  deeds: z
    .array(
      z.object({
        match: z.array(matcherSchema).min(1).max(20),
        /** What a step of it says, and what harm it prevents. */
        text: trilingualSchema,
        harm: harmSchema.optional(),
      }),
    )
    .max(MAX_RULED_DEEDS),
  pairs: z
    .array(
      z.object({
        earlier: deedNumber,
        later: deedNumber,
        /** 3 safety, 2 quality, 1 habit. */
        weight: z.number().int().min(1).max(3),
        /** Left out for a habit. */
        why: trilingualSchema.optional(),
        sources: z.array(sourceSchema).max(10).optional(),
      }),
    )
    .max(MAX_RULED_PAIRS),
});

export type OrderRules = Readonly<z.infer<typeof orderRulesSchema>>;

// The order that the chains of a site hold, as a recording takes it over in bulk.
import { z } from 'zod';
import { MAX_RULED_ENDS } from '../simulation/max-steps.ts';
import { endConditionSchema, harmSchema, matcherSchema } from '../simulation/reference.ts';
import { sourceSchema, trilingualSchema } from '../simulation/text.ts';

const MAX_RULED_DEEDS = 5000;
const MAX_REASONS = 5000;
const MAX_RULED_PAIRS = 200_000;
const rowNumber = z.number().int().min(0);

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
  reasons: z
    .array(z.object({ why: trilingualSchema, sources: z.array(sourceSchema).max(10) }))
    .max(MAX_REASONS),
  pairs: z
    .array(
      z.object({
        earlier: rowNumber.max(MAX_RULED_DEEDS),
        later: rowNumber.max(MAX_RULED_DEEDS),
        /** 3 safety, 2 quality, 1 habit. */
        weight: z.number().int().min(1).max(3),
        /** Left out for a habit. */
        reason: rowNumber.max(MAX_REASONS).optional(),
      }),
    )
    .max(MAX_RULED_PAIRS),
  /** What the chains ask of the end, each state once. */
  ends: z.array(endConditionSchema).max(MAX_RULED_ENDS),
});

export type OrderRules = Readonly<z.infer<typeof orderRulesSchema>>;

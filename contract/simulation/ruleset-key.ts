// The key part of a ruleset: what the server alone knows of it outside TRAINING.
import { z } from 'zod';
import { idSchema } from './case-parts.ts';
import { MAX_SITUATIONS, situationKeySchema } from './equipment-case.ts';
import { referenceSchema } from './reference.ts';

/** The terms by which logs are judged: costs, curves, orders. A key of a case has those alone in which it differs. */
const judgingTermsSchema = referenceSchema
  .pick({ weights: true, order: true, mending: true, crossing: true, freeCodes: true, maxNodes: true })
  .partial();

export const rulesetKeySchema = z.object({
  rulesetId: idSchema,
  revision: z.number().int().min(1),
  terms: judgingTermsSchema.optional(),
  /** The right answer to each situation, for cases whose key does not have it. */
  situations: z.array(situationKeySchema).max(MAX_SITUATIONS),
});

export type RulesetKey = Readonly<z.infer<typeof rulesetKeySchema>>;

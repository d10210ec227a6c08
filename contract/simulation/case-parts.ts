// The fields that cases and keys of both simulations have; each simulation adds its own play and judging.
import { z } from 'zod';
import { actionSchema } from './log.ts';
import { MAX_WAY } from './max-steps.ts';
import { referenceSchema } from './reference.ts';
import { trilingualSchema } from './text.ts';

export const idSchema = z.string().min(1).max(80);

const MAX_ORDER = 1_000_000;

/** What a learner may know of a case besides its play. Nothing in it gives away the right way. */
export const caseParts = {
  id: idSchema,
  revision: z.number().int().min(1),
  rulesetId: idSchema,
  rulesetRevision: z.number().int().min(1),
  seed: z.number().int().min(0).max(4_294_967_295),
  /** The position in lists, easiest first, in tens to leave gaps; a case without an order comes last. */
  order: z.number().int().min(0).max(MAX_ORDER).default(MAX_ORDER),
  title: trilingualSchema,
  goal: trilingualSchema,
  timeLimitMs: z.number().int().min(1000).max(86_400_000).optional(),
};

/** What judges a case. It leaves the server only in TRAINING and after the end of an attempt. */
export const keyParts = {
  caseId: idSchema,
  revision: z.number().int().min(1),
  /** Hints for TRAINING, given one after another. */
  hints: z.array(trilingualSchema).max(40),
  reference: referenceSchema,
};

/** A shortest correct way, without the walking; planLog makes a log of it. */
export const waySchema = z.array(actionSchema).max(MAX_WAY).optional();

// What a case and its key consist of whichever simulation they are of; each adds its own play and judging.
import { z } from 'zod';
import { actionSchema } from './log.ts';
import { referenceSchema } from './reference.ts';
import { trilingualSchema } from './text.ts';

export const idSchema = z.string().min(1).max(80);

/** What a learner may know of a case besides its play. Nothing of it tells the right way. */
export const caseParts = {
  id: idSchema,
  revision: z.number().int().min(1),
  rulesetId: idSchema,
  rulesetRevision: z.number().int().min(1),
  seed: z.number().int().min(0).max(4_294_967_295),
  title: trilingualSchema,
  goal: trilingualSchema,
  timeLimitMs: z.number().int().min(1000).max(86_400_000).optional(),
};

/** The judging of a case; it leaves the server in TRAINING and after the end alone. */
export const keyParts = {
  caseId: idSchema,
  revision: z.number().int().min(1),
  /** What a learner may be told in TRAINING, one after another. */
  hints: z.array(trilingualSchema).max(40),
  reference: referenceSchema,
};

/** A shortest correct way, without the walking: planLog makes a log of it. */
export const waySchema = z.array(actionSchema).max(400).optional();

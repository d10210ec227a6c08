// The bay's ruleset as it travels without the key: the right reasons of calls stay on the server.
import { z } from 'zod';
import { reasonToken } from '#machines/equipment/emergency/reason-token.ts';

const situationsSchema = z.looseObject({
  emergency: z.looseObject({
    situations: z.array(z.looseObject({ id: z.string(), reasons: z.array(z.string()) })),
  }),
});

/**
 * The ruleset as stored, without the right reasons. It has all situations whatever comes: a machine plays only those
 * that it knows, the server may issue any, and so it tells of none.
 */
export function keylessRuleset({
  ruleset,
  seed,
}: {
  readonly ruleset: unknown;
  readonly seed: number;
}): unknown {
  const { emergency, ...rest } = situationsSchema.parse(ruleset);
  const situations = emergency.situations.map((row) => ({
    ...row,
    reasons: row.reasons.map((reason) => reasonToken(String(seed), row.id, reason)),
  }));
  return { ...rest, emergency: { ...emergency, situations } };
}

// The bay's ruleset as it travels without the key: the right reasons of calls stay, in CONTROL the situations too.
import { z } from 'zod';
import type { WorkMode } from '#contract/entities/work.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { reasonToken } from '#machines/equipment/emergency/reason-token.ts';
import type { HiddenPart } from '../simulation/strip.ts';

const situationsSchema = z.looseObject({
  emergency: z.looseObject({
    situations: z.array(z.looseObject({ id: z.string(), reasons: z.array(z.string()) })),
  }),
});

/** The ruleset as stored, without the right reasons; in CONTROL the situations that may come go with the wrapped play. */
export function keylessRuleset(
  mode: WorkMode,
  { ruleset, play, seed }: { readonly ruleset: unknown; readonly play: EquipmentPlay; readonly seed: number },
): { readonly ruleset: unknown; readonly parts: readonly HiddenPart[] } {
  const { emergency, ...rest } = situationsSchema.parse(ruleset);
  const rows = emergency.situations.map((row) => ({
    ...row,
    reasons: row.reasons.map((reason) => reasonToken(String(seed), row.id, reason)),
  }));
  const withRows = (situations: typeof rows) => ({ ...rest, emergency: { ...emergency, situations } });
  if (mode !== 'CONTROL') return { ruleset: withRows(rows), parts: [] };
  const coming = new Set(play.emergency.planned.flatMap(({ situations }) => situations));
  const needed = rows.filter(({ id }) => coming.has(id));
  // A ruleset has at least one, also where nothing comes.
  const value = needed.length > 0 ? needed : rows.slice(0, 1);
  return { ruleset: withRows([]), parts: [{ path: ['emergency', 'situations'], value }] };
}

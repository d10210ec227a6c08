// Sources of a room's rules: one row each, said alike wherever they are named, and told as one difference.
import { expect, test } from 'vitest';
import type { RoomRules } from '#contract/simulation/room-ruleset.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import type { EditedRules } from './edit-items.ts';
import { editedSource, sourcesNamed, usesOfSource, withNewSource, withoutSource } from './edit-sources.ts';
import { rulesOf } from './room-rules.ts';
import { differencesOf, withBaseRow } from './rule-differences.ts';

const RULES = rulesOf(builtinRoomRuleset);
const done = (edited: EditedRules): RoomRules => {
  if (!edited.ok) throw new Error(edited.reason);
  return edited.rules;
};
const PARTICLES = RULES.particles!.causes[0]!.sources[0]!;

test('a source that is edited is the same wherever it is named, is one difference, and is taken back', () => {
  const next = { ...PARTICLES, title: 'Своё измерение' };
  const edited = done(editedSource(RULES, next));
  expect(usesOfSource(edited, next.id)).toBe(usesOfSource(RULES, next.id));
  expect(usesOfSource(edited, next.id)).toBeGreaterThan(5);
  expect(JSON.stringify(edited)).not.toContain(JSON.stringify(PARTICLES));
  const [difference, ...others] = differencesOf(RULES, edited);
  expect(others).toEqual([]);
  expect(difference).toMatchObject({ of: 'sources', id: next.id, change: 'CHANGED', fields: ['title'] });
  expect(withBaseRow(RULES, edited, difference!)).toEqual(RULES);
});

test('a new one is named by a thing, and goes from it when it is taken away', () => {
  const added = done(withNewSource(RULES, 'Правила участка'));
  expect(added.sources.at(-1)).toEqual({ id: 'own1', title: 'Правила участка' });
  const [item, ...rest] = added.items;
  const named = { ...added, items: [{ ...item!, sources: sourcesNamed(added, ['own1']) }, ...rest] };
  expect(usesOfSource(named, 'own1')).toBe(1);
  const left = done(withoutSource(named, 'own1'));
  expect([left.sources, left.items[0]?.sources]).toEqual([RULES.sources, []]);
  expect(withoutSource(left, 'own1')).toEqual({ ok: false, reason: 'unknown' });
});

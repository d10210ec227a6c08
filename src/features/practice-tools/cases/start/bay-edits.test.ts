import { expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { findCaseProblems } from '#machines/equipment/check-case.ts';
import { freeSpot, podAt, putPod, toggleFault } from './bay-edits.ts';

const { play } = BUILTIN_EQUIPMENT_CASES.find(({ play: { pods } }) => pods.length > 1)!;
const [first, second] = play.pods;

test('a pod that is put where another stands changes places with it', () => {
  const next = putPod(play, first!.id, second!.place);
  expect(next.pods.map(({ place }) => place).slice(0, 2)).toEqual([second!.place, first!.place]);
  expect(findCaseProblems(ruleset, next)).toEqual([]);
});

test('a free spot is one where nothing stands, until there is none', () => {
  const spot = freeSpot(play, ruleset)!;
  expect(podAt(play, spot)).toBeUndefined();
  expect(freeSpot(play, { ...ruleset, rackPlaces: 0 })).toBeUndefined();
});

test('a fault is set and taken away', () => {
  const fault = { kind: 'portOut', port: 'port2' } as const;
  const isIt = (one: { readonly kind: string }): boolean => one.kind === 'portOut';
  const broken = toggleFault({ ...play, faults: [] }, fault, isIt);
  expect(broken.faults).toEqual([fault]);
  expect(toggleFault(broken, fault, isIt).faults).toEqual([]);
});

import { expect, it } from 'vitest';
import type { InjectionCondition } from '#contract/entities/injections.ts';
import { createSession } from '#machines/kit/session.ts';
import { normalCoat } from './builtin/cases/normal-coat.ts';
import { BUILTIN_EQUIPMENT_KEYS } from './builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { conditionHolds } from './condition-holds.ts';
import { planLog } from './plan-log.ts';
import { equipmentSimulation as simulation } from './simulation.ts';

const { play, seed, id } = normalCoat;
const way = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id)?.way ?? [];
const { entries } = planLog(ruleset, play, seed, way);

it.each<[InjectionCondition, number]>([
  ['SIGNED_IN', 1],
  ['POD_PLACED', 1],
  ['JOB_CREATED', 1],
  ['SENT', 2],
  ['PROCESSED', 2],
])('%s (%i): not at the beginning of a shift, and at some time of the right way', (condition, count) => {
  const session = createSession({ simulation, ruleset, play, seed });
  expect(conditionHolds(ruleset, session.state(), condition, count)).toBe(false);
  const hasHeld = entries.some(({ seq: _seq, at, location: _location, ...action }) => {
    session.act(action, at);
    return conditionHolds(ruleset, session.state(), condition, count);
  });
  expect(hasHeld).toBe(true);
});

it('counts wafers: more than the pod holds are never processed', () => {
  const session = createSession({ simulation, ruleset, play, seed, entries });
  expect(conditionHolds(ruleset, session.state(), 'PROCESSED', 100)).toBe(false);
});

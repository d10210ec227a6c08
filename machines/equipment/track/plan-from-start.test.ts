// A lot that is started later has the same ways, later: whether they were planned before or not.
import { describe, expect, it } from 'vitest';
import type { TimedAction } from '#machines/kit/session.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { playAgain } from '#machines/kit/replay.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { BUILTIN_EQUIPMENT_CASES } from '../builtin/cases/all.ts';
import { loadingWay, startingWay } from '../builtin/normal-way.ts';
import { builtinEquipmentRuleset } from '../builtin/ruleset.ts';
import { equipmentSimulation } from '../simulation.ts';
import type { WaferPlan } from '../state.ts';

const SHIFTS = BUILTIN_EQUIPMENT_CASES.filter(({ id }) => id.startsWith('equipment-normal-'));
const LATER_MS = 777_123;

/** A ruleset of its own has planned nothing before. */
const freshRuleset = () => equipmentRulesetSchema.parse(structuredClone(builtinEquipmentRuleset));

function planOf(
  { play, seed }: (typeof SHIFTS)[number],
  afterMs: number,
  ruleset = builtinEquipmentRuleset,
): readonly WaferPlan[] {
  const [order] = play.orders;
  const [pod] = play.pods;
  if (!order || !pod) throw new Error('The case has no lot');
  const way: readonly TimedAction[] = [
    ...loadingWay(order, pod.id, 'port1'),
    ...startingWay(order, 'port1').map((action) =>
      action.code === 'STARTPROCCES' ? { ...action, afterMs } : action,
    ),
  ];
  const setup = { simulation: equipmentSimulation, ruleset, play, seed };
  return playAgain(equipmentSimulation, ruleset, play, seed, buildLogWith(setup, way)).state.track.plan;
}

/** All times of a plan, and what is not a time. */
const timesOf = (plan: readonly WaferPlan[], byMs: number) =>
  JSON.parse(JSON.stringify(plan), (name, value: unknown) =>
    name.endsWith('Ms') && typeof value === 'number' ? value + byMs : value,
  ) as unknown;

describe.each(SHIFTS)('$id', (shift) => {
  it('is planned alike at any time', () => {
    const now = planOf(shift, 0);
    expect(now.filter(({ backAtMs }) => backAtMs !== undefined).length).toBeGreaterThan(5);
    expect(timesOf(planOf(shift, LATER_MS), 0)).toEqual(timesOf(now, LATER_MS));
    expect(planOf(shift, LATER_MS, freshRuleset())).toEqual(planOf(shift, LATER_MS));
  });
});

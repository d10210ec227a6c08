import { describe, expect, it } from 'vitest';
import {
  equipmentCodeSchema,
  terminalRejectionSchema,
  toolEventSchema,
} from '#contract/simulation/equipment-kinds.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { findEmergencyProblems } from '../emergency/check-emergency.ts';
import { builtinEquipmentRuleset } from './ruleset.ts';

const ruleset = builtinEquipmentRuleset;

/** All trilingual texts in the data. */
function textsIn(data: unknown): readonly Record<string, string>[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'ru' in data && 'en' in data ? [data as Record<string, string>] : [];
  return [...own, ...Object.values(data).flatMap(textsIn)];
}

describe('the built-in ruleset', () => {
  it('is valid data', () => {
    expect(equipmentRulesetSchema.parse(ruleset)).toEqual(ruleset);
    expect(findEmergencyProblems(ruleset.emergency, new Set(ruleset.alarms.map(({ id }) => id)))).toEqual([]);
  });

  it('says everything in three languages', () => {
    const texts = textsIn(ruleset);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(({ ru, en, ch }) => !ru || !en || !ch)).toEqual([]);
  });

  it('has each code, rejection and event of the tool once, and each alarm number once', () => {
    const once = (list: readonly (string | number)[]) => expect(new Set(list).size).toBe(list.length);
    expect(ruleset.codes.map(({ code }) => code).toSorted()).toEqual(
      [...equipmentCodeSchema.options].toSorted(),
    );
    const rejections = ruleset.alarms.flatMap(({ cause }) =>
      cause.kind === 'terminal' ? [cause.rejection] : [],
    );
    expect(rejections.toSorted()).toEqual([...terminalRejectionSchema.options].toSorted());
    const events = ruleset.alarms.flatMap(({ cause }) => (cause.kind === 'tool' ? [cause.event] : []));
    expect(events.filter((event) => !toolEventSchema.options.includes(event))).toEqual([]);
    once(ruleset.alarms.map(({ number }) => number));
    once(ruleset.alarms.map(({ id }) => id));
    expect(ruleset.alarms.length).toBeGreaterThanOrEqual(25);
    expect(new Set(ruleset.alarms.map(({ category }) => category)).size).toBe(8);
  });

  it('has every recipe’s figures for every flow, and every soft key once on its screen', () => {
    for (const { steps } of ruleset.recipes) {
      const known = steps.map(({ step }) => step);
      expect(ruleset.flows.flatMap((flow) => flow.steps.filter((step) => !known.includes(step)))).toEqual([]);
    }
    for (const { softKeys } of ruleset.screens) {
      expect(new Set(softKeys.map(({ key }) => key)).size).toBe(softKeys.length);
    }
  });
});

// The built-in emergencies are consistent, have all three languages, and name existing sounds and places.
import { calledIdSchema } from '#contract/simulation/equipment-emergency.ts';
import { describe, expect, it } from 'vitest';
import { SOUND_GROUPS, VOICE_NAMES, CALLED } from '#assets/sounds.ts';
import { LANGUAGES } from '#contract/languages.ts';
import {
  emergencyRulesetSchema,
  type EmergencyRuleset,
  type Situation,
} from '#contract/simulation/equipment-emergency.ts';
import manifest from '#assets/built/manifest.json' with { type: 'json' };
import { emergencyAlarms } from '../builtin/emergency/alarms.ts';
import { BUILTIN_EMERGENCIES as ruleset } from '../builtin/emergency/all.ts';
import { emergencyCodes } from '../builtin/emergency/action-codes.ts';
import { findComingProblems, findEmergencyProblems } from './check-emergency.ts';

const alarms = new Set(emergencyAlarms.map(({ id }) => id));
const [first, ...others] = ruleset.situations;
const withFirst = (change: Partial<Situation>): EmergencyRuleset => ({
  ...ruleset,
  situations: [{ ...first!, ...change }, ...others],
});

/** All texts in a value: objects with a Russian text. */
function textsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'ru' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

describe('the built-in emergencies', () => {
  it('are valid data without a problem', () => {
    expect(emergencyRulesetSchema.parse(ruleset)).toEqual(ruleset);
    expect(findEmergencyProblems(ruleset, alarms)).toEqual([]);
  });

  it('say everything in three languages', () => {
    const texts = textsIn([ruleset, emergencyAlarms, emergencyCodes]);
    expect(texts.length).toBeGreaterThan(300);
    for (const text of texts)
      expect(
        LANGUAGES.every((language) => text[language]),
        JSON.stringify(text),
      ).toBe(true);
  });

  it('name sounds that there are', () => {
    const known = new Set<string>([...Object.values(SOUND_GROUPS).flat(), ...VOICE_NAMES]);
    const named = ruleset.situations.flatMap(({ phases }) =>
      phases.flatMap(({ sounds, onset }) => [...sounds, ...onset]),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(CALLED).toHaveLength(calledIdSchema.options.length);
  });

  it('name places that the bay has', () => {
    const known = new Set(Object.keys(manifest.bay.places));
    const named = [
      ...ruleset.places.map(({ id }) => id),
      ...ruleset.situations.flatMap(({ phases }) => phases.flatMap(({ blocks }) => blocks)),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('have an alarm of each category, each with its number', () => {
    expect([...new Set(emergencyAlarms.map(({ category }) => category))].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const numbers = emergencyAlarms.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('problems', () => {
  it.each([
    ['unknownReason', withFirst({ reasons: ['weather'] })],
    [
      'unknownScrap',
      withFirst({ escalated: { ...first!.escalated, does: [{ kind: 'scrapWafers', reason: 'x' }] } }),
    ],
    ['unknownAlarm', withFirst({ alarm: 'x' })],
    ['unknownPerson', withFirst({ absent: 'x' })],
    ['noAnswer', { ...ruleset, answers: ruleset.answers.filter(({ id }) => id !== 'noted') }],
    ['missing', { ...ruleset, critical: ruleset.critical.slice(1) }],
    ['twice', { ...ruleset, situations: [first!, first!] }],
  ] as readonly (readonly [string, EmergencyRuleset])[])('%s', (kind, changed) => {
    expect(findEmergencyProblems(changed, alarms).map((problem) => problem.kind)).toContain(kind);
  });

  it('a case that has an unknown one coming, or an empty window', () => {
    const start = { kind: 'between', fromMs: 9, toMs: 1 } as const;
    const problems = findComingProblems(ruleset, { planned: [{ situations: ['flood'], start }] });
    expect(problems.map(({ kind }) => kind)).toEqual(['unknownSituation', 'emptyWindow']);
  });
});

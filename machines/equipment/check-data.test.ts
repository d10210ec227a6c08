import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { normalCoat } from './builtin/cases/normal-coat.ts';
import { podFor } from './builtin/cases/papers-for.ts';
import { USUAL_ORDER } from './builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { findCaseProblems } from './check-case.ts';
import { findRulesetProblems } from './check-ruleset.ts';
import { readEquipmentCase } from './read-case.ts';

const { play } = normalCoat;
const pod = podFor('pod-1', USUAL_ORDER, 1);

const ON_PORT = { ...pod, place: { at: 'port', port: 'port1' } } as const;
const LEFT = { slot: 1, module: 'COAT1', step: 'COAT' } as const;
const INTERRUPTED = {
  pod: 'pod-1',
  recipe: 'PR10',
  waferFlow: 'COAT',
  jobName: 'J1',
  left: [LEFT],
};

const cases: readonly (readonly [string, Partial<EquipmentPlay>, string, string])[] = [
  ['a place', { place: 'moon' }, 'unknownPlace', 'place'],
  [
    'a spot beyond the rack',
    { pods: [{ ...pod, place: { at: 'rack', spot: 12 } }] },
    'unknownPlace',
    'pods.0.place',
  ],
  [
    'two pods in one spot',
    { pods: [pod, { ...pod, id: 'pod-2', label: 'POD-07' }] },
    'spotTaken',
    'pods.1.place',
  ],
  ['a cassette of 24', { pods: [{ ...pod, slots: pod.slots.slice(1) }] }, 'slotCount', 'pods.0.slots'],
  [
    'two pods of one label',
    { pods: [pod, { ...pod, id: 'pod-2', place: { at: 'rack', spot: 2 } }] },
    'doubleId',
    'pods.1.label',
  ],
  [
    'a line no form has',
    { papers: [{ id: 'x', kind: 'SHIFT_TASK', printed: { colour: 'red' } }] },
    'unknownField',
    'papers.0.printed.colour',
  ],
  [
    'a paper about no pod',
    { papers: [{ id: 'x', kind: 'TRAVELLER', pod: 'pod-9', printed: {} }] },
    'unknownPod',
    'papers.0.pod',
  ],
  [
    'a range of a setting that may not be set',
    { settingBounds: [{ id: 'exhaustPa', least: 50, most: 60 }] },
    'unknownSetting',
    'settingBounds.0.id',
  ],
  [
    'a range beyond the tool’s',
    { possibleSettings: ['exhaustPa'], settingBounds: [{ id: 'exhaustPa', least: 50, most: 500 }] },
    'beyondTool',
    'settingBounds.0',
  ],
  ['a lot left by a pod on the rack', { interrupted: INTERRUPTED }, 'podNotOnPort', 'interrupted.pod'],
  [
    'a wafer left of an empty slot',
    { pods: [{ ...ON_PORT, slots: ['E', ...ON_PORT.slots.slice(1)] }], interrupted: INTERRUPTED },
    'noWafer',
    'interrupted.left.0.slot',
  ],
  [
    'a wafer left in a module that does another step',
    { pods: [ON_PORT], interrupted: { ...INTERRUPTED, left: [{ slot: 1, module: 'HOT1', step: 'COAT' }] } },
    'noModule',
    'interrupted.left.0.module',
  ],
  [
    'two wafers left in one module',
    { pods: [ON_PORT], interrupted: { ...INTERRUPTED, left: [LEFT, { ...LEFT, slot: 2 }] } },
    'spotTaken',
    'interrupted.left.1.module',
  ],
  ['a setting', { possibleSettings: ['colour'] }, 'unknownSetting', 'possibleSettings.0'],
  [
    'a recipe that was changed',
    { recipeChanges: [{ recipe: 'PR99', step: 'COAT', values: {} }] },
    'unknownRecipe',
    'recipeChanges.0.recipe',
  ],
  [
    'a module that fails',
    { faults: [{ kind: 'moduleOut', module: 'COAT9', atMs: 1 }] },
    'unknownModule',
    'faults.0.module',
  ],
  [
    'an alarm at a time',
    { faults: [{ kind: 'alarm', alarm: 'x', atMs: 1 }] },
    'unknownAlarm',
    'faults.0.alarm',
  ],
  [
    'a plate of no pod',
    { plateStatusInfo: { initial: [{ pod: 'pod-9', slot: 1, status: 'LOST' }], base: [] } },
    'unknownPod',
    'plateStatusInfo.initial.0.pod',
  ],
  [
    'a situation',
    { emergency: { planned: [{ situations: ['flood'], start: { kind: 'at', atMs: 1 } }] } },
    'unknownSituation',
    'emergency.planned.0.situations',
  ],
];

describe('a case that does not fit', () => {
  it.each(cases)('%s', (_name, parts, kind, path) => {
    const problems = findCaseProblems(ruleset, { ...play, papers: [], ...parts });
    expect(problems.map((problem) => [problem.kind, problem.path])).toEqual([[kind, path]]);
  });

  it('is refused with the path and the reason of every fault', () => {
    const reading = readEquipmentCase(ruleset, {
      ...normalCoat,
      rulesetRevision: 7,
      play: { ...play, place: 'moon' },
    });
    expect(reading).toMatchObject({
      ok: false,
      faults: [
        { path: 'rulesetRevision', reason: { en: 'The case is for another ruleset: 7' } },
        { path: 'play.place', reason: { en: 'There is no such place: moon', ch: '没有该位置：moon' } },
      ],
    });
    const bad = readEquipmentCase(ruleset, { ...normalCoat, seed: -1 });
    expect(bad).toMatchObject({ ok: false, faults: [{ path: 'seed' }] });
    expect(readEquipmentCase(ruleset, normalCoat)).toMatchObject({ ok: true });
  });
});

const rulesets: readonly (readonly [string, Partial<EquipmentRuleset>, string, string])[] = [
  [
    'two modules of one name',
    { modules: [...ruleset.modules, ruleset.modules[0]!] },
    'doubleId',
    'modules.19.id',
  ],
  ['a port nowhere', { ports: [{ ...ruleset.ports[0]!, place: 'moon' }] }, 'unknownPlace', 'ports.0.place'],
  [
    'a step nobody does',
    { modules: ruleset.modules.filter(({ kind }) => kind !== 'WEE') },
    'noModule',
    'flows.3.steps.5',
  ],
  [
    'a step without a time',
    {
      recipes: ruleset.recipes.map((row) => ({
        ...row,
        steps: row.steps.filter(({ step }) => step !== 'ARC_COAT'),
      })),
    },
    'noStep',
    'flows.1.steps.0',
  ],
  [
    'a key to no screen',
    { screens: ruleset.screens.filter(({ id }) => id !== 'LOG'), roles: [] },
    'unknownScreen',
    'screens.2.softKeys.5.to',
  ],
];

describe('a ruleset that does not hold together', () => {
  it.each(rulesets)('%s', (_name, parts, kind, path) => {
    const [first] = findRulesetProblems({ ...ruleset, ...parts });
    expect([first?.kind, first?.path]).toEqual([kind, path]);
  });

  it('the built-in one does', () => {
    expect(findRulesetProblems(ruleset)).toEqual([]);
    expect(findCaseProblems(ruleset, play)).toEqual([]);
  });
});

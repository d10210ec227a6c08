import { describe, expect, it } from 'vitest';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { start } from '#machines/equipment/start.ts';
import type { EquipmentState, TerminalSlice } from '#machines/equipment/state.ts';
import { figureOf, softKeyActions, typeAction, withWay } from './terminal-actions.ts';

const first = start(ruleset, normalCoat.play, 1);
const withTerminal = (part: Partial<TerminalSlice>): EquipmentState => ({
  ...first,
  terminal: { ...first.terminal, ...part },
});

describe('a soft key', () => {
  it.each([
    ['START', 'F1', {}, [{ code: 'SCREEN', to: 'LOGIN' }]],
    ['START', 'F4', {}, []],
    ['LOGIN', 'F1', {}, [{ code: 'SIGN_IN' }]],
    ['RUN', 'F1', {}, [{ code: 'STARTPROCCES' }]],
    ['RECIPES', 'F1', {}, [{ code: 'RECIPE_SET' }]],
    [
      'RECIPES',
      'F1',
      { timeS: '62,5', speedRpm: '4100' },
      [
        { code: 'RECIPE_SET', params: { name: 'timeMs', value: 62_500 } },
        { code: 'RECIPE_SET', params: { name: 'speedRpm', value: 4100 } },
      ],
    ],
    ['RECIPES', 'F1', { timeS: 'x' }, [{ code: 'RECIPE_SET', params: { name: 'timeMs' } }]],
    [
      'MAINTENANCE',
      'F3',
      { exhaustPa: '70' },
      [{ code: 'PARAMETER_SET', item: 'exhaustPa', params: { value: 70 } }],
    ],
    ['MAINTENANCE', 'F1', {}, [{ code: 'MODULE_SET', params: { inService: false } }]],
  ] as const)('%s %s with %j', (screen, key, fields, expected) => {
    expect(softKeyActions(ruleset, withTerminal({ screen, fields }), key)).toEqual(expected);
  });
});

it('names the module that it takes out of service', () => {
  expect(softKeyActions(ruleset, withTerminal({ screen: 'MAINTENANCE', module: 'HOT2' }), 'F1')).toEqual([
    { code: 'MODULE_SET', item: 'HOT2', params: { inService: false } },
  ]);
});

it.each([
  [['a'], undefined, 'alarm-a'],
  [['a', 'b'], undefined, undefined],
  [['a', 'b'], 'b', 'alarm-b'],
  [[], undefined, undefined],
] as const)('of the alarms %j, %s chosen, reads %s', (ids, chosen, item) => {
  const alarms = ids.map((id) => ({
    id,
    alarm: `alarm-${id}`,
    status: 'ACTIVE' as const,
    about: '',
    raisedAtMs: 0,
  }));
  const state = withTerminal({ screen: 'ALARMS', ...(chosen ? { alarm: chosen } : {}) });
  expect(softKeyActions(ruleset, { ...state, alarms }, 'F3')).toEqual([
    item ? { code: 'READ_ALARM', item } : { code: 'READ_ALARM' },
  ]);
});

it('goes to the terminal before its keys are pressed', () => {
  const steps = withWay(ruleset, first, [{ code: 'SCREEN', to: 'LOGIN' }]);
  expect(steps.map(({ code }) => code)).toEqual(['GO', 'SCREEN']);
});

it.each([
  ['12', 10, 120],
  ['12,5', 10, 125],
  ['-3', 1, -3],
  ['', 1, undefined],
  ['1e3', 1, undefined],
  ['99999999999', 1000, undefined],
])('the figure %j in steps of 1/%d is %j', (typed, share, expected) => {
  expect(figureOf(typed, share)).toBe(expected);
});

describe('what is typed', () => {
  it.each([
    [['A', 'backspace', ' ', 'B'], { text: ' B', keys: 'A backspace space B' }],
    [[], { text: ' B' }],
    [Array.from({ length: 120 }, () => 'A'), { text: ' B' }],
  ])('with %j', (keys, params) => {
    expect(typeAction('lotName', ' B', keys)).toEqual({ code: 'TYPE', to: 'lotName', params });
  });
});

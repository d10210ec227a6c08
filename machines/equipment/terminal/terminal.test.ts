import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { screen, signedIn } from '../builtin/short-ways.ts';
import { planLog } from '../plan-log.ts';
import { read } from '../read.ts';

const parts: Partial<EquipmentPlay> = { possibleSettings: ruleset.settings.map(({ id }) => id) };
const play = playWith('terminal', USUAL_ORDER, parts);
const after = (actions: readonly Action[]) => planLog(ruleset, play, 1, actions);
const key = (name: string): Action => ({ code: 'KEY', params: { key: name } });
const choose = (kind: string, to: string): Action => ({ code: 'SELECT', to, params: { kind } });

const PEOPLE = {
  OPERATOR: ['operator1', '1234'],
  PROCESS: ['process1', '2345'],
  EQUIPMENT: ['equip1', '3456'],
  SERVICE: ['service1', '4567'],
} as const;

const coat: readonly Action[] = [screen('RECIPES'), choose('recipe', 'PR10'), choose('step', 'COAT')];
const SET_RECIPE: Action = { code: 'RECIPE_SET', params: { name: 'speedRpm', value: 4200 } };
const SET_EXHAUST: Action = { code: 'PARAMETER_SET', item: 'exhaustPa', params: { value: 70 } };
const TAKE_OUT: Action = { code: 'MODULE_SET', item: 'DEV2', params: { inService: false } };
const PAUSE: Action = { code: 'JOB_PAUSE' };

type Word = 'done' | 'no access' | 'refused' | 'not ready';

/** Who may do what: the terminal does it, reports a missing right, or does not even show the screen. */
const rows: readonly (readonly [keyof typeof PEOPLE, string, readonly Action[], Word])[] = [
  ['OPERATOR', 'changes a recipe', [...coat, SET_RECIPE], 'no access'],
  ['PROCESS', 'changes a recipe', [...coat, SET_RECIPE], 'done'],
  ['EQUIPMENT', 'changes a recipe', [...coat, SET_RECIPE], 'no access'],
  ['SERVICE', 'changes a recipe', [...coat, SET_RECIPE], 'no access'],
  ['OPERATOR', 'sets a parameter', [screen('MAINTENANCE')], 'refused'],
  ['PROCESS', 'sets a parameter', [screen('MAINTENANCE')], 'refused'],
  ['EQUIPMENT', 'sets a parameter', [screen('MAINTENANCE'), SET_EXHAUST], 'done'],
  ['SERVICE', 'sets a parameter', [screen('MAINTENANCE'), SET_EXHAUST], 'no access'],
  ['EQUIPMENT', 'takes a module out', [screen('MAINTENANCE'), TAKE_OUT], 'no access'],
  ['SERVICE', 'takes a module out', [screen('MAINTENANCE'), TAKE_OUT], 'done'],
  ['SERVICE', 'sends the arms home', [screen('MAINTENANCE'), { code: 'ARM_HOME' }], 'done'],
  ['OPERATOR', 'pauses a job', [screen('RUN'), PAUSE], 'not ready'],
  ['PROCESS', 'pauses a job', [screen('RUN'), PAUSE], 'not ready'],
  ['EQUIPMENT', 'pauses a job', [screen('RUN'), PAUSE], 'not ready'],
  ['SERVICE', 'pauses a job', [screen('RUN'), PAUSE], 'no access'],
];

const ANSWERS = new Map([
  ['terminal-noAccess', 'no access'],
  ['terminal-jobNotReady', 'not ready'],
]);

describe('roles', () => {
  it.each(rows)('%s %s', (role, _what, actions, word) => {
    const [login, password] = PEOPLE[role];
    const { state, reasons } = after([...signedIn(login, password), ...actions]);
    const last =
      reasons.at(-1) === undefined ? (ANSWERS.get(state.terminal.rejectedBy ?? '') ?? 'done') : 'refused';
    expect([state.session.role, last]).toEqual([role, word]);
  });

  it('only the own role counts as the right one, and it is remembered that another was there', () => {
    const { state } = after([...signedIn('process1', '2345'), { code: 'SIGN_OUT' }, ...signedIn()]);
    expect([state.session.role, read(ruleset, state, 'hadWrongRole')]).toEqual(['OPERATOR', 'yes']);
  });
});

describe('fields', () => {
  it('take keys one by one and whole texts, in capitals where the field has them', () => {
    const typed = ['p', 'r', '1', '9', 'backspace', '0'].map(key);
    const { state } = after([
      ...signedIn(),
      screen('JOB'),
      { code: 'FIELD', to: 'recipe' },
      ...typed,
      { code: 'TYPE', to: 'lotName', params: { text: 'a4f', keys: 'A 4 F' } },
    ]);
    expect(state.terminal.fields).toMatchObject({ recipe: 'PR10', lotName: 'A4F' });
    expect(state.terminal.pressed.split(' ').slice(-10)).toEqual([
      'F2',
      'p',
      'r',
      '1',
      '9',
      'backspace',
      '0',
      'A',
      '4',
      'F',
    ]);
    expect([state.terminal.field, state.terminal.layout]).toEqual(['lotName', 'hex']);
  });

  it('a password is not kept after signing in, and everything typed there is gone after signing out', () => {
    const inside = after(signedIn());
    expect(inside.state.terminal.fields).toMatchObject({ login: 'operator1', password: '' });
    const out = after([...signedIn(), { code: 'SIGN_OUT' }]);
    expect([out.state.terminal.fields, out.state.terminal.screen]).toEqual([{}, 'START']);
  });

  it('the figures of a step are typed in seconds and degrees', () => {
    const actions: readonly Action[] = [
      ...signedIn('process1', '2345'),
      screen('RECIPES'),
      choose('recipe', 'PR10'),
      choose('step', 'PEB'),
      { code: 'TYPE', to: 'timeS', params: { text: '65' } },
      { code: 'TYPE', to: 'temperatureC', params: { text: '90,5' } },
      { code: 'RECIPE_SET' },
    ];
    const { state } = after(actions);
    expect(state.recipes['PR10']?.find(({ step }) => step === 'PEB')).toMatchObject({
      timeMs: 65_000,
      temperatureTenthC: 905,
    });
    expect(state.terminal.fields['timeS']).toBeUndefined();
  });

  it('the settings are typed into fields of their names', () => {
    const actions: readonly Action[] = [
      ...signedIn('equip1', '3456'),
      screen('MAINTENANCE'),
      { code: 'TYPE', to: 'exhaustPa', params: { text: '75' } },
      { code: 'TYPE', to: 'hotPlateOffset', params: { text: '-5' } },
      { code: 'PARAMETER_SET' },
    ];
    expect(after(actions).state.settings).toMatchObject({ exhaustPa: 75, hotPlateOffset: -5, idReader: 1 });
  });
});

describe('what is chosen', () => {
  it.each([
    ['port', choose('port', 'port3'), { port: 'port3', slot: 0 }],
    ['slot', { code: 'SELECT', params: { kind: 'slot', slot: 7 } }, { slot: 7 }],
    ['recipe', choose('recipe', 'PR12'), { recipe: 'PR12' }],
    ['step', choose('step', 'WEE'), { step: 'WEE' }],
    ['module', choose('module', 'HOT4'), { module: 'HOT4' }],
  ] as const)('%s', (_kind, action, chosen) => {
    expect(after([...signedIn(), action]).state.terminal).toMatchObject(chosen);
  });

  it('the keyboard lies over the screen and is put away', () => {
    const shown = after([
      { code: 'GO', to: 'terminal' },
      { code: 'KEYBOARD', params: { layout: 'symbols' } },
    ]);
    expect(shown.state.terminal).toMatchObject({ overlay: 'KEYBOARD', layout: 'symbols' });
    const away = after([
      { code: 'GO', to: 'terminal' },
      { code: 'KEYBOARD', params: { layout: 'symbols' } },
      { code: 'KEYBOARD' },
    ]);
    expect(away.state.terminal.overlay).toBe('NONE');
  });
});

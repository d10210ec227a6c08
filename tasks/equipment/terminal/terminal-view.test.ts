import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { act } from '#machines/equipment/act.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { loadingWay, startingWay } from '#machines/equipment/builtin/normal-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { start } from '#machines/equipment/start.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { longestWord, softKeyOf } from './soft-keys.ts';
import { durationText, tenthsText } from './views/figures.ts';
import { terminalViewOf } from './views/terminal-view-of.ts';

const order = normalCoat.play.orders[0]!;
const after = (actions: readonly Action[]): EquipmentState =>
  actions.reduce(
    (state, action) => act(ruleset, state, action, Math.max(state.clockMs, state.readyAtMs)).state,
    start(ruleset, normalCoat.play, 1),
  );
const view = (actions: readonly Action[]) => terminalViewOf(ruleset, after(actions), 'ru');

const LOGIN: readonly Action[] = [
  { code: 'GO', to: 'terminal' },
  { code: 'SCREEN', to: 'LOGIN' },
];
const signedIn = (login: string, password: string): readonly Action[] => [
  ...LOGIN,
  { code: 'TYPE', to: 'login', params: { text: login } },
  { code: 'TYPE', to: 'password', params: { text: password } },
  { code: 'SIGN_IN' },
];
const LOADED = loadingWay(order, 'pod-1', 'port1');
const RUNNING = [...LOADED, ...startingWay(order, 'port1'), { code: 'WAIT', params: { ms: 300_000 } }];

describe('the header', () => {
  it.each([
    ['nobody', [], '', undefined],
    ['an operator', signedIn('operator1', '1234'), 'operator1', 'OPERATOR'],
    ['a service engineer', signedIn('service1', '4567'), 'service1', 'SERVICE'],
  ] as const)('names %s', (_, actions, login, role) => {
    const { header } = view(actions);
    expect([header.login, header.role?.id]).toEqual([login, role]);
  });

  it('has the states of the tool and the time of the shift', () => {
    const { header } = view(RUNNING);
    expect(header.processing.text).toMatch(/^EXECUTING/);
    expect(header.equipment.text).toMatch(/^PRODUCTIVE/);
    expect(header.clock).toMatch(/^08:\d\d:\d\d$/);
  });
});

describe('an input the terminal does not like', () => {
  it('is answered with the number and the text of an alarm', () => {
    const { rejected, header } = view(signedIn('operator1', 'wrong'));
    expect(rejected).toMatchObject({ number: expect.any(Number), text: expect.stringMatching(/./) });
    expect(header.alarm?.first.number).toBe(rejected?.number);
  });
});

describe('an input that can’t be', () => {
  const typed = (refusal: string, code = 'RECIPE_SET') =>
    terminalViewOf(ruleset, after(LOGIN), 'ru', { action: { code }, refusal }).rejected;

  it.each([
    ['badParams', 9401],
    ['outOfRange', 9402],
    ['settingFixed', 9403],
    ['nothingSelected', 9406],
  ])('%s is answered with the number %s and a text', (refusal, number) => {
    expect(typed(refusal)).toEqual({ number, text: expect.stringMatching(/./) });
  });

  it('says nothing of what was tried elsewhere', () => {
    expect(typed('tooFar', 'GO')).toBeUndefined();
    expect(typed('tooFar')).toBeUndefined();
  });
});

describe('fields', () => {
  it.each([
    ['process1', '2345', 'RECIPES', { kind: 'recipe', to: 'PR10' }, ['60', '—', '4000', '—']],
    ['equip1', '3456', 'MAINTENANCE', undefined, ['0', '1', '1', '0', '0', '60']],
  ] as const)('of %s on %s (%s) hint at what is set', (login, password, screen, recipe, hints) => {
    const chosen: readonly Action[] = recipe
      ? [
          { code: 'SELECT', to: recipe.to, params: { kind: recipe.kind } },
          { code: 'SELECT', to: 'COAT', params: { kind: 'step' } },
        ]
      : [];
    const { fields } = view([...signedIn(login, password), { code: 'SCREEN', to: screen }, ...chosen]);
    expect(fields.map(({ hint }) => hint)).toEqual(hints);
  });
});

describe('figures', () => {
  it.each([
    ['ru', 1205, '120,5'],
    ['en', 1205, '120.5'],
    ['ch', 900, '90.0'],
  ] as const)('in %s %s tenths are %s', (language, tenths, expected) => {
    expect(tenthsText(tenths, language)).toBe(expected);
  });

  it.each([
    [0, '0:00:00'],
    [330_000, '0:05:30'],
    [36_061_999, '10:01:01'],
  ])('%s ms are %s', (ms, expected) => {
    expect(durationText(ms)).toBe(expected);
  });
});

it.each([
  ['Обслуживание', 12],
  ['В очередь', 7],
  ['主画面', 3],
  ['', 0],
])('the longest word of the key %j has %i letters', (text, expected) => {
  expect(longestWord(text)).toBe(expected);
});

describe('roles', () => {
  it.each([
    ['operator1', '1234', 'MAINTENANCE', false],
    ['operator1', '1234', 'RECIPES', true],
    ['service1', '4567', 'MAINTENANCE', true],
  ] as const)('%s, screen %s %s: %s', (login, password, screen, isAvailable) => {
    const { body } = view(signedIn(login, password));
    const link = body.screen === 'MAIN' ? body.links.find(({ id }) => id === screen) : undefined;
    expect(link?.isAvailable).toBe(isAvailable);
  });

  it.each([
    ['operator1', '1234', true],
    ['process1', '2345', false],
  ] as const)('%s %s: storing a recipe is withheld: %s', (login, password, isWithheld) => {
    const { softKeys, fields } = view([...signedIn(login, password), { code: 'SCREEN', to: 'RECIPES' }]);
    expect(softKeys.find(({ key }) => key === 'F1')?.isWithheld).toBe(isWithheld);
    expect(fields.length).toBe(isWithheld ? 0 : 4);
  });
});

describe('the screens', () => {
  it('CASSETTES shows the map once it has been read', () => {
    const mapped = view([...LOADED, ...signedIn('operator1', '1234'), { code: 'SCREEN', to: 'CASSETTES' }]);
    const ports = mapped.body.screen === 'CASSETTES' ? mapped.body.ports : [];
    expect(ports.map(({ count }) => count)).toEqual([25, 0, 0, 0]);
    expect(ports[0]?.slots).toHaveLength(25);
    expect(ports[0]?.lot).toBe(order.lotName);
    expect(ports[1]?.slots.every(({ code }) => code === undefined)).toBe(true);
  });

  it('RUN shows each plate in its module, and the planned end', () => {
    const { body } = view(RUNNING);
    if (body.screen !== 'RUN') throw new Error('Another screen');
    const held = body.modules.flatMap(({ slot }) => (slot === undefined ? [] : [slot]));
    expect(held.length).toBeGreaterThan(3);
    expect(new Set(held).size).toBe(held.length);
    expect(body.run).toMatchObject({ total: 25, scrap: 0 });
    expect(body.run?.plannedEnd).toMatch(/^08:\d\d:\d\d$/);
  });

  it('RECIPES has no recipe chosen but what was chosen', () => {
    const opened: readonly Action[] = [...signedIn('operator1', '1234'), { code: 'SCREEN', to: 'RECIPES' }];
    const chosen: Action = { code: 'SELECT', to: 'PR10', params: { kind: 'recipe' } };
    const recipeOf = ({ body }: ReturnType<typeof view>) =>
      body.screen === 'RECIPES' ? [body.recipe, body.steps.length] : [];
    expect(recipeOf(view(opened))).toEqual(['', 0]);
    expect(recipeOf(view([...opened, chosen]))).toEqual(['PR10', 11]);
  });

  it('LOG says nothing of what the tool can’t know', () => {
    const { body } = view([...signedIn('operator1', '1234'), { code: 'SCREEN', to: 'LOG' }]);
    expect(body.screen === 'LOG' ? body.rows.length : 0).toBeGreaterThan(0);
  });
});

it.each([
  ['F1', false, 'F1'],
  ['F8', false, 'F8'],
  ['F9', false, undefined],
  ['F5', true, undefined],
  ['a', false, undefined],
])('the key %s, with Ctrl %s, is %s', (key, ctrlKey, expected) => {
  expect(softKeyOf({ key, ctrlKey, altKey: false, metaKey: false, shiftKey: false })).toBe(expected);
});

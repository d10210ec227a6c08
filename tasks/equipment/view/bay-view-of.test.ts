import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { act } from '#machines/equipment/act.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { loadingWay, startingWay } from '#machines/equipment/builtin/normal-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { start } from '#machines/equipment/start.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { bayViewOf } from './bay-view-of.ts';
import { paperViewOf } from './paper-view-of.ts';

const order = normalCoat.play.orders[0]!;
const first = start(ruleset, normalCoat.play, 1);
const after = (actions: readonly Action[]): EquipmentState =>
  actions.reduce(
    (state, action) => act(ruleset, state, action, Math.max(state.clockMs, state.readyAtMs)).state,
    first,
  );
const view = (actions: readonly Action[]) => bayViewOf(ruleset, after(actions), 'girl');

const LOADED = loadingWay(order, 'pod-1', 'port1');
const STARTED = [...LOADED, ...startingWay(order, 'port1')];
const wait = (ms: number): Action => ({ code: 'WAIT', params: { ms } });

describe('the bay', () => {
  it('at first: pods on the rack, papers on the desk, nothing in the track', () => {
    const seen = view([]);
    expect(seen.rack.map((pod) => pod?.label ?? '')).toEqual([
      'POD-11',
      '',
      '',
      'POD-07',
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(seen.papers.toSorted()).toEqual(['paperRecipe', 'paperSheet', 'paperTask']);
    expect(seen.ports.map(({ state }) => state)).toEqual(['empty', 'empty', 'empty', 'empty']);
    expect(new Set(Object.values(seen.modules).map(({ state }) => state))).toEqual(new Set(['empty']));
    expect(seen.tower).toEqual({ red: 'off', yellow: 'off', green: 'blinking', blue: 'on' });
  });

  it.each([
    ['carried', LOADED.slice(0, -5), 'empty'],
    ['placed', LOADED.slice(0, -3), 'placed'],
    ['docking', LOADED.slice(0, -2), 'docked'],
    ['mapped', LOADED, 'open'],
  ] as const)('with the pod %s', (_, actions, state) => {
    expect(view(actions).ports[0]?.state).toBe(state);
  });

  it('shows a pod on the floor, standing where it was put down and lying where it fell', () => {
    const carried = LOADED.slice(0, -5);
    const put = view([...carried, { code: 'PUT', item: 'pod-1', to: 'floor' }]).floor;
    expect(put.map(({ label, isFallen }) => [label, isFallen])).toEqual([['POD-11', false]]);
    const left = view([...carried, { code: 'LEAVE' }]);
    expect(left.floor.map(({ label, isFallen }) => [label, isFallen])).toEqual([['POD-11', true]]);
    expect([left.floor[0]?.x, left.people[0]?.carries]).toEqual([put[0]?.x, undefined]);
  });

  it('shows plates where they are', () => {
    const seen = view([...STARTED, wait(100_000)]);
    const busy = Object.entries(seen.modules).filter(([, { state }]) => state !== 'empty');
    expect(busy.length).toBeGreaterThan(2);
    expect(seen.tower.green).toBe('on');
    expect(seen.ports[0]?.lights).toEqual(['green']);
  });

  it.each([
    [
      'a lifted telephone',
      [
        { code: 'GO', to: 'phoneWall' },
        { code: 'PHONE', to: 'phoneWall' },
      ],
      { phones: { phoneWall: 'lifted' } },
    ],
    [
      'an open EMO',
      [
        { code: 'GO', to: 'emoWall' },
        { code: 'EMO_COVER', to: 'emoWall' },
      ],
      { emo: { emoWall: 'open' } },
    ],
    ['the open exit', [{ code: 'LEAVE' }], { isExitOpen: true }],
    [
      'a taken sheet',
      [{ code: 'OPEN_PAPER', item: 'shift-task' }],
      { papers: ['paperSheet', 'paperRecipe'] },
    ],
  ] as const satisfies readonly (readonly [string, readonly Action[], object])[])(
    'shows %s',
    (_, actions, part) => {
      expect(view(actions)).toMatchObject(part);
    },
  );

  it('shows who is splashed themselves under the water, and nobody else hurt', () => {
    const planned = [
      { situations: ['developer-splash-oneself'], start: { kind: 'at', atMs: 1000 } as const },
    ];
    const dry = act(
      ruleset,
      start(ruleset, { ...normalCoat.play, emergency: { planned } }, 1),
      wait(2000),
      0,
    );
    const wet = act(ruleset, dry.state, { code: 'SHOWER' }, dry.state.readyAtMs);
    const seen = [dry, wet].map(({ state }) => bayViewOf(ruleset, state, 'girl'));
    expect(seen.map(({ shower, people }) => [shower, people.map(({ id, pose }) => `${id} ${pose}`)])).toEqual(
      [
        ['idle', ['operator stand']],
        ['shower', ['operator wash-0']],
      ],
    );
  });

  it('loses power with the EMO: no lamps, no tower', () => {
    const seen = view([
      ...STARTED,
      wait(60_000),
      { code: 'GO', to: 'emoTrackRight' },
      { code: 'EMO_COVER', to: 'emoTrackRight' },
      { code: 'EMO', to: 'emoTrackRight' },
    ]);
    expect(seen.emo.emoTrackRight).toBe('pressed');
    expect(Object.values(seen.tower)).toEqual(['off', 'off', 'off', 'off']);
    expect(seen.ports.flatMap(({ lights }) => lights)).toEqual([]);
  });
});

describe('a paper', () => {
  it('shows what is printed, written, compared and signed', () => {
    const sheet = `traveller-${order.lotName}`;
    const state = after([
      { code: 'OPEN_PAPER', item: sheet },
      { code: 'FILL', item: sheet, params: { field: 'timeStart', value: '08:15' } },
      ...LOADED,
    ]);
    const paper = paperViewOf(ruleset, state, sheet, 'ru');
    expect(paper?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'lotName', kind: 'printed', value: order.lotName }),
        expect.objectContaining({ id: 'timeStart', kind: 'time', value: '08:15', isRequired: true }),
      ]),
    );
    expect(paper?.checks.map(({ id, said }) => [id, said?.isMatch])).toEqual([
      ['label', true],
      ['task', true],
      ['slotMap', undefined],
    ]);
    expect(paper?.isReadOnly).toBe(false);
  });

  it('has the recipe as a table in the units of people', () => {
    const paper = paperViewOf(ruleset, first, `recipe-${order.recipe}`, 'en');
    const table = paper?.fields.find((field) => field.kind === 'table');
    expect(table?.kind === 'table' ? table.rows.find(([name]) => name === 'Coat') : undefined).toEqual([
      'Coat',
      '60',
      '—',
      '4000',
      '—',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { replay } from '#machines/kit/replay.ts';
import { planLog } from './plan-route.ts';
import { read } from './read.ts';
import { roomSimulation } from './simulation.ts';
import { describeStateText } from './twin/describe-state.ts';

const text = (en: string) => ({ ru: en, en, ch: en });

/** Another site's ruleset: other ids, one hall and a yard, a hook and a helmet, its own limits. */
const foreign: RoomRuleset = roomRulesetSchema.parse({
  id: 'mine-shaft',
  revision: 7,
  title: text('Shaft'),
  map: {
    id: 'flat',
    tileMm: 1000,
    widthTiles: 6,
    heightTiles: 3,
    locations: [
      {
        id: 'yard',
        kind: 'outside',
        text: text('Yard'),
        areas: [{ x: 0, y: 0, widthTiles: 2, heightTiles: 3 }],
        start: { x: 0, y: 0 },
      },
      {
        id: 'hall',
        code: 'L009',
        kind: 'room',
        text: text('Hall'),
        areas: [{ x: 2, y: 0, widthTiles: 4, heightTiles: 3 }],
        start: { x: 2, y: 1 },
      },
    ],
    walls: [{ x: 2, y: 0, axis: 'y', lengthTiles: 3 }],
    doors: [
      { id: 'gate', x: 2, y: 2, axis: 'y', lengthTiles: 1, between: ['yard', 'hall'], text: text('Gate') },
    ],
    furniture: [
      {
        id: 'hook',
        kind: 'rack',
        location: 'hall',
        text: text('Hook'),
        footprint: { x: 5, y: 0, widthTiles: 1, heightTiles: 1 },
        isSolid: true,
        facing: 'nw',
        approaches: [{ x: 4, y: 0, facing: 'se' }],
      },
    ],
    dropZones: [
      {
        id: 'hook-1',
        dropId: 'hook',
        kind: 'rack',
        location: 'hall',
        furniture: 'hook',
        text: text('Hook'),
        pullCode: 'A024',
        putCode: 'A025',
        capacity: 1,
        anchor: { x: 5, y: 0 },
      },
    ],
  },
  slots: [{ id: 'crown', text: text('Crown'), covers: [] }],
  items: [
    {
      id: 'helmet',
      code: 'S901',
      text: text('Helmet'),
      type: 'cloth',
      bodyPath: 'head',
      slot: 'crown',
      heightToWidth: 1,
      bannedWith: [],
      mandatoryPosition: 'hook',
      traits: [],
      positions: [
        { dropId: 'P001', width: 1, left: 1, top: 1 },
        { dropId: 'hook', width: 1, left: 1, top: 1 },
      ],
    },
  ],
  places: [
    { code: 'P001', text: text('Worn') },
    { code: 'P002', text: text('Held') },
    { code: 'P003', text: text('Bagged') },
  ],
  codes: ['A001', 'A005', 'A024', 'A025', 'WALK'].map((code) => ({
    code,
    text: text(code),
    durationMs: 100,
  })),
  bagCapacity: 1,
  floorReachTiles: 0,
  personGeometry: [],
  sources: [],
});

const PLAY: RoomPlay = {
  id: 'first-shift',
  map: 'flat',
  person: { gender: 'girl', location: 'yard', position: 'start', settings: [], bag: [], hand: [] },
  isHintOn: false,
  activeKey: 1,
  actions: [],
  subject: [{ id: 'helmet-3', craft: 'helmet', position: 'hook' }],
  furniture: [],
};

describe('a ruleset of another site', () => {
  it('plays with its own ids, rooms and codes', () => {
    const entries = planLog(foreign, PLAY, 5, [
      { code: 'A001', to: 'hall' },
      { code: 'A024', item: 'helmet-3', from: 'hook-1' },
      { code: 'A005', item: 'helmet-3' },
    ]);
    const { state, moments, invalidFrom } = replay(roomSimulation, foreign, PLAY, 5, entries);
    expect([invalidFrom, moments.filter(({ reason }) => reason)]).toEqual([undefined, []]);
    expect([read(foreign, state, 'location'), read(foreign, state, 'worn.helmet')]).toEqual(['hall', 'yes']);
    expect(state.rulesetId).toBe('mine-shaft');
    expect(describeStateText(foreign, state, 'en')).toContain('Worn: Helmet.');
  });

  it('knows nothing of the built-in suite', () => {
    const state = roomSimulation.start(foreign, PLAY, 5);
    const reasons = ['washroom', 'entrance'].map((to) => {
      const outcome = roomSimulation.act(foreign, state, { code: 'A001', to }, 0);
      return outcome.ok ? 'done' : outcome.reason;
    });
    expect(reasons).toEqual(['unknownPlace', 'unknownPlace']);
    const sitting = roomSimulation.act(foreign, state, { code: 'A003', to: 'entrance-bench' }, 0);
    expect(sitting).toMatchObject({ ok: false, reason: 'unknownAction' });
  });

  it('walks only through its gate', () => {
    const outcome = roomSimulation.act(
      foreign,
      roomSimulation.start(foreign, PLAY, 5),
      { code: 'A001', to: 'hall' },
      0,
    );
    expect(outcome.state.walked?.tiles).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });
});

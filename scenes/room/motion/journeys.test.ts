import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { journeysOf } from './journeys.ts';

const play =
  BUILTIN_ROOM_CASES.find(({ id }) => id === 'street-clothes')?.play ?? BUILTIN_ROOM_CASES[2]!.play;
const INTO: Action = { code: 'A001', to: 'entrance' };
const BAG_DOWN: Action = { code: 'A008', item: 'bag-0', to: 'entrance-bench' };
const COVERS: Action = { code: 'A017', item: 'shoeCovers-0', from: 'entrance-dispensary' };

/** The last two states of a run. */
function lastOf(actions: readonly Action[]): readonly [RoomState, RoomState] {
  let [before, state] = [roomSimulation.start(ruleset, play, 1), roomSimulation.start(ruleset, play, 1)];
  for (const action of actions) {
    for (const step of stepsTo(ruleset, state, action)) {
      const outcome = roomSimulation.act(ruleset, state, step, state.readyAtMs);
      expect(outcome, JSON.stringify(step)).toMatchObject({ ok: true });
      [before, state] = [state, outcome.state];
    }
  }
  return [before, state];
}

const CASES: readonly (readonly [name: string, actions: readonly Action[], expected: readonly string[]])[] = [
  ['nothing on the way into a room', [INTO], []],
  ['the bag onto the bench', [INTO, BAG_DOWN], ['carry bag-0']],
  ['an apple out of the bag', [INTO, { code: 'A009', item: 'apple-0' }], ['carry apple-0']],
  [
    'an apple onto the floor',
    [INTO, { code: 'A009', item: 'apple-0' }, { code: 'A016', item: 'apple-0', to: 'entrance-floor' }],
    ['drop apple-0'],
  ],
  ['the coat off', [INTO, BAG_DOWN, { code: 'A006', item: 'coat-0' }], ['carry coat-0']],
  [
    'a shirt on again',
    [
      INTO,
      BAG_DOWN,
      { code: 'A006', item: 'coat-0' },
      { code: 'A016', item: 'coat-0', to: 'entrance-floor' },
      { code: 'A006', item: 'shirt-0' },
      { code: 'A005', item: 'shirt-0' },
    ],
    ['dress shirt-0'],
  ],
  [
    'an unused cover into the bin: it flies as trash, the fresh one is simply there',
    [INTO, COVERS, { code: 'A014', item: 'shoeCovers-0', to: 'entrance-trash' }],
    ['throw trash-0'],
  ],
  ['from hand to hand', [INTO, { code: 'A011' }], ['carry bag-0']],
];

describe('journeys', () => {
  it.each(CASES)('%s', (_name, actions, expected) => {
    const [before, state] = lastOf(actions);
    const journeys = journeysOf(state, before, ruleset.map);
    expect(journeys.map(({ kind, subject }) => `${kind} ${subject.id}`)).toEqual(expected);
    for (const { subject, before: old } of journeys) expect(old.id).toBe(subject.id);
  });

  it('what is thrown away comes out of the hand it was in', () => {
    const thrown: Action = { code: 'A014', item: 'shoeCovers-0', to: 'entrance-trash' };
    const [before, state] = lastOf([INTO, COVERS, thrown]);
    const [journey] = journeysOf(state, before, ruleset.map);
    expect(journey?.before).toMatchObject({ craft: 'shoeCovers', place: { at: 'P002' } });
    expect(journey?.subject).toMatchObject({ craft: 'trash', place: { at: 'zone', zone: 'entrance-trash' } });
  });
});

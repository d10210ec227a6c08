import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionSchema } from '#contract/simulation/log.ts';
import { roomCodeSchema } from '#contract/simulation/room-kinds.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay } from '#machines/kit/replay.ts';
import { BUILTIN_ROOM_CASES } from '../builtin/cases/all.ts';
import { builtinRoomKeys } from '../builtin/keys/all.ts';
import { builtinRoomRuleset } from '../builtin/ruleset.ts';
import { gradeRoomLog } from '../grade-room.ts';
import { randomLog, startingAnywhere } from './random-player.ts';
import { roomSimulation } from '../simulation.ts';
import { describeStateText } from '../twin/describe-state.ts';

const roomCase = BUILTIN_ROOM_CASES[0]!;
const { play, seed } = roomCase;
const IDS = [
  '__proto__',
  'constructor',
  'bag-0',
  'crocs-0',
  'entrance-bench',
  'locker',
  'locker-closet-1',
  'out',
];

const actionArbitrary = fc.record(
  {
    code: fc.oneof(fc.constantFrom(...roomCodeSchema.options), fc.string()),
    item: fc.oneof(fc.constantFrom(...IDS), fc.string()),
    from: fc.oneof(fc.constantFrom(...IDS), fc.string()),
    to: fc.oneof(fc.constantFrom(...IDS), fc.string()),
    params: fc.dictionary(
      fc.constantFrom('x', 'y', 'ms', 'side', 'soap', '__proto__'),
      fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean()),
    ),
  },
  { requiredKeys: ['code'] },
);

describe('random logs', () => {
  it.each(['legal', 'garbage', 'mixed'] as const)(
    '500 %s logs never throw, replay to the same hash and are graded',
    (manner) => {
      for (let random = 0; random < 500; random++) {
        const key = builtinRoomKeys[random % builtinRoomKeys.length]!;
        const own = startingAnywhere(
          builtinRoomRuleset,
          BUILTIN_ROOM_CASES.find(({ id }) => id === key.caseId)!.play,
          random,
        );
        const entries = randomLog(builtinRoomRuleset, own, random, 40, manner);
        const first = replay(roomSimulation, builtinRoomRuleset, own, random, entries);
        const attempt = { ruleset: builtinRoomRuleset, play: own, seed: random, entries };
        const { grade, replayed } = gradeRoomLog(attempt, key.reference);
        expect([first.invalidFrom, hashState(replayed.state)]).toEqual([undefined, first.hash]);
        expect(grade.score).toBeGreaterThanOrEqual(0);
        if (manner === 'legal') expect(first.state.refusals).toBe(0);
      }
    },
    120_000,
  );

  it('one person, one thing a hand, eight in the bag, whatever is tried', () => {
    const entries = randomLog(builtinRoomRuleset, play, 77, 2000);
    const { moments } = replay(roomSimulation, builtinRoomRuleset, play, 77, entries);
    for (const { after } of moments) {
      const places = Object.values(after.subjects).map(({ place }) => place);
      const hands = places.flatMap((place) => (place.at === 'P002' ? [place.hand] : []));
      expect(new Set(hands).size).toBe(hands.length);
      expect(places.filter(({ at }) => at === 'P003').length).toBeLessThanOrEqual(8);
      expect(describeStateText(builtinRoomRuleset, after, 'ru')).not.toMatch(/undefined|NaN/);
    }
  });

  it('actions of any shape are answered, never thrown', () => {
    const start = roomSimulation.start(builtinRoomRuleset, play, seed);
    fc.assert(
      fc.property(fc.array(actionArbitrary, { maxLength: 20 }), (actions) => {
        let state = start;
        for (const action of actions)
          state = roomSimulation.act(builtinRoomRuleset, state, action, state.readyAtMs).state;
        return state.refusals <= actions.length;
      }),
      { numRuns: 500 },
    );
  });

  it('a schema keeps the shapeless out', () => {
    expect(actionSchema.safeParse({ code: 'WALK', params: { x: 1.5 } }).success).toBe(false);
    expect(actionSchema.safeParse({ code: '' }).success).toBe(false);
  });
});

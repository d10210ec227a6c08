// The solver on small problems; tests/solver proves the built-in cases.
import { describe, expect, it } from 'vitest';
import { fiveFaults } from '../builtin/cases/five-faults.ts';
import { playWith } from '../builtin/cases/play-with.ts';
import { fiveFaultsKey } from '../builtin/keys/five-faults.ts';
import { builtinRoomRuleset as ruleset } from '../builtin/ruleset.ts';
import { act } from '../act.ts';
import { stepsTo } from '../plan-route.ts';
import { read } from '../read.ts';
import { indexOf } from '../ruleset-index.ts';
import { findFinish } from './find-finish.ts';
import { movesTo, stateKey, targetsFrom } from './moves.ts';
import { regionAt, regionsOf } from './regions.ts';
import { findShortestWay } from './find-way.ts';
import { start } from '../start.ts';

const index = indexOf(ruleset);
const end = (key: string, value: string) => ({
  id: key,
  text: { ru: key, en: key, ch: key },
  sources: [],
  isCritical: false,
  failsAttempt: false,
  condition: { key, is: [value] },
});

describe('regions', () => {
  it('part the entrance at its bench, and count a bench as two moves and a door as one', () => {
    const street = regionAt(index, 5, 5);
    const clean = regionAt(index, 9, 5);
    const locker = regionAt(index, 13, 3);
    expect(new Set([street, clean, locker]).size).toBe(3);
    const { moves } = regionsOf(index);
    expect([moves[street]?.[clean], moves[clean]?.[locker], moves[street]?.[locker]]).toEqual([2, 1, 3]);
  });
});

describe('moves', () => {
  const state = start(ruleset, playWith({ position: 'entrance-shoerack' }), 1);

  it('are what the machine accepts, with nothing idle among them', () => {
    const moments = movesTo(ruleset, state, targetsFrom(ruleset, state));
    expect(moments.length).toBeGreaterThan(3);
    for (const { entry, before } of moments) {
      expect(act(ruleset, before, entry, entry.at).ok, entry.code).toBe(true);
      expect(['WALK', 'HINT', 'WAIT', 'A011']).not.toContain(entry.code);
    }
  });

  it('a walk within a region leads to the same state, a taken thing to another', () => {
    const walked = act(ruleset, state, { code: 'WALK', params: { x: 4, y: 7 } }, 0).state;
    const taken = act(ruleset, state, { code: 'A013', item: 'crocs-0' }, 0).state;
    expect(stateKey(ruleset, walked)).toBe(stateKey(ruleset, state));
    expect(stateKey(ruleset, taken)).not.toBe(stateKey(ruleset, state));
  });
});

describe('the shortest correct way', () => {
  it('is found for the five faults, and is as long as the key says', () => {
    const { reference, way } = fiveFaultsKey;
    const solved = findShortestWay({ ruleset, play: fiveFaults.play, reference, maxNodes: 2000 });
    expect(solved.actions).toHaveLength(way!.length);
  });

  it('is not there when the cap is not', () => {
    const subject = fiveFaults.play.subject.filter(({ craft }) => craft !== 'hat');
    const play = { ...fiveFaults.play, subject };
    const { reference } = fiveFaultsKey;
    const solved = findShortestWay({ ruleset, play, reference, maxNodes: 20_000 });
    expect(solved).toMatchObject({ isExhausted: true });
    expect(solved.actions).toBeUndefined();
  });
});

describe('a way to the end from anywhere', () => {
  it('does what is needed: a card out of the bag, a closet opened, used gloves changed', () => {
    const play = playWith({ hand: ['bag-0'], bag: ['keyCard-0'], settings: ['crocs-1', 'shirt-0'] });
    const ends = [end('worn.underwear', 'yes'), end('has.keyCard', 'yes'), end('location', 'washroom')];
    const state = start(ruleset, play, 1);
    const { actions } = findFinish(ruleset, state, ends, 600);
    const done = actions!.reduce(
      (now, action) =>
        stepsTo(ruleset, now, action).reduce((at, step) => act(ruleset, at, step, at.readyAtMs).state, now),
      state,
    );
    expect(ends.map(({ condition }) => read(ruleset, done, condition.key))).toEqual([
      'yes',
      'yes',
      'washroom',
    ]);
    expect(done.refusals).toBe(0);
  });

  it('says dead end only when everything was looked at', () => {
    const play = playWith({ location: 'transit', settings: ['crocs-1'] });
    const lone = { ...play, subject: [] };
    const state = start(ruleset, lone, 1);
    expect(findFinish(ruleset, state, [end('worn.underwear', 'yes')], 5000)).toMatchObject({
      isDeadEnd: true,
    });
    expect(findFinish(ruleset, state, [end('worn.underwear', 'yes')], 1).isDeadEnd).toBe(false);
  });
});

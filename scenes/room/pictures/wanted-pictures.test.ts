import { describe, expect, it } from 'vitest';
import builtManifest from '#assets/built/manifest.json';
import type { Manifest } from '#assets/manifest.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { WHOLE_SUITE_MAP as map } from '#machines/room/builtin/whole-suite.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { itemLooksOf } from '../things/item-looks.ts';
import { builtLooks, planSuite } from '../suite/suite-plan.ts';
import { byNearness, firstNames, laterNames, soonNames } from './wanted-pictures.ts';

const manifest = builtManifest as unknown as Manifest;
const RULESET = { ...builtinRoomRuleset, map };
const around = { map, manifest, plan: planSuite(map, builtLooks(manifest)), looks: itemLooksOf(RULESET) };
const state = roomSimulation.start(RULESET, BUILTIN_ROOM_CASES[0]!.play, 1);
const IN_LOCKER = { ...state, person: { ...state.person, location: 'locker', x: 13, y: 3 } };

describe('what pictures are wanted', () => {
  it.each([
    { from: 'out', nearest: ['out', 'entrance', 'locker', 'washroom', 'separate'] },
    { from: 'transit', nearest: ['transit', 'dressing', 'production', 'separate', 'locker'] },
  ])('rooms from $from on outwards', ({ from, nearest }) => {
    expect(byNearness(map, from).slice(0, 5)).toEqual(nearest);
    expect(byNearness(map, from)).toHaveLength(map.locations.length);
  });

  it('first the street, the room behind its door and the person as dressed, and nothing farther', () => {
    const names = firstNames(state, around);
    expect(names).toContain('furniture/bench-6/plain/nw');
    expect(names).toContain('person/man/coat/walk-3/ne');
    expect(names.filter((name) => /closet|sink|person\/girl|underwear/.test(name))).toEqual([]);
  });

  it('later the rest, the nearest room before the farthest', () => {
    const names = laterNames(state, around);
    const at = (part: string): number => names.findIndex((name) => name.includes(part));
    expect(at('closet-3')).toBeGreaterThan(at('shoeRack-3'));
    expect(at('airShower')).toBeGreaterThan(at('closet-3'));
  });

  it('soon what can be put on from here: the inner suit only where it lies', () => {
    expect(soonNames(state, around)).not.toContain('person/man/underwear/stand/se');
    expect(soonNames(IN_LOCKER, around)).toContain('person/man/underwear/stand/se');
    expect(soonNames(IN_LOCKER, around)).toContain('person/man/hairTucked/stand/se');
  });
});

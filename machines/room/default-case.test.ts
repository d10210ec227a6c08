// The design's default case: who comes from the street, with what, and which things the suite contains.
import { describe, expect, it } from 'vitest';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { streetClothes } from './builtin/cases/street-clothes.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { personAt } from './selectors.ts';
import { start } from './start.ts';

const state = start(ruleset, streetClothes.play, streetClothes.seed);
const at = (place: string) =>
  Object.values(state.subjects).flatMap((subject) =>
    subject.place.at === place || (subject.place.at === 'zone' && subject.place.zone === place)
      ? subject.id
      : [],
  );

describe('the default case', () => {
  it('is a man of middle size without aspects, standing on the street, hands soiled by the bag', () => {
    expect(state.person).toMatchObject({
      gender: 'man',
      location: 'out',
      posture: 'standing',
      handSize: 'M',
      faceSize: 'M',
      hands: 'soiled',
      aspects: [],
    });
    expect(personAt(state, 0)).toMatchObject({ x: state.person.x, y: state.person.y });
  });

  it.each<[string, string, readonly string[]]>([
    ['worn', 'P001', ['boots-0', 'jeans-0', 'shirt-0', 'coat-0', 'keyCard-0']],
    ['held', 'P002', ['bag-0']],
    ['in the bag', 'P003', ['apple-0', 'bottle-0', 'laptop-0', 'pen-0']],
    ['at the dispenser', 'entrance-dispensary', ['shoeCovers-0']],
    ['on the shoe rack', 'entrance-shoerack', ['crocs-0']],
    ['in the closet of the own section', 'locker-closet-1', ['underwear-0']],
    [
      'on the rack of the separate zone',
      'separate-rack',
      [
        ...['S', 'M', 'L', 'XL'].flatMap((size) => [`gloves${size}-0`, `masks${size}-0`]),
        'hat-0',
        'napkin-0',
        'alcoholLiquid-0',
      ],
    ],
    ['at the garment rack', 'dressing-rack', ['coverall-0', 'safetyGlasses-0', 'reusableShoecovers-0']],
  ])('%s', (_name, place, ids) => {
    expect(at(place).toSorted()).toEqual(ids.toSorted());
  });

  it('has both closets locked, changed by the key card; the card opens the first section', () => {
    expect(state.closets).toEqual({ 'locker-closet-1': false, 'locker-closet-2': false });
    expect(state.activeKey).toBe(1);
    for (const { statusChange } of streetClothes.play.furniture) expect(statusChange).toBe('keyCard');
  });
});

describe('where a case may begin', () => {
  const begun = (position: string, posture?: 'stay' | 'sit') => {
    const { person, ...play } = streetClothes.play;
    const own = { ...person, location: 'entrance', position, ...(posture ? { posture } : {}) };
    return start(ruleset, { ...play, person: own }, 1).person;
  };

  it('entrance-start is the place where one stands at first', () => {
    const { x, y } = ruleset.map.locations.find(({ id }) => id === 'entrance')!.start;
    expect(begun('entrance-start')).toMatchObject({ location: 'entrance', x, y, posture: 'standing' });
    expect(begun('entrance-start')).toEqual(begun('start'));
  });

  it('sitting on a bench with it behind, as if sat down there', () => {
    expect(begun('entrance-bench', 'sit')).toMatchObject({
      posture: 'sitting',
      seat: 'entrance-bench',
      facing: 'nw',
    });
    expect(begun('entrance-bench', 'stay')).toMatchObject({ posture: 'standing', facing: 'se' });
    expect(begun('entrance-bench')).not.toHaveProperty('seat');
  });
});

describe('a case that leaves something out', () => {
  it('is a man on the isometric map, at the start of the entrance, with the first section’s card and nothing done', () => {
    const {
      gender: _gender,
      location: _location,
      position: _position,
      ...person
    } = streetClothes.play.person;
    const { map: _map, activeKey: _key, actions: _actions, ...rest } = streetClothes.play;
    expect(roomPlaySchema.parse({ ...rest, person })).toMatchObject({
      map: 'Isometric',
      activeKey: 1,
      actions: [],
      person: { gender: 'man', location: 'entrance', position: 'start' },
    });
  });

  it.each(['handSize', 'faceSize'] as const)('is of middle %s', (size) => {
    const { person } = streetClothes.play;
    const settings = person.settings.filter(({ id }) => id !== size);
    const play = { ...streetClothes.play, person: { ...person, settings } };
    expect(start(ruleset, play, 1).person[size]).toBe('M');
  });

  it.each([
    [1, 'locker-closet-1'],
    [2, 'locker-closet-2'],
  ])('with activeKey %s finds the inner suit in %s', (activeKey, zone) => {
    const { subjects } = start(ruleset, { ...streetClothes.play, activeKey }, 1);
    expect(subjects['underwear-0']?.place).toMatchObject({ zone });
  });
});

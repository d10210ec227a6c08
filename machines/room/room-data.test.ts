// The built-in suite's data against the specification: locations, zones, codes, furniture, items, bans.
import { describe, expect, it } from 'vitest';
import { aspectSchema } from '#contract/simulation/room-kinds.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { indexOf } from './ruleset-index.ts';

const { map, items, slots } = ruleset;
const index = indexOf(ruleset);
const sorted = (list: Iterable<string>) => [...list].toSorted();
const inLocation = (id: string) => map.furniture.filter(({ location }) => location === id);

describe('the locations', () => {
  it('carry the codes L001 to L005 and lead from the street to the clean production area', () => {
    expect(map.locations.map(({ id, code, kind }) => [id, code, kind])).toEqual([
      ['out', undefined, 'outside'],
      ['entrance', 'L001', 'room'],
      ['locker', 'L003', 'room'],
      ['washroom', 'L002', 'room'],
      ['separate', 'L004', 'room'],
      ['dressing', 'L004', 'room'],
      ['transit', 'L005', 'room'],
      ['production', undefined, 'clean'],
    ]);
  });

  it('have these doors, entrance, locker and washroom each to each other', () => {
    expect(map.doors.map(({ between }) => between.join(' '))).toEqual([
      'out entrance',
      'entrance locker',
      'entrance washroom',
      'locker washroom',
      'locker separate',
      'separate dressing',
      'dressing transit',
      'transit production',
    ]);
  });

  it.each([
    ['entrance', ['shoeRack', 'dispenser', 'bench', 'trashBin', 'sign', 'stickyMat']],
    ['locker', ['closet', 'closet', 'bench', 'mirror']],
    ['washroom', ['sink', 'soap', 'mirror', 'makeupRemover', 'dryer']],
    ['separate', ['rack', 'table', 'trashBin']],
    ['dressing', ['rack', 'bench', 'mirror']],
    ['transit', ['airShower']],
  ])('%s has its furniture, each with a hint point and a place to use it from', (location, kinds) => {
    expect(inLocation(location).map(({ kind }) => kind)).toEqual(kinds);
    for (const { id, hint, approaches } of inLocation(location)) {
      expect(Object.values(hint ?? {}).filter(Boolean), id).toHaveLength(3);
      expect(approaches.length, id).toBeGreaterThan(0);
    }
  });

  it.each([
    ['entrance', 'entrance-bench entrance-dispensary entrance-floor entrance-shoerack entrance-trash'],
    ['locker', 'locker-bench locker-closet locker-floor'],
    ['washroom', 'washroom-sink'],
    ['separate', 'entrance-trash separate-floor separate-rack separate-table'],
    ['dressing', 'dressing-bench dressing-floor dressing-rack'],
    ['transit', ''],
  ])('%s has its drop zones', (location, dropIds) => {
    const own = map.dropZones.filter((zone) => zone.location === location).map(({ dropId }) => dropId);
    expect(sorted(new Set(own)).join(' ')).toBe(dropIds);
  });

  it.each([
    ['floor', 'A015', 'A016'],
    ['bench', 'A007', 'A008'],
    ['shoerack', 'A013', 'A014'],
    ['trash', 'A013', 'A014'],
    ['closet', 'A022', 'A023'],
    ['table', 'A024', 'A025'],
    ['rack', 'A024', 'A025'],
    ['dispenser', 'A017', undefined],
  ])('a %s is taken from by %s and put into by %s', (kind, pull, put) => {
    const own = map.dropZones.filter((zone) => zone.kind === kind);
    expect(own.length).toBeGreaterThan(0);
    for (const zone of own) expect([zone.pullCode, zone.putCode], zone.id).toEqual([pull, put]);
  });

  it('have two closets, one for each section of key cards', () => {
    expect(map.furniture.flatMap(({ section }) => section ?? [])).toEqual([1, 2]);
  });
});

const SIZES = ['S', 'M', 'L', 'XL'];
const gloves = SIZES.map((size) => `gloves${size}`);
const masks = SIZES.map((size) => `masks${size}`);

describe('the catalogue', () => {
  it('bans what the specification bans, both ways', () => {
    const pairs = items.flatMap(({ id }) =>
      sorted(index.bans.get(id) ?? []).map((other) => sorted([id, other]).join(' ')),
    );
    const anyTwo = (ids: readonly string[]) =>
      ids.flatMap((id, at) => ids.slice(at).map((other) => sorted([id, other]).join(' ')));
    expect(sorted(new Set(pairs))).toEqual(
      sorted([
        'boots shoeCovers',
        'crocs shoeCovers',
        'boots crocs',
        'coat shirt',
        'coat underwear',
        'hat hat',
        'shirt underwear',
        'jeans underwear',
        ...anyTwo(gloves),
        ...anyTwo(masks),
      ]),
    );
  });

  it('issues what has a mandatory position from there alone', () => {
    const mandatory = items.flatMap(({ id, mandatoryPosition: place }) => (place ? [[id, place]] : []));
    expect(Object.fromEntries(mandatory)).toEqual({
      shoeCovers: 'entrance-dispensary',
      ...Object.fromEntries(
        ['hat', 'napkin', 'innerGloves', ...gloves, ...masks].map((id) => [id, 'separate-rack']),
      ),
    });
  });

  it.each<[string, string, readonly string[]]>([
    ['entrance-dispensary', 'shoe covers alone', ['shoeCovers']],
    ['entrance-shoerack', 'shoes', ['boots', 'crocs', 'reusableShoecovers', 'shoeCovers']],
    [
      'separate-rack',
      'what is issued, and the alcohol',
      ['alcoholLiquid', 'hat', 'innerGloves', 'napkin', ...gloves, ...masks],
    ],
    ['dressing-rack', 'clean clothes', ['coverall', 'reusableShoecovers', 'safetyGlasses']],
    [
      'entrance-trash',
      'food, trash and single-use things',
      ['apple', 'bottle', 'hat', 'innerGloves', 'napkin', 'shoeCovers', 'trash', ...gloves, ...masks],
    ],
  ])('%s holds %s', (dropId, _name, ids) => {
    const own = items.filter(({ positions }) => positions.some((position) => position.dropId === dropId));
    expect(sorted(own.map(({ id }) => id))).toEqual(sorted(ids));
  });

  it.each(['bag', 'shirt', 'jeans', 'underwear', 'coat', 'earrings', 'laptop', 'pen', 'apple', 'bottle'])(
    'the closet takes the %s',
    (id) => {
      const places = index.items.get(id)?.positions.map(({ dropId }) => dropId);
      expect(places).toContain('locker-closet');
    },
  );

  it('lets everything be put down in every room that has a place: nobody is stuck with full hands', () => {
    const lays = [
      ['entrance-bench', 'entrance-floor'],
      ['locker-bench', 'locker-floor'],
      ['separate-table', 'separate-floor'],
      ['dressing-bench', 'dressing-floor'],
    ].flat();
    for (const { id, positions } of items) {
      const places = positions.map(({ dropId }) => dropId);
      expect(
        lays.filter((dropId) => !places.includes(dropId)),
        id,
      ).toEqual([]);
    }
  });

  it('places everything within the picture of its place, once', () => {
    for (const { id, positions } of items) {
      const dropIds = positions.map(({ dropId }) => dropId);
      expect(new Set(dropIds).size, id).toBe(dropIds.length);
      for (const { dropId, left, width } of positions)
        expect([left >= 0, left + width <= 100], `${id} at ${dropId}`).toEqual([true, true]);
    }
  });

  it('gives gloves and masks their states and sizes, the coverall open and closed', () => {
    for (const [order, size] of SIZES.entries()) {
      expect(index.items.get(gloves[order]!)).toMatchObject({ size, states: ['wrong', 'correct'] });
      expect(index.items.get(masks[order]!)).toMatchObject({ size, states: ['wrong', 'correct'] });
    }
    expect(index.items.get('coverall')?.states).toEqual(['open', 'closed']);
  });

  it.each([
    ['foot', 'boots crocs shoeCovers'],
    ['overFoot', 'reusableShoecovers'],
    ['legs', 'jeans'],
    ['tors', 'shirt'],
    ['overTors', 'coat'],
    ['innerSuit', 'underwear'],
    ['coverall', 'coverall'],
    ['ears', 'earrings'],
    ['face', 'masksL masksM masksS masksXL'],
    ['cap', 'hat'],
    ['eyes', 'safetyGlasses'],
    ['hands', 'glovesL glovesM glovesS glovesXL'],
    ['clip', 'keyCard'],
  ])('is worn on the %s: %s', (slot, ids) => {
    expect(slots.map(({ id }) => id)).toContain(slot);
    expect(sorted(items.filter((item) => item.slot === slot).map(({ id }) => id)).join(' ')).toBe(ids);
  });

  it('says where every rule of an item comes from', () => {
    for (const { id, sources } of items)
      if (id !== 'trash') expect(sources?.length ?? 0, id).toBeGreaterThan(0);
  });

  it('has the names of all things and locations as they stand in a sentence', () => {
    const unnamed = [
      ...items.filter(({ objectText }) => objectText === undefined),
      ...ruleset.map.locations.filter(({ kind, intoText }) => kind !== 'outside' && intoText === undefined),
    ];
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('knows every aspect of a person', () => {
    expect(ruleset.aspects?.map(({ id }) => id)).toEqual(aspectSchema.options);
  });

  it('has the person’s geometry of both genders, standing and sitting', () => {
    const shapes = ruleset.personGeometry.map(({ gender, posture }) => `${gender} ${posture}`);
    expect(shapes).toEqual(['man stay', 'man sit', 'girl stay', 'girl sit']);
  });
});

// Every picture that a scene can request exists and lies inside its sheet, and sheets stay within their size
// limits.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '#assets/manifest.ts';
import builtManifest from '#assets/built/manifest.json';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { floorKindSchema } from '#contract/simulation/room-kinds.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { WHOLE_SUITE_MAP } from '#machines/room/builtin/whole-suite.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { sheetsOf } from '#scenes/kit/pictures/sheets-of.ts';
import { doorNames } from '../suite/door-picture.ts';
import { dressOf, layersOf } from '../person/dress.ts';
import { itemLooksOf } from '../things/item-looks.ts';
import { furniturePicture, lyingSubjects } from '../things/placement.ts';
import { SUITE_EFFECTS } from '../suite/suite-effects.ts';
import { builtLooks, planSuite } from '../suite/suite-plan.ts';
import { firstNames, laterNames } from './wanted-pictures.ts';

const manifest = builtManifest as unknown as Manifest;
const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
const looks = itemLooksOf(ruleset);
const missing = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => !manifest.sprites[name]);

const around = (map: RoomMap) => ({ map, manifest, looks, plan: planSuite(map, builtLooks(manifest)) });
const bytesOf = (sheets: readonly string[], density: number): number =>
  manifest.atlases
    .filter(({ id }) => sheets.includes(id))
    .reduce(
      (sum, { files }) => sum + (files.find((file) => file.density === density) ?? files.at(-1)!).bytes,
      0,
    );

describe('the manifest', () => {
  it.each(ruleset.items.map(({ code, id }) => ({ code, id })))(
    'has $id ($code) lying, with outline and shadow, and in the hand',
    ({ code }) => {
      expect(manifest.sprites[`item/${code}`]).toMatchObject({
        shadow: `shadow/item/${code}`,
        hit: expect.any(Array),
      });
      expect(missing(FACINGS.map((facing) => `held/${code}/${facing}`))).toEqual([]);
    },
  );

  it('has garments as they hang', () => {
    const garments = ruleset.items.filter(({ slot }) =>
      ['legs', 'tors', 'overTors', 'coverall'].includes(slot ?? ''),
    );
    expect(garments.length).toBeGreaterThanOrEqual(4);
    expect(missing(garments.map(({ code }) => `hung/${code}`))).toEqual([]);
  });

  it.each(WHOLE_SUITE_MAP.furniture.map((piece) => ({ id: piece.id, piece })))(
    'has $id in every state and facing, as large as on the map',
    ({ piece }) => {
      const name = piece.picture ?? furniturePicture(manifest, piece) ?? '';
      const entry = manifest.furniture[name]!;
      const { widthTiles, heightTiles } = piece.footprint;
      const isAcross = piece.facing === 'sw' || piece.facing === 'ne';
      expect([entry.widthTiles, entry.depthTiles]).toEqual(
        isAcross ? [widthTiles, heightTiles] : [heightTiles, widthTiles],
      );
      const names = entry.states.flatMap((state) =>
        FACINGS.map((facing) => `furniture/${name}/${state}/${facing}`),
      );
      expect(missing(names)).toEqual([]);
      expect(names.filter((one) => (manifest.sprites[one]?.hit?.length ?? 0) < 6)).toEqual([]);
    },
  );

  it.each(['man', 'girl'] as const)('has the %s in every pose, facing and layer', (sex) => {
    const { poses, layers, hands } = manifest.people[sex];
    expect(poses.map((pose) => FACINGS.map((facing) => `${pose}/${facing}`)).flat()).toEqual(
      expect.arrayContaining(Object.keys(hands)),
    );
    const names = ['shadow', ...layers].flatMap((layer) =>
      poses.flatMap((pose) => FACINGS.map((facing) => `person/${sex}/${layer}/${pose}/${facing}`)),
    );
    expect(missing(names)).toEqual([]);
    const worn = [...looks.values()].flatMap(layersOf);
    const hair = ['hairShort', 'hairLong', 'hairTucked', 'makeup', 'mustaches', 'beard'];
    expect(layers).toEqual(expect.arrayContaining([...new Set(worn), ...hair]));
  });

  it.each([
    { name: 'the whole suite', map: WHOLE_SUITE_MAP },
    { name: 'the played map', map: ruleset.map },
  ])('has the doors, walls, floors and marks of $name', ({ map }) => {
    const { floors, walls } = around(map).plan;
    expect(
      missing([
        ...map.doors.flatMap((door) => doorNames(door, map, manifest)),
        ...walls.map(({ form, axis, look }) => `wall/${form}/${axis}/${look}`),
        ...floors.map(({ look, variant }) => `floor/${look}/${variant}`),
        'mark/tile',
        'mark/approach',
      ]),
    ).toEqual([]);
  });

  it('has a picture of every room of the suite, in its size', () => {
    const drawn = around(WHOLE_SUITE_MAP).plan.backgrounds;
    const rooms = ['entrance', 'locker', 'washroom', 'separate', 'dressing', 'transit'];
    expect([...drawn]).toEqual(expect.arrayContaining(rooms));
    expect(missing([...drawn].map((id) => `room/${id}`))).toEqual([]);
  });

  it('has the doors of the air shower, and its effects', () => {
    const doors = ['x', 'y'].flatMap((axis) =>
      ['closed', 'open'].flatMap((look) => ['red', 'green'].map((lamp) => `airDoor/${axis}/${look}-${lamp}`)),
    );
    expect(missing(doors)).toEqual([]);
    expect(Object.keys(manifest.effects)).toEqual(expect.arrayContaining([...SUITE_EFFECTS]));
    const frames = Object.entries(manifest.effects).flatMap(([name, entry]) =>
      SUITE_EFFECTS.includes(name)
        ? Array.from({ length: entry.frames }, (_, frame) => `effect/${name}/${frame}`)
        : [],
    );
    expect(missing(frames)).toEqual([]);
  });

  it('has every kind of floor, wall and door that a site may draw, in sheets that others need not load', () => {
    const looks = ['sand', 'teal', 'blue', 'pale'];
    const axes = ['x', 'y'];
    const names = [
      ...floorKindSchema.options.flatMap((kind) => [0, 1, 2, 3].map((variant) => `floor/${kind}/${variant}`)),
      ...axes.flatMap((axis) =>
        ['half', 'window'].flatMap((form) => looks.map((look) => `wall/${form}/${axis}/${look}`)),
      ),
      ...axes.flatMap((axis) =>
        ['closed-red', 'closed-green', 'ajar', 'open'].map((look) => `cardDoor/${axis}/${look}`),
      ),
    ];
    expect(missing(names)).toEqual([]);
    const own = names.filter((name) => !looks.includes(name.split('/')[1] ?? ''));
    const shipped = new Set(
      BUILTIN_ROOM_CASES.flatMap(({ play }) =>
        sheetsOf(manifest, laterNames(roomSimulation.start(ruleset, play, 1), around(ruleset.map))),
      ),
    );
    expect(sheetsOf(manifest, own).filter((sheet) => shipped.has(sheet))).toEqual([]);
  });

  it('keeps every frame inside its sheet', () => {
    const sheets = new Map(manifest.atlases.map((atlas) => [atlas.id, atlas.files[0]]));
    const outside = Object.entries(manifest.sprites).filter(([, { atlas, frame }]) => {
      const [x, y, width, height] = frame;
      const sheet = sheets.get(atlas);
      return !sheet || x < 0 || y < 0 || x + width > sheet.width || y + height > sheet.height;
    });
    expect(outside.map(([name]) => name)).toEqual([]);
  });
});

describe('weights', () => {
  it.each(BUILTIN_ROOM_CASES.flatMap(({ id, play }) => [1, 2].map((density) => ({ id, play, density }))))(
    'what is loaded before $id shows at $density× is at most 1.5 MB',
    ({ play, density }) => {
      const state = roomSimulation.start(ruleset, play, 1);
      const names = firstNames(state, around(ruleset.map));
      expect(missing(names)).toEqual([]);
      expect(bytesOf(sheetsOf(manifest, names), density)).toBeLessThanOrEqual(1_500_000);
    },
  );

  it('everything at 1x is at most 25 MB, and all that is built 70 MB', () => {
    expect(
      bytesOf(
        manifest.atlases.map(({ id }) => id),
        1,
      ),
    ).toBeLessThanOrEqual(25_000_000);
    const folder = join(import.meta.dirname, '../../../assets/built');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const bytes = files.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(70_000_000);
  });
});

describe('a start of a case', () => {
  it.each(BUILTIN_ROOM_CASES.map((one) => ({ id: one.id, play: one.play })))(
    '$id: dress, lying things and all that comes later have pictures',
    ({ play }) => {
      const state = roomSimulation.start(ruleset, play, 1);
      for (const layer of dressOf(state, looks))
        expect(manifest.people[state.person.gender].layers).toContain(layer);
      const lying = lyingSubjects(state, { map: ruleset.map, manifest, looks });
      expect(lying.length).toBeGreaterThan(0);
      expect(missing(laterNames(state, around(ruleset.map)))).toEqual([]);
    },
  );

  it('shows what is in a closet only when it is open', () => {
    const state = roomSimulation.start(ruleset, BUILTIN_ROOM_CASES[0]!.play, 1);
    const inClosets = (closets: Readonly<Record<string, boolean>>) =>
      lyingSubjects({ ...state, closets }, { map: ruleset.map, manifest, looks }).filter(({ furniture }) =>
        furniture?.includes('closet'),
      ).length;
    expect(inClosets({ 'locker-closet-1': false, 'locker-closet-2': false })).toBe(0);
    expect(inClosets({ 'locker-closet-1': true, 'locker-closet-2': true })).toBeGreaterThan(0);
  });
});

// Which pictures a state needs, and which it may need soon: names of the manifest, never sheets.
import type { Manifest } from '#assets/manifest.ts';
import type { Door, RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import { doorNames, showerOf } from './door-picture.ts';
import { dressOf, layersOf } from './dress.ts';
import { furniturePicture } from './placement.ts';
import { SUITE_EFFECTS } from './suite-effects.ts';
import { standingWalls, tileKey } from './suite-plan.ts';
import type { SuitePlan } from './suite-plan.ts';

export interface Around {
  readonly map: RoomMap;
  readonly manifest: Manifest;
  readonly plan: SuitePlan;
  readonly codes: ReadonlyMap<string, string>;
}

/**
 * Marks, and the doors and walls that stand between rooms: seen from everywhere. Doors of an air shower come first only
 * for one who is beside it.
 */
export function kitNames({ map, manifest, plan }: Around, here: readonly string[]): readonly string[] {
  const isWanted = (door: Door): boolean =>
    showerOf(door, map) === undefined || door.between.some((id) => here.includes(id));
  return [
    'mark/tile',
    'mark/approach',
    ...standingWalls(plan).map(({ form, axis, look }) => `wall/${form}/${axis}/${look}`),
    ...map.doors.filter(isWanted).flatMap((door) => doorNames(door, map, manifest)),
  ];
}

/** Each location's names are found once: they are asked for with every state. */
const namesOfLocations = new WeakMap<Around, Map<string, readonly string[]>>();

/** A location's ground and all its furniture in every state, with shadows. */
export function locationNames(id: string, around: Around): readonly string[] {
  const known = namesOfLocations.get(around) ?? new Map<string, readonly string[]>();
  namesOfLocations.set(around, known);
  const names = known.get(id) ?? findLocationNames(id, around);
  known.set(id, names);
  return names;
}

function findLocationNames(id: string, { map, manifest, plan }: Around): readonly string[] {
  const ground = plan.backgrounds.has(id)
    ? [`room/${id}`]
    : plan.floors
        .filter((tile) => plan.owners.get(tileKey(tile.x, tile.y)) === id)
        .map(({ look, variant }) => `floor/${look}/${variant}`);
  const pieces = map.furniture.filter(({ location }) => location === id);
  const things = pieces.flatMap((piece) => {
    const kind = furniturePicture(manifest, piece) ?? '';
    const states = manifest.furniture[kind]?.states ?? [];
    return states.map((state) => `furniture/${kind}/${state}/${piece.facing}`);
  });
  return withShadows(manifest, [...new Set([...ground, ...things])]);
}

function withShadows(manifest: Manifest, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const shadow = manifest.sprites[name]?.shadow;
    return shadow === undefined ? [name] : [name, shadow];
  });
}

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
/** Each layer's names are made once: they are asked for with every state. */
const madeNames = new WeakMap<Manifest, Map<string, readonly string[]>>();

/** A layer of a person in every pose and facing: a walk shows most of them within a second. */
function namesOfLayer(manifest: Manifest, sex: 'man' | 'girl', layer: string): readonly string[] {
  const made = madeNames.get(manifest) ?? new Map<string, readonly string[]>();
  madeNames.set(manifest, made);
  const key = `${sex}/${layer}`;
  const known = made.get(key);
  if (known) return known;
  const names = manifest.people[sex].poses.flatMap((pose) =>
    FACINGS.map((facing) => `person/${sex}/${layer}/${pose}/${facing}`),
  );
  made.set(key, names);
  return names;
}

export function layerNames(
  manifest: Manifest,
  sex: 'man' | 'girl',
  layers: Iterable<string>,
): readonly string[] {
  return [...layers].flatMap((layer) => namesOfLayer(manifest, sex, layer));
}

/** The person as they are dressed now. */
export function wornNames(state: RoomState, { manifest, codes }: Around): readonly string[] {
  return layerNames(manifest, state.person.gender, ['body', 'shadow', ...dressOf(state, codes)]);
}

function thingNames(manifest: Manifest, code: string, isHeld: boolean): readonly string[] {
  const carried = FACINGS.map((facing) => `held/${code}/${facing}`);
  const known = carried.filter((name) => manifest.sprites[name]);
  if (isHeld && known.length > 0) return known;
  return withShadows(manifest, [
    `item/${code}`,
    ...(manifest.sprites[`hung/${code}`] ? [`hung/${code}`] : []),
  ]);
}

/** What the hands hold. */
export function heldNames(state: RoomState, { manifest, codes }: Around): readonly string[] {
  return Object.values(state.subjects).flatMap(({ craft, place }) =>
    place.at === 'P002' ? thingNames(manifest, codes.get(craft) ?? '', true) : [],
  );
}

/** Everything that lies about or may come out of the bag. */
export function lyingNames(state: RoomState, { manifest, codes }: Around): readonly string[] {
  return Object.values(state.subjects).flatMap(({ craft }) => {
    const code = codes.get(craft) ?? '';
    return [...thingNames(manifest, code, false), ...thingNames(manifest, code, true)];
  });
}

/** Layers that an action from here might show: of things in the room, in the hands, in the bag, and their other states. */
export function soonNames(state: RoomState, { map, manifest, codes }: Around): readonly string[] {
  const zones = new Map(map.dropZones.map((zone) => [zone.id, zone.location]));
  const near = Object.values(state.subjects).filter(
    ({ place }) => place.at !== 'zone' || zones.get(place.zone) === state.person.location,
  );
  const { gender, aspects } = state.person;
  const hair = aspects.includes('longHair') ? ['hairLong', 'hairTucked'] : ['hairShort', 'hairTucked'];
  const layers = near.flatMap(({ craft }) => layersOf(codes.get(craft) ?? ''));
  return layerNames(manifest, gender, new Set([...layers, ...hair]));
}

/** Locations from the person's on outwards, through doors. */
export function byNearness(map: RoomMap, from: string): readonly string[] {
  const order = new Set([from]);
  for (const id of order) {
    for (const { between } of map.doors)
      if (between.includes(id)) for (const other of between) order.add(other);
  }
  return [...order, ...map.locations.map(({ id }) => id).filter((id) => !order.has(id))];
}

/** The person as they are to be seen now: before all else. */
export function neededNames(state: RoomState, around: Around): readonly string[] {
  return [...wornNames(state, around), ...heldNames(state, around)];
}

/** What must be there before the scene shows: the room one is in, what is seen from it, and the person. */
export function firstNames(state: RoomState, around: Around): readonly string[] {
  const { location } = state.person;
  const isOutside = around.map.locations.find(({ id }) => id === location)?.kind === 'outside';
  const seen = isOutside ? byNearness(around.map, location).slice(0, 2) : [location];
  return [
    ...kitNames(around, seen),
    ...seen.flatMap((id) => locationNames(id, around)),
    ...neededNames(state, around),
  ];
}

/** All that comes after, the nearest first: what may soon be worn, the rooms around, things, effects. */
export function laterNames(state: RoomState, around: Around): readonly string[] {
  const { manifest, map } = around;
  const [here = '', ...others] = byNearness(map, state.person.location);
  return [
    ...locationNames(here, around),
    ...map.doors.flatMap((door) => doorNames(door, map, manifest)),
    ...lyingNames(state, around),
    ...others.slice(0, 1).flatMap((id) => locationNames(id, around)),
    ...soonNames(state, around),
    ...others.slice(1).flatMap((id) => locationNames(id, around)),
    ...SUITE_EFFECTS.flatMap((name) =>
      Array.from({ length: manifest.effects?.[name]?.frames ?? 0 }, (_, frame) => `effect/${name}/${frame}`),
    ),
  ];
}

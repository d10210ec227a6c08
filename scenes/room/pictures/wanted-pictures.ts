// Which pictures a state needs, and which it may need soon, as names of the manifest, never sheets.
import { layerNames } from '#scenes/kit/person/layer-names.ts';
import type { Manifest } from '#assets/manifest.ts';
import type { Door, RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import { doorNames, showerOf } from '../suite/door-picture.ts';
import { dressOf, layersOf } from '../person/dress.ts';
import { codeOf, type ItemLooks } from '../things/item-looks.ts';
import { furniturePicture } from '../things/placement.ts';
import { SUITE_EFFECTS } from '../suite/suite-effects.ts';
import { standingWalls, tileKey } from '../suite/suite-plan.ts';
import type { SuitePlan } from '../suite/suite-plan.ts';

export interface Around {
  readonly map: RoomMap;
  readonly manifest: Manifest;
  readonly plan: SuitePlan;
  readonly looks: ItemLooks;
}

/**
 * Marks, and the doors and walls between rooms, which are visible from everywhere. An air shower's doors come
 * first only for a person beside it.
 */
function kitNames({ map, manifest, plan }: Around, here: readonly string[]): readonly string[] {
  const isWanted = (door: Door): boolean =>
    showerOf(door, map) === undefined || door.between.some((id) => here.includes(id));
  return [
    'mark/tile',
    'mark/approach',
    ...standingWalls(plan).map(({ form, axis, look }) => `wall/${form}/${axis}/${look}`),
    ...map.doors.filter(isWanted).flatMap((door) => doorNames(door, map, manifest)),
  ];
}

/** Each location's names are computed once: they are requested with every state. */
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
/** The person in their current clothes. */
function wornNames(state: RoomState, { manifest, looks }: Around): readonly string[] {
  return layerNames(manifest, state.person.gender, ['body', 'shadow', ...dressOf(state, looks)]);
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
function heldNames(state: RoomState, { manifest, looks }: Around): readonly string[] {
  return Object.values(state.subjects).flatMap(({ craft, place }) =>
    place.at === 'P002' ? thingNames(manifest, codeOf(looks, craft), true) : [],
  );
}

/** Everything that lies around or may come out of the bag. */
function lyingNames(state: RoomState, { manifest, looks }: Around): readonly string[] {
  return Object.values(state.subjects).flatMap(({ craft }) => {
    const code = codeOf(looks, craft);
    return [...thingNames(manifest, code, false), ...thingNames(manifest, code, true)];
  });
}

/** Layers that the next action might show: of things in the room, the hands and the bag, in any state. */
export function soonNames(state: RoomState, { map, manifest, looks }: Around): readonly string[] {
  const zones = new Map(map.dropZones.map((zone) => [zone.id, zone.location]));
  const near = Object.values(state.subjects).filter(
    ({ place }) => place.at !== 'zone' || zones.get(place.zone) === state.person.location,
  );
  const { gender, aspects } = state.person;
  const hair = aspects.includes('longHair') ? ['hairLong', 'hairTucked'] : ['hairShort', 'hairTucked'];
  const layers = near.flatMap(({ craft }) => {
    const look = looks.get(craft);
    return look ? layersOf(look) : [];
  });
  return layerNames(manifest, gender, new Set([...layers, ...hair]));
}

/** Locations in order of distance from the person's, through doors. */
export function byNearness(map: RoomMap, from: string): readonly string[] {
  const order = new Set([from]);
  for (const id of order) {
    for (const { between } of map.doors)
      if (between.includes(id)) for (const other of between) order.add(other);
  }
  return [...order, ...map.locations.map(({ id }) => id).filter((id) => !order.has(id))];
}

/** The person as they look now: needed before everything else. */
export function neededNames(state: RoomState, around: Around): readonly string[] {
  return [...wornNames(state, around), ...heldNames(state, around)];
}

/**
 * What must be loaded before the scene is shown: the person's room, what is visible from it, and the person.
 */
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

/** Everything that comes later, nearest first: what may soon be worn, the rooms around, things, effects. */
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

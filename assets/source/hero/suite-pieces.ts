// Every piece of the suite's picture in drawing order: grounds, shadows, then everything that stands.
import { orderByDepth } from '#scenes/kit/depth-order.ts';
import type { Ordered } from '#scenes/kit/depth-order.ts';
import { project } from '#scenes/kit/projection.ts';
import { doorPicture } from '#scenes/room/suite/door-picture.ts';
import { personBox } from '#scenes/kit/person/person-box.ts';
import { furnitureBox, furniturePicture, middleOf } from '#scenes/room/things/placement.ts';
import { doorBox, wallBox } from '#scenes/room/suite/suite-boxes.ts';
import { builtLooks, planSuite, standingWalls, tileKey, wallRuns } from '#scenes/room/suite/suite-plan.ts';
import type { SuitePlan } from '#scenes/room/suite/suite-plan.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { CAST, OPEN_DOORS, STATES, type CastMember } from './cast.ts';
import type { SheetReader } from './sheet-reader.ts';

/** A picture with the position of its pivot, in pixels at 1x. */
export interface Piece {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What is shown besides the rooms themselves. */
export interface Showing {
  readonly cast: readonly CastMember[];
  /** States of furniture that is not at rest, by id. */
  readonly states: Readonly<Record<string, string>>;
  /** How far doors are open, from 0 to 1, by id. */
  readonly openDoors: Readonly<Record<string, number>>;
}

const START_PAGE: Showing = { cast: CAST, states: STATES, openDoors: OPEN_DOORS };

interface Standing extends Ordered {
  readonly pieces: readonly Piece[];
}

const at = (name: string, x: number, y: number): Piece => ({ name, ...project(x, y) });

function grounds(map: RoomMap, plan: SuitePlan): readonly Piece[] {
  const tiles = plan.floors
    .filter(({ x, y }) => !plan.backgrounds.has(plan.owners.get(tileKey(x, y)) ?? ''))
    .map(({ x, y, look, variant }) => at(`floor/${look}/${variant}`, x, y));
  const rooms = map.locations
    .filter(({ id }) => plan.backgrounds.has(id))
    .flatMap(({ id, areas: [area] }) => (area ? [{ id, area }] : []))
    .toSorted((a, b) => a.area.x + a.area.y - b.area.x - b.area.y)
    .map(({ id, area }) => at(`room/${id}`, area.x, area.y));
  return [...tiles, ...rooms];
}

function furniture(map: RoomMap, reader: SheetReader, states: Showing['states']): readonly Standing[] {
  return map.furniture.flatMap((piece): Standing[] => {
    const kind = furniturePicture(reader.manifest, piece);
    const entry = kind === undefined ? undefined : reader.manifest.furniture[kind];
    if (kind === undefined || !entry) return [];
    const wanted = states[piece.id] ?? '';
    const state = entry.states.includes(wanted) ? wanted : entry.states[0];
    const middle = middleOf(piece);
    const name = `furniture/${kind}/${state}/${piece.facing}`;
    return [{ box: furnitureBox(piece, entry), pieces: [at(name, middle.x, middle.y)] }];
  });
}

function people(reader: SheetReader, cast: Showing['cast']): readonly Standing[] {
  return cast.map(({ sex, layers, pose, facing, x, y }) => {
    const worn = ['body', ...reader.manifest.people[sex].layers.filter((layer) => layer !== 'body')];
    const names = worn
      .filter((layer) => layer === 'body' || layers.includes(layer))
      .map((layer) => `person/${sex}/${layer}/${pose}/${facing}`);
    return { box: personBox({ x, y, pose }), pieces: names.map((name) => at(name, x, y)) };
  });
}

function walls(plan: SuitePlan): readonly Standing[] {
  return wallRuns(standingWalls(plan)).map((run) => ({
    box: wallBox(run),
    pieces: Array.from({ length: run.lengthTiles }, (_, i) =>
      run.axis === 'x'
        ? at(`wall/${run.form}/${run.axis}/${run.look}`, run.x + i, run.y)
        : at(`wall/${run.form}/${run.axis}/${run.look}`, run.x, run.y + i),
    ),
  }));
}

function doors(map: RoomMap, reader: SheetReader, openDoors: Showing['openDoors']): readonly Standing[] {
  return map.doors.map((door) => {
    const shown = { share: openDoors[door.id] ?? 0, lamp: 'green' } as const;
    return {
      box: doorBox(door),
      pieces: [at(doorPicture(door, map, reader.manifest, shown), door.x, door.y)],
    };
  });
}

/** The air shower is at the picture's edge, where there is no floor for its shadow. */
const throwsShadow = ({ name }: Piece): boolean => !name.startsWith('furniture/airShower');

function shadows(standing: readonly Standing[], reader: SheetReader): readonly Piece[] {
  return standing.flatMap(({ pieces }) =>
    pieces.filter(throwsShadow).flatMap(({ name, x, y }) => {
      const shadow = reader.shadowOf(name) ?? personShadow(name);
      return shadow === undefined ? [] : [{ name: shadow, x, y }];
    }),
  );
}

/** A person has the same shadow in all clothes: the body's. */
function personShadow(name: string): string | undefined {
  const [kind, sex, layer, pose, facing] = name.split('/');
  return kind === 'person' && layer === 'body' ? `person/${sex}/shadow/${pose}/${facing}` : undefined;
}

interface SuitePieces {
  readonly ground: readonly Piece[];
  readonly shadows: readonly Piece[];
  readonly standing: readonly Piece[];
}

/** Leaves out pictures that are not built. */
export function suitePieces(
  map: RoomMap,
  reader: SheetReader,
  { cast, states, openDoors }: Showing = START_PAGE,
): SuitePieces {
  const plan = planSuite(map, builtLooks(reader.manifest));
  const things = [...furniture(map, reader, states), ...people(reader, cast)];
  const ordered = orderByDepth([...walls(plan), ...doors(map, reader, openDoors), ...things]);
  const built = ({ name }: Piece): boolean => reader.has(name);
  return {
    ground: grounds(map, plan).filter(built),
    shadows: shadows(things, reader).filter(built),
    standing: ordered.flatMap(({ pieces }) => pieces).filter(built),
  };
}

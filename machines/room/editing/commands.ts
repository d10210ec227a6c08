/**
 * The edits of a room, each a plain value: painted, walled, furnished, moved, copied, mirrored. A command gives another map or
 * the reason why there is none; nothing is kept, so that to undo one is to take the map from before it.
 */
import type { Facing, WallKind } from '#contract/simulation/room-kinds.ts';
import type { Area, Door, Edge, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { cleared, painted, resized, started } from './edit-floor.ts';
import {
  chosenSets,
  described,
  mirroredIn,
  movedBy,
  pasted,
  placed,
  withAdded,
  withPieces,
  type ThingWords,
} from './edit-things.ts';
import { unwalled, walled, withDoor, withDoorsTurned } from './edit-walls.ts';
import { refused, type Edited } from './edited.ts';
import { settled } from './settle.ts';
import { shelfOf, type Shelf } from './shelf.ts';
import { moved, turned, type FurnitureSet } from './turn.ts';

export type RoomCommand =
  /** @param location one of the map's, or a pattern of the shelf, of which a new location is made */
  | {
      readonly kind: 'paint';
      readonly location: string;
      readonly area: Area;
      readonly isWalled: boolean;
      /** Another location of the pattern, although the map has one. */
      readonly isAnother?: boolean;
    }
  | { readonly kind: 'clear'; readonly area: Area }
  /** @param wall left out: a plain one */
  | { readonly kind: 'wall'; readonly edge: Edge; readonly wall?: WallKind | undefined }
  | { readonly kind: 'unwall'; readonly edge: Edge }
  /** @param door left out: a plain one */
  | {
      readonly kind: 'door';
      readonly edge: Edge;
      readonly text: Trilingual;
      readonly door?: Door['kind'];
    }
  | { readonly kind: 'place'; readonly pattern: string; readonly at: Tile; readonly facing: Facing }
  | {
      readonly kind: 'move' | 'copy';
      readonly ids: readonly string[];
      readonly dx: number;
      readonly dy: number;
    }
  /** Pieces with the places on them, from this room or another; the corner of them all goes to `at`. */
  | { readonly kind: 'paste'; readonly sets: readonly FurnitureSet[]; readonly at: Tile }
  /** Turned are furniture, and doors with a reader: it goes to their other side. */
  | { readonly kind: 'turn' | 'remove'; readonly ids: readonly string[] }
  /** Of no ids: the whole room. */
  | { readonly kind: 'mirror'; readonly ids: readonly string[] }
  | { readonly kind: 'describe'; readonly id: string; readonly words: ThingWords }
  | { readonly kind: 'start'; readonly location: string; readonly at: Tile }
  | { readonly kind: 'resize'; readonly widthTiles: number; readonly heightTiles: number };

/** Locations go with their floor, pieces with the places on them; of a location that goes, the pieces stay and stand nowhere. */
function removed(map: RoomMap, ids: readonly string[]): Edited {
  const gone = new Set(ids);
  let left = map;
  for (const { areas } of map.locations.filter(({ id }) => gone.has(id))) {
    for (const area of areas) {
      const edited = cleared(left, area);
      if (!edited.ok) return edited;
      left = edited.map;
    }
  }
  const furniture = left.furniture.filter(({ id }) => !gone.has(id));
  const doors = left.doors.filter(({ id }) => !gone.has(id));
  if (left === map && furniture.length === map.furniture.length && doors.length === map.doors.length)
    return refused('nothing');
  const dropZones = left.dropZones.filter(({ furniture: on }) => on === undefined || !gone.has(on));
  return { ok: true, map: { ...left, furniture, doors, dropZones } };
}

function turnedIn(map: RoomMap, ids: readonly string[]): Edited {
  const doored = withDoorsTurned(map, ids);
  const hasPieces = map.furniture.some(({ id }) => ids.includes(id));
  if (hasPieces) return withPieces(doored, ids, turned);
  return doored === map ? refused('nothing') : { ok: true, map: doored };
}

type FloorCommand = Extract<
  RoomCommand,
  { kind: 'paint' | 'clear' | 'wall' | 'unwall' | 'door' | 'start' | 'resize' }
>;

const FLOOR_KINDS = ['paint', 'clear', 'wall', 'unwall', 'door', 'start', 'resize'] as const;

const isOfFloor = (command: RoomCommand): command is FloorCommand =>
  FLOOR_KINDS.some((kind) => kind === command.kind);

function doneToFloor(map: RoomMap, shelf: Shelf, command: FloorCommand): Edited {
  switch (command.kind) {
    case 'paint':
      return painted(map, shelf, command);
    case 'clear':
      return cleared(map, command.area);
    case 'wall':
      return walled(map, command.edge, command.wall);
    case 'unwall':
      return unwalled(map, command.edge);
    case 'door':
      return withDoor(map, command);
    case 'start':
      return started(map, command);
    case 'resize':
      return resized(map, command);
  }
}

function doneToThings(map: RoomMap, shelf: Shelf, command: Exclude<RoomCommand, FloorCommand>): Edited {
  switch (command.kind) {
    case 'place':
      return placed(map, shelf, command);
    case 'move':
      return movedBy(map, command.ids, command.dx, command.dy);
    case 'copy':
      return withAdded(
        map,
        chosenSets(map, command.ids).map((set) => moved(set, command.dx, command.dy)),
      );
    case 'paste':
      return pasted(map, command);
    case 'turn':
      return turnedIn(map, command.ids);
    case 'remove':
      return removed(map, command.ids);
    case 'mirror':
      return mirroredIn(map, command.ids);
    case 'describe':
      return described(map, command.id, command.words);
  }
}

/** Applies one command. @param base the map whose pieces and locations stand on the shelf */
export function applyCommand(map: RoomMap, base: RoomMap, command: RoomCommand): Edited {
  const shelf = shelfOf(base);
  const edited = isOfFloor(command) ? doneToFloor(map, shelf, command) : doneToThings(map, shelf, command);
  return edited.ok ? { ok: true, map: settled(edited.map) } : edited;
}

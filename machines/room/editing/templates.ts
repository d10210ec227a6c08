// What a new room may begin with: an empty suite, or a small site that is passable as it stands.
import type { FurnitureKind } from '#contract/simulation/room-kinds.ts';
import type { Area, RoomMap } from '#contract/simulation/room-map.ts';
import { words } from '../words.ts';
import { applyCommand, type RoomCommand } from './commands.ts';
import { shelfOf } from './shelf.ts';

const DOOR_TEXT = words('Дверь', 'Door', '门');
/** What a new room is called until its author says. */
export const NEW_ROOM = words('Новая комната', 'New room', '新房间');
const DOOR_TILES = 2;

/** The names of the locations that a small site has: from where one comes, where one dresses, the lock, the clean side. */
function rolesIn({ locations, furniture }: RoomMap) {
  const hasKind = (id: string, kind: FurnitureKind): boolean =>
    furniture.some((piece) => piece.location === id && piece.kind === kind);
  const rooms = locations.filter(({ kind }) => kind === 'room');
  return {
    street: locations.find(({ kind }) => kind === 'outside')?.id,
    locker: rooms.find(({ id }) => hasKind(id, 'closet'))?.id,
    lock: rooms.find(({ id }) => hasKind(id, 'airShower'))?.id,
    clean: locations.find(({ kind }) => kind === 'clean')?.id,
  };
}

/** A map of this size with nothing but the floor from which one comes in. */
function bareMap(base: RoomMap, widthTiles: number, heightTiles: number, area: Area): RoomMap {
  const street = base.locations.find(({ kind }) => kind === 'outside') ?? base.locations[0];
  const start = { x: area.x + 1, y: area.y + 1 };
  return {
    id: base.id,
    tileMm: base.tileMm,
    widthTiles,
    heightTiles,
    locations: street === undefined ? [] : [{ ...street, areas: [area], start }],
    walls: [],
    doors: [],
    furniture: [],
    dropZones: [],
  };
}

function drawn(map: RoomMap, base: RoomMap, commands: readonly RoomCommand[]): RoomMap {
  return commands.reduce((now, command) => {
    const edited = applyCommand(now, base, command);
    return edited.ok ? edited.map : now;
  }, map);
}

/** The street alone: everything else is drawn by hand. */
export function emptyRoom(base: RoomMap): RoomMap {
  return bareMap(base, 24, 16, { x: 0, y: 6, widthTiles: 3, heightTiles: 4 });
}

/** A street, one changing room, an air lock if the suite has one, and the clean side, joined by doors. */
export function smallSite(base: RoomMap): RoomMap {
  const { street, locker, lock, clean } = rolesIn(base);
  const pieces = shelfOf(base).pieces.map(({ piece }) => piece);
  const inLocker = (kind: FurnitureKind, x: number, y: number, at = 0): readonly RoomCommand[] => {
    const own = pieces.filter((piece) => piece.kind === kind);
    const piece = own.filter(({ location }) => location === locker)[at] ?? own[0];
    return piece ? [{ kind: 'place', pattern: piece.id, at: { x, y }, facing: 'sw' }] : [];
  };
  const paint = (location: string | undefined, area: Area): readonly RoomCommand[] =>
    location === undefined ? [] : [{ kind: 'paint', location, area, isWalled: true }];
  const door = (x: number): RoomCommand => ({
    kind: 'door',
    edge: { x, y: 4, axis: 'y', lengthTiles: DOOR_TILES },
    text: DOOR_TEXT,
  });
  const map = bareMap(base, 22, 12, { x: 1, y: 3, widthTiles: 3, heightTiles: 4 });
  return drawn(street === undefined ? { ...map, locations: [] } : map, base, [
    ...paint(locker, { x: 4, y: 1, widthTiles: 10, heightTiles: 8 }),
    ...paint(lock, { x: 14, y: 2, widthTiles: 4, heightTiles: 6 }),
    ...paint(clean, { x: 18, y: 2, widthTiles: 2, heightTiles: 6 }),
    door(4),
    door(14),
    door(18),
    ...inLocker('closet', 6, 1),
    ...inLocker('closet', 10, 1, 1),
    ...inLocker('mirror', 13, 1),
    ...inLocker('bench', 7, 5),
    ...pieces
      .filter(({ kind }) => kind === 'airShower')
      .slice(0, 1)
      .map(({ id }): RoomCommand => ({ kind: 'place', pattern: id, at: { x: 14, y: 2 }, facing: 'sw' })),
  ]);
}

// What a new room may begin with: an empty suite, or a small site that is passable as it stands.
import type { FurnitureKind } from '#contract/simulation/room-kinds.ts';
import type { Area, RoomMap } from '#contract/simulation/room-map.ts';
import { words } from '../words.ts';
import { applyCommand, type RoomCommand } from './commands.ts';
import { shelfOf } from './shelf.ts';
import { ownersOf, tileKey } from './tiles.ts';

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

/** What a second changing room is given, by kind: where it stands from the room's corner, and which of its kind. */
const SECOND_LOCKER = [
  { kind: 'closet', x: 1, y: 0, which: 0 },
  { kind: 'closet', x: 4, y: 0, which: 1 },
  { kind: 'bench', x: 3, y: 3, which: 0 },
  { kind: 'mirror', x: 9, y: 0, which: 0 },
] as const satisfies readonly { readonly kind: FurnitureKind; x: number; y: number; which: number }[];
const LOCKER_TILES = { widthTiles: 10, heightTiles: 6 };

/**
 * The whole suite of the base with a second changing room below it: beside where one comes in, with a door to the first room
 * that lies above it.
 */
export function largeSite(base: RoomMap): RoomMap {
  const { locker } = rolesIn(base);
  const first = base.locations.find(({ id }) => id === locker);
  const corner = first?.areas[0];
  if (locker === undefined || corner === undefined) return base;
  const { x } = corner;
  const y = base.heightTiles;
  const owners = ownersOf(base);
  const hall = owners.get(tileKey({ x: x - 1, y: y - 1 }));
  const own = base.furniture.filter(({ location }) => location === locker);
  const pieces = SECOND_LOCKER.flatMap(({ kind, which, ...at }): readonly RoomCommand[] => {
    const piece = own.filter((one) => one.kind === kind)[which];
    return piece
      ? [{ kind: 'place', pattern: piece.id, at: { x: x + at.x, y: y + at.y }, facing: 'sw' }]
      : [];
  });
  const tall = { ...base, heightTiles: y + LOCKER_TILES.heightTiles };
  return drawn(tall, base, [
    ...(hall === undefined
      ? []
      : [
          {
            kind: 'paint' as const,
            location: hall,
            area: { x: x - 3, y, widthTiles: 3, heightTiles: LOCKER_TILES.heightTiles },
            isWalled: true,
          },
        ]),
    { kind: 'paint', location: locker, area: { x, y, ...LOCKER_TILES }, isWalled: true, isAnother: true },
    { kind: 'door', edge: { x, y: y + 3, axis: 'y', lengthTiles: DOOR_TILES }, text: DOOR_TEXT },
    { kind: 'door', edge: { x: x + 7, y, axis: 'x', lengthTiles: DOOR_TILES }, text: DOOR_TEXT },
    ...pieces,
  ]);
}

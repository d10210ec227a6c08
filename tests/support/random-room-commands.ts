// Edits by chance, for tests: mostly possible ones, of every kind.
import { floorKindSchema, wallKindSchema } from '#contract/simulation/room-kinds.ts';
import type { Area, RoomMap, Tile, Wall } from '#contract/simulation/room-map.ts';
import { drawWhole } from '#machines/kit/random.ts';
import type { RoomCommand } from '#machines/room/editing/commands.ts';
import { shelfOf } from '#machines/room/editing/shelf.ts';

type Kind = RoomCommand['kind'];

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
const TEXT = { ru: 'Имя', en: '', ch: '' };
const ONE_TILE = { widthTiles: 1, heightTiles: 1 };
const SHORT_WALL: Wall = { x: 0, y: 0, axis: 'x', lengthTiles: 1 };

/** What chance draws from a plan; '' where there is nothing of the kind. */
function drawsOf(map: RoomMap, base: RoomMap, seed: number) {
  let random = seed;
  const draw = (below: number): number => {
    const drawn = drawWhole(random, Math.max(1, below));
    ({ random } = drawn);
    return drawn.value;
  };
  const one = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
  const idOf = (list: readonly { readonly id: string }[]): string => one(list)?.id ?? '';
  const tile = (): Tile => ({ x: draw(map.widthTiles), y: draw(map.heightTiles) });
  return {
    map,
    base,
    draw,
    one,
    idOf,
    tile,
    area: (): Area => ({ ...tile(), widthTiles: 1 + draw(5), heightTiles: 1 + draw(4) }),
    edge: () => ({ ...tile(), axis: one(['x', 'y'] as const) ?? 'x', lengthTiles: 1 + draw(4) }),
    thing: (): string => idOf(map.furniture),
    location: (): string => idOf([...map.locations, ...base.locations]),
  };
}

type Draws = ReturnType<typeof drawsOf>;

function drawDoor({ map, draw, one }: Draws): RoomCommand {
  const { kind: _kind, ...wall } = one(map.walls) ?? SHORT_WALL;
  const at = draw(wall.lengthTiles);
  const [dx, dy] = wall.axis === 'x' ? [at, 0] : [0, at];
  return {
    kind: 'door',
    edge: { ...wall, x: wall.x + dx, y: wall.y + dy, lengthTiles: 1 },
    text: TEXT,
    ...(draw(2) === 0 ? { door: 'card' as const } : {}),
  };
}

function drawStart({ map, draw, one }: Draws): RoomCommand {
  const location = one(map.locations);
  const { x, y, widthTiles, heightTiles } = one(location?.areas ?? []) ?? { x: 0, y: 0, ...ONE_TILE };
  const at = { x: x + draw(widthTiles), y: y + draw(heightTiles) };
  return { kind: 'start', location: location?.id ?? '', at };
}

const moved = ({ map, draw, idOf, thing }: Draws) => ({
  ids: [thing(), idOf(map.doors)],
  dx: draw(5) - 2,
  dy: draw(5) - 2,
});

const MAKERS: Readonly<Record<Kind, (draws: Draws) => RoomCommand>> = {
  paint: ({ location, area, draw }) => ({
    kind: 'paint',
    location: location(),
    area: area(),
    isWalled: draw(2) === 0,
    isAnother: draw(4) === 0,
  }),
  clear: ({ tile }) => ({ kind: 'clear', area: { ...tile(), ...ONE_TILE } }),
  wall: ({ edge, one }) => ({
    kind: 'wall',
    edge: edge(),
    wall: one([undefined, ...wallKindSchema.options]),
  }),
  unwall: ({ edge }) => ({ kind: 'unwall', edge: edge() }),
  door: drawDoor,
  place: ({ base, one, tile }) => ({
    kind: 'place',
    pattern: one(shelfOf(base).pieces)?.piece.id ?? '',
    at: tile(),
    facing: one(FACINGS) ?? 'se',
  }),
  move: (draws) => ({ kind: 'move', ...moved(draws) }),
  copy: (draws) => ({ kind: 'copy', ...moved(draws) }),
  paste: ({ map, base, one, tile }) => ({
    kind: 'paste',
    sets: [map, base].flatMap((from) => one(shelfOf(from).pieces) ?? []),
    at: tile(),
  }),
  turn: ({ map, thing, idOf }) => ({ kind: 'turn', ids: [thing(), idOf(map.doors)] }),
  remove: ({ map, idOf }) => ({ kind: 'remove', ids: [idOf([...map.furniture, ...map.doors])] }),
  mirror: ({ draw, thing }) => ({ kind: 'mirror', ids: draw(4) === 0 ? [] : [thing(), thing()] }),
  describe: ({ map, draw, one, thing, location, idOf }) => ({
    kind: 'describe',
    id: one([thing(), location(), idOf(map.doors)]) ?? '',
    words: {
      text: TEXT,
      hint: draw(2) === 0 ? TEXT : null,
      floor: one([null, ...floorKindSchema.options]) ?? null,
      door: draw(2) === 0 ? 'card' : null,
    },
  }),
  start: drawStart,
  resize: ({ map, draw }) => ({
    kind: 'resize',
    widthTiles: map.widthTiles + draw(2),
    heightTiles: map.heightTiles + draw(2),
  }),
};
const KINDS = Object.keys(MAKERS) as readonly Kind[];

/** One command, drawn by a seed. */
export function randomCommand(map: RoomMap, base: RoomMap, seed: number): RoomCommand {
  const draws = drawsOf(map, base, seed);
  return MAKERS[draws.one(KINDS) ?? 'paint'](draws);
}

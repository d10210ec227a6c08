// How somebody walks through the bay: straight, and around obstacles.
import type { BayFacts } from '../bay-facts.ts';

export interface Spot {
  /** In tiles. */
  readonly x: number;
  readonly y: number;
}

/** An obstacle nobody walks through, in tiles. */
export interface Block {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

const STANDING = ['track', 'terminal', 'desk', 'chair', 'podRack', 'wasteBin', 'shower', 'assembly'] as const;
/** Half a person and a small clearance, so that nobody scrapes along a corner. */
const HALF_PERSON_TILES = 0.25;
const CORNER_TILES = 0.32;
const HALF_WALL_TILES = 0.1;

/** Furniture, the track, and the wall on both sides of the exit. */
export function blocksOf({ places, tiles }: BayFacts): readonly Block[] {
  const standing = STANDING.flatMap((name): Block[] => {
    const place = places[name];
    if (!place) return [];
    const { x, y, widthTiles, depthTiles } = place;
    return [{ minX: x, maxX: x + widthTiles, minY: y, maxY: y + depthTiles }];
  });
  const { exit } = places;
  if (!exit) return standing;
  const wall = { minX: tiles.width - HALF_WALL_TILES, maxX: tiles.width + HALF_WALL_TILES };
  return [
    ...standing,
    { ...wall, minY: 0, maxY: exit.y },
    { ...wall, minY: exit.y + exit.depthTiles, maxY: tiles.depth },
  ];
}

const grown = ({ minX, maxX, minY, maxY }: Block, by: number): Block => ({
  minX: minX - by,
  maxX: maxX + by,
  minY: minY - by,
  maxY: maxY + by,
});

const isWithin = ({ minX, maxX, minY, maxY }: Block, { x, y }: Spot): boolean =>
  x > minX && x < maxX && y > minY && y < maxY;

/** The part of a way, from 0 to 1, that lies between two bounds. */
function spanOf(from: number, to: number, low: number, high: number): readonly [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const ends = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.max(0, Math.min(...ends)), Math.min(1, Math.max(...ends))];
}

/** Whether a straight way goes through a block. */
export function crosses(from: Spot, to: Spot, { minX, maxX, minY, maxY }: Block): boolean {
  const [beginX, endX] = spanOf(from.x, to.x, minX, maxX);
  const [beginY, endY] = spanOf(from.y, to.y, minY, maxY);
  return Math.max(beginX, beginY) < Math.min(endX, endY);
}

const corners = ({ minX, maxX, minY, maxY }: Block): readonly Spot[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

const tilesBetween = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

interface Reached {
  readonly spot: Spot;
  readonly tiles: number;
  readonly way: readonly Spot[];
}

/**
 * The shortest way around corners; straight if there is none. Blocks at either end of the way are ignored.
 */
export function wayRound(blocks: readonly Block[], from: Spot, to: Spot): readonly Spot[] {
  const solid = blocks
    .map((block) => grown(block, HALF_PERSON_TILES))
    .filter((block) => !isWithin(block, from) && !isWithin(block, to));
  const isFree = (a: Spot, b: Spot): boolean => !solid.some((block) => crosses(a, b, block));
  const turns = blocks
    .flatMap((block) => corners(grown(block, CORNER_TILES)))
    .filter((spot) => spot.x > 0 && spot.y > 0 && !solid.some((block) => isWithin(block, spot)));
  const open: Reached[] = [{ spot: from, tiles: 0, way: [from] }];
  const done = new Set<Spot>();
  for (;;) {
    open.sort((a, b) => a.tiles + tilesBetween(a.spot, to) - b.tiles - tilesBetween(b.spot, to));
    const here = open.shift();
    if (!here) return [from, to];
    if (here.spot === to) return here.way;
    if (done.has(here.spot)) continue;
    done.add(here.spot);
    for (const spot of [to, ...turns]) {
      if (done.has(spot) || !isFree(here.spot, spot)) continue;
      open.push({ spot, tiles: here.tiles + tilesBetween(here.spot, spot), way: [...here.way, spot] });
    }
  }
}

const MS_PER_TILE = 170;
const MAX_WALK_MS = 1600;

/** How long a walk takes on the screen and in sound: long ones are sped up. */
export function walkMs(tiles: number): number {
  return Math.min(MAX_WALK_MS, tiles * MS_PER_TILE);
}

export function lengthOf(way: readonly Spot[]): number {
  return way.slice(1).reduce((sum, spot, at) => sum + tilesBetween(way[at] ?? spot, spot), 0);
}

/** The position after a number of tiles, and the direction of the leg there. */
export function along(
  way: readonly Spot[],
  tiles: number,
): Spot & { readonly dx: number; readonly dy: number } {
  let left = tiles;
  for (const [at, to] of way.slice(1).entries()) {
    const from = way[at] ?? to;
    const leg = tilesBetween(from, to);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const isLast = at === way.length - 2;
    if (leg > 0 && (left <= leg || isLast)) {
      const share = Math.min(1, left / leg);
      return { x: from.x + dx * share, y: from.y + dy * share, dx, dy };
    }
    left -= leg;
  }
  const end = way.at(-1) ?? { x: 0, y: 0 };
  return { ...end, dx: 0, dy: 0 };
}

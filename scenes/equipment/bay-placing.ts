// Where the things of the bay are: for the drawing order and for what moves between two places.
import type { Box } from '#scenes/kit/depth-order.ts';
import { boundsOf } from '#scenes/kit/projection.ts';
import type { Bounds } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { BayFacts, BayPlace, GridPoint } from './bay-facts.ts';

/** Half the side, in tiles, of the box given to things without a footprint (a phone, a paper). */
const SMALL_TILES = 0.2;
const SMALL_METRES = 0.05;
const BACKGROUND = 'bay/room';

/** The box that a place occupies. */
export function boxOf({ at, x, y, widthTiles, depthTiles, heightMetres }: BayPlace): Box {
  const [atX, atY, atZ] = at;
  if (widthTiles === 0 && depthTiles === 0) return boxAround(at, Math.max(SMALL_METRES, heightMetres));
  const minZ = Math.min(atZ, heightMetres);
  return {
    minX: Math.min(x, widthTiles === 0 ? atX : x),
    maxX: x + widthTiles,
    minY: Math.min(y, depthTiles === 0 ? atY : y),
    maxY: y + depthTiles,
    minZ,
    maxZ: Math.max(minZ + SMALL_METRES, heightMetres),
  };
}

/** The box of a small thing that stands on something else. */
export function boxAround([x, y, z]: GridPoint, riseMetres: number, halfTiles = SMALL_TILES): Box {
  return {
    minX: x - halfTiles,
    maxX: x + halfTiles,
    minY: y - halfTiles,
    maxY: y + halfTiles,
    minZ: z,
    maxZ: z + riseMetres,
  };
}

/** Things that hang on the back walls are drawn before everything that stands. */
export function isOnWall({ at, widthTiles, depthTiles, heightMetres }: BayPlace): boolean {
  return widthTiles === 0 && depthTiles === 0 && heightMetres > 0 && (at[0] === 0 || at[1] === 0);
}

export function between(from: GridPoint, to: GridPoint, share: number): GridPoint {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** Bounds of the whole bay with the strip outside its exit, as far as the pictures' sizes are known. */
export function bayBounds(sprites: Pick<Sprites, 'cutOf'>, { tiles }: BayFacts): Bounds {
  const room = sprites.cutOf(BACKGROUND);
  if (room) {
    const { pivotX, pivotY, width, height } = room;
    return { left: -pivotX, top: -pivotY, right: width - pivotX, bottom: height - pivotY };
  }
  return boundsOf(0, 0, tiles.width + tiles.outsideWidth, tiles.depth, tiles.wallMetres);
}

/** Beyond the exit the light is not amber. */
export function isOutside({ tiles }: BayFacts, x: number): boolean {
  return x >= tiles.width;
}

// True 2:1 isometric projection: a tile is half a metre, x runs to the lower right, y to the lower left, z
// up. A metre is 160 pixels at 1x: along a floor axis it is 160 · cos 45° across and half of that down.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const METRE_PIXELS = 160;
export const TILE_METRES = 0.5;
/** Half the width and half the height of a tile's diamond. */
const TILE_HALF_WIDTH = METRE_PIXELS * TILE_METRES * Math.SQRT1_2;
const TILE_HALF_HEIGHT = TILE_HALF_WIDTH / 2;
/** Pixels of a metre upwards: cos 30°, because the camera looks down by 30°. */
export const RISE_PIXELS = METRE_PIXELS * Math.cos(Math.PI / 6);

/** Converts a place on the grid (in tiles) and its height (in metres) to pixels of the picture. */
export function project(xTiles: number, yTiles: number, zMetres = 0): Point {
  return {
    x: (xTiles - yTiles) * TILE_HALF_WIDTH,
    y: (xTiles + yTiles) * TILE_HALF_HEIGHT - zMetres * RISE_PIXELS,
  };
}

/** The place on the floor (in tiles) under a point of the picture. */
export function unproject(x: number, y: number): Point {
  const across = x / TILE_HALF_WIDTH;
  const down = y / TILE_HALF_HEIGHT;
  return { x: (down + across) / 2, y: (down - across) / 2 };
}

/** The tile whose diamond holds a point of the picture. */
export function tileAt(x: number, y: number): Point {
  const place = unproject(x, y);
  return { x: Math.floor(place.x), y: Math.floor(place.y) };
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bounds in the picture of a block of tiles and whatever stands on it. */
export function boundsOf(
  x: number,
  y: number,
  widthTiles: number,
  heightTiles: number,
  riseMetres: number,
): Bounds {
  return {
    left: project(x, y + heightTiles).x,
    right: project(x + widthTiles, y).x,
    top: project(x, y, riseMetres).y,
    bottom: project(x + widthTiles, y + heightTiles).y,
  };
}

/** The smallest bounds that hold all of these. */
export function boundsAround(all: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...all.map((one) => one.left)),
    top: Math.min(...all.map((one) => one.top)),
    right: Math.max(...all.map((one) => one.right)),
    bottom: Math.max(...all.map((one) => one.bottom)),
  };
}

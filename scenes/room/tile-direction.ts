// Maps arrow keys to tiles: right and left go along x, down and up along y, as these axes lie on the screen.
import type { RoomMap, Tile } from '#contract/simulation/room-map.ts';

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const STEPS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const satisfies Record<ArrowKey, Tile>;

/**
 * The neighbouring tile in an arrow's direction, with its location; undefined off the map. Does not check
 * whether it can be entered.
 */
export function tileInDirection(
  map: RoomMap,
  from: Tile,
  key: ArrowKey,
): { readonly tile: Tile; readonly location: string } | undefined {
  const tile = { x: from.x + STEPS[key].x, y: from.y + STEPS[key].y };
  const holds = map.locations.find((location) =>
    location.areas.some(
      (area) =>
        tile.x >= area.x &&
        tile.y >= area.y &&
        tile.x < area.x + area.widthTiles &&
        tile.y < area.y + area.heightTiles,
    ),
  );
  return holds && { tile, location: holds.id };
}

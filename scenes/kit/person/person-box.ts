// The space a person occupies, for the drawing order.
import type { Box } from '#scenes/kit/depth-order.ts';

export const HALF_WIDTH_TILES = 0.3;
const SEAT_METRES = 0.46;
const HEIGHT_METRES = 1.8;

export function personBox({
  x,
  y,
  pose,
}: {
  readonly x: number;
  readonly y: number;
  readonly pose: string;
}): Box {
  return {
    minX: x - HALF_WIDTH_TILES,
    maxX: x + HALF_WIDTH_TILES,
    minY: y - HALF_WIDTH_TILES,
    maxY: y + HALF_WIDTH_TILES,
    minZ: pose === 'sit' ? SEAT_METRES : 0,
    maxZ: HEIGHT_METRES,
  };
}

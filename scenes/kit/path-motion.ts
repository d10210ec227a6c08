// Where a walker is on a path of tiles after some time, which way they face and which walk frame is shown.
import type { Facing } from '#contract/simulation/room-kinds.ts';

type TilePair = readonly [number, number];

interface Stride {
  /** In tiles, at the tile's middle. */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  /** The walk frame, 0 to 7. */
  readonly frame: number;
  readonly isDone: boolean;
}

/** Eight frames make two steps; an adult's two steps cover about 2.6 tiles. */
const FRAMES_PER_TILE = 8 / 2.6;

/** The walk frame, of eight, after a number of tiles. */
export function walkFrame(tiles: number): number {
  return Math.floor(tiles * FRAMES_PER_TILE) % 8;
}

/** The direction a person faces when moving by (dx, dy) tiles. */
export function facingOf(dx: number, dy: number): Facing {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 'se' : 'nw';
  return dy > 0 ? 'sw' : 'ne';
}

/** The stride `elapsedMs` after the start; past the end, the walker stands on the last tile. */
export function strideAt(tiles: readonly TilePair[], msPerTile: number, elapsedMs: number): Stride {
  const steps = Math.max(0, tiles.length - 1);
  const gone = Math.min(steps, Math.max(0, elapsedMs / Math.max(1, msPerTile)));
  const at = Math.min(Math.max(0, steps - 1), Math.floor(gone));
  const from = tiles[at] ?? [0, 0];
  const to = tiles[at + 1] ?? from;
  const t = gone - at;
  return {
    x: from[0] + (to[0] - from[0]) * t + 0.5,
    y: from[1] + (to[1] - from[1]) * t + 0.5,
    facing: facingOf(to[0] - from[0], to[1] - from[1]),
    frame: walkFrame(gone),
    isDone: gone >= steps,
  };
}

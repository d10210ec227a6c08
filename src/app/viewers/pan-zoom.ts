// Zoom and offset of a picture in a window. At scale 1 it fits.

export interface PanZoom {
  readonly scale: number;
  /** CSS pixels from the window's middle to the picture's middle. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const FITTED: PanZoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 8;

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

/** Keeps the picture's edges from moving inside the window's edges. */
function kept({ scale, x, y }: PanZoom, { width, height }: WindowSize): PanZoom {
  const most = (scale - 1) / 2;
  return { scale, x: within(x, most * width), y: within(y, most * height) };
}

/** Changes the scale about a point, relative to the window's middle, which stays under the finger. */
export function zoomedAt(now: PanZoom, scale: number, at: Point, window: WindowSize): PanZoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / now.scale;
  return kept({ scale: next, x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio }, window);
}

export function panned(now: PanZoom, by: Point, window: WindowSize): PanZoom {
  return kept({ scale: now.scale, x: now.x + by.x, y: now.y + by.y }, window);
}

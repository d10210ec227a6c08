// A picture in a window: how large and how far from the middle. At scale 1 it fits.

export interface PanZoom {
  readonly scale: number;
  /** CSS pixels of the picture's middle from the window's middle. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const fitted: PanZoom = { scale: 1, x: 0, y: 0 };
const largest = 8;

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

/** No edge of the picture comes further in than the window's edge. */
function kept({ scale, x, y }: PanZoom, { width, height }: WindowSize): PanZoom {
  const most = (scale - 1) / 2;
  return { scale, x: within(x, most * width), y: within(y, most * height) };
}

/** The scale changed about a point of the window, which stays under the finger; from the window's middle. */
export function zoomedAt(now: PanZoom, scale: number, at: Point, window: WindowSize): PanZoom {
  const next = Math.min(largest, Math.max(1, scale));
  const ratio = next / now.scale;
  return kept({ scale: next, x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio }, window);
}

export function panned(now: PanZoom, by: Point, window: WindowSize): PanZoom {
  return kept({ scale: now.scale, x: now.x + by.x, y: now.y + by.y }, window);
}

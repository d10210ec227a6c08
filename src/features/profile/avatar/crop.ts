// Which square of a picture is cropped: zoom and offset, as shares, so that the screen size does not matter.

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  /** At 1 the shorter side fills the square. */
  readonly zoom: number;
  /** From −1 (left or top of the picture) to 1; no effect where it just fits. */
  readonly x: number;
  readonly y: number;
}

export const START_CROP: Crop = { zoom: 1, x: 0, y: 0 };
export const MAX_ZOOM = 5;

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The side of the square in pixels of the picture. */
function sideOf(picture: Size, zoom: number): number {
  return Math.min(picture.width, picture.height) / zoom;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The square in pixels of the picture. */
export function squareOf(picture: Size, { zoom, x, y }: Crop): Square {
  const side = sideOf(picture, zoom);
  return {
    left: ((picture.width - side) / 2) * (1 + x),
    top: ((picture.height - side) / 2) * (1 + y),
    side,
  };
}

function shareOf(middle: number, room: number): number {
  return room <= 0 ? 0 : within(middle / room, -1, 1);
}

/**
 * Moves the crop by pixels of the window: the picture follows the finger, so the square goes the other way.
 * @param windowSide the side of the square on the screen
 */
export function moved(
  picture: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
  windowSide: number,
): Crop {
  const side = sideOf(picture, crop.zoom);
  const perPixel = side / windowSide;
  const roomX = (picture.width - side) / 2;
  const roomY = (picture.height - side) / 2;
  return {
    zoom: crop.zoom,
    x: shareOf(crop.x * roomX - by.x * perPixel, roomX),
    y: shareOf(crop.y * roomY - by.y * perPixel, roomY),
  };
}

/** Zooms about the middle of the square. */
export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  const next = within(zoom, 1, MAX_ZOOM);
  const before = sideOf(picture, crop.zoom);
  const after = sideOf(picture, next);
  return {
    zoom: next,
    x: shareOf((crop.x * (picture.width - before)) / 2, (picture.width - after) / 2),
    y: shareOf((crop.y * (picture.height - before)) / 2, (picture.height - after) / 2),
  };
}

const STEP_PX = 8;
const ZOOM_STEP = 0.1;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': -ZOOM_STEP,
  _: -ZOOM_STEP,
};

/** The crop after a key; undefined for a key without a function here. */
export function cropByKey(picture: Size, crop: Crop, key: string, windowSide: number): Crop | undefined {
  const step = STEPS[key];
  if (step !== undefined) return moved(picture, crop, { x: step[0], y: step[1] }, windowSide);
  const zoom = ZOOMS[key];
  if (zoom !== undefined) return zoomed(picture, crop, crop.zoom + zoom);
  return key === 'Home' || key === '0' ? START_CROP : undefined;
}

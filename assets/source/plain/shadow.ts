// The shadow a model throws on the floor, as its own soft dark picture that lies under everything.
import { RIGHT, UP, looseDistance, sunlight, wholeScope } from './march.ts';
import type { Scope } from './march.ts';
import type { Model } from './model.ts';
import type { Picture } from './draw.ts';

const DARKEST = 0.4;

function darkness(all: readonly Scope[], x: number, y: number): number {
  const lit = sunlight(all, x, y, 0.004, 5);
  let close = 0;
  for (const reach of [0.05, 0.13]) {
    close += Math.max(0, reach - looseDistance(all, x, y, reach, reach)) / reach;
  }
  return Math.min(1, (1 - lit) * 0.62 + close * 0.24) * DARKEST;
}

function bounds(model: Model, density: number): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { centre, radius } of model.flatMap((one) => one.solids)) {
    const u = centre[0] * RIGHT[0] + centre[1] * RIGHT[1];
    const v = -(centre[0] * UP[0] + centre[1] * UP[1]);
    const tall = centre[2] + radius;
    [left, right] = [Math.min(left, u - radius - 0.25), Math.max(right, u + radius + tall * 0.62 + 0.25)];
    [top, bottom] = [
      Math.min(top, v - radius * 0.6 - tall * 0.12 - 0.15),
      Math.max(bottom, v + radius * 0.6 + 0.2),
    ];
  }
  const even = (value: number): number => Math.floor((value * density) / 2) * 2;
  return [even(left), even(top), even(right) + 2, even(bottom) + 2];
}

function blurred(alpha: Float32Array, width: number, height: number): Float32Array {
  let from = alpha;
  for (const step of [1, width, 1, width]) {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      to[at] = ((from[at] ?? 0) * 2 + (from[at - step] ?? 0) + (from[at + step] ?? 0)) / 4;
    }
    from = to;
  }
  return from.map((value, at) => {
    const toSide = Math.min(at % width, width - 1 - (at % width));
    const toEnd = Math.min(Math.floor(at / width), height - 1 - Math.floor(at / width));
    return value * Math.min(1, Math.min(toSide, toEnd) / 5);
  });
}

/** Draws the shadow at `density` pixels a metre (a quarter of the sprite's is enough). */
export function drawShadow(model: Model, density: number): Picture {
  const [left, top, right, bottom] = bounds(model, density);
  const [width, height] = [right - left, bottom - top];
  const all = wholeScope(model);
  const alpha = new Float32Array(width * height);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const u = (left + px + 0.5) / density;
      const floor = (top + py + 0.5) / density / (Math.SQRT1_2 * 0.5);
      const x = (u / Math.SQRT1_2 + floor) / 2;
      alpha[py * width + px] = darkness(all, x, floor - x);
    }
  }
  const soft = blurred(alpha, width, height);
  const pixels = new Uint8Array(width * height * 4);
  soft.forEach((value, at) => pixels.set([30, 44, 66, Math.round(value * 255)], at * 4));
  return { width, height, pixels, pivotX: -left, pivotY: -top };
}

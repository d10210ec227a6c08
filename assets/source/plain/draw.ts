// Draws a model into a picture: a first pass of one ray a pixel, a second with more rays along edges.
import { EYE, RIGHT, SUN, UP, march, narrowed, normalAt, openness, sunlight, wholeScope } from './march.ts';
import type { Hit, Scope } from './march.ts';
import { add, unit } from './solids.ts';
import type { Model } from './model.ts';
import { value } from './named.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA, straight alpha. */
  readonly pixels: Uint8Array;
  /** Where the world's origin lies in the picture, in its pixels. */
  readonly pivotX: number;
  readonly pivotY: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const BLOCK = 16;

/** The smallest even-sized area that holds all that is shown, in pixels with v pointing down. */
function areaOf(model: Model, density: number): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { centre, radius } of model.filter((one) => one.shown).flatMap((one) => one.solids)) {
    const u = centre[0] * RIGHT[0] + centre[1] * RIGHT[1];
    const v = -(centre[0] * UP[0] + centre[1] * UP[1] + centre[2] * UP[2]);
    [left, right] = [Math.min(left, u - radius), Math.max(right, u + radius)];
    [top, bottom] = [Math.min(top, v - radius), Math.max(bottom, v + radius)];
  }
  const low = (value: number): number => Math.floor((value * density - 3) / 2) * 2;
  return {
    left: low(left),
    top: low(top),
    width: low(right) + 8 - low(left),
    height: low(bottom) + 8 - low(top),
  };
}

const HALF = unit(add(SUN, EYE));

/** The colour that reaches the eye from a point. */
function shade(hit: Hit, all: readonly Scope[]): readonly [number, number, number] | undefined {
  const { scope, x, y, z } = hit;
  const n = normalAt(scope, x, y, z);
  const base = scope.part.paint(x, y, z);
  if (!base) return undefined;
  const facing = n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2];
  const open = openness(all, x, y, z, n);
  const lit = facing > 0 ? facing * sunlight(all, x + n[0] * 0.01, y + n[1] * 0.01, z + n[2] * 0.01, 7) : 0;
  const sky = (0.62 + 0.1 * n[2] + 0.04 * n[0]) * (0.35 + 0.65 * open);
  const shine = Math.max(0, n[0] * HALF[0] + n[1] * HALF[1] + n[2] * HALF[2]);
  const rim = (1 - Math.max(0, n[0] * EYE[0] + n[1] * EYE[1] + n[2] * EYE[2])) ** 3;
  const glint = scope.part.gloss * (shine ** 34 * 0.8 * (0.3 + 0.7 * lit) + rim * 0.22 * open);
  const light = (k: number, sun: number): number => sky * k + lit * sun;
  return [
    base[0] * light(0.97, 0.47) + glint,
    base[1] * light(1, 0.45) + glint,
    base[2] * light(1.05, 0.42) + glint,
  ];
}

interface Canvas {
  readonly area: Area;
  readonly density: number;
  readonly all: readonly Scope[];
  /** What matters in each block of the picture. */
  readonly blocks: readonly (readonly Scope[])[];
  readonly blocksAcross: number;
  readonly depth: Float32Array;
  readonly part: Int16Array;
  readonly colour: Float32Array;
}

function blocksOf(all: readonly Scope[], area: Area, density: number): (readonly Scope[])[] {
  const blocks: (readonly Scope[])[] = [];
  for (let by = 0; by < area.height; by += BLOCK) {
    for (let bx = 0; bx < area.width; bx += BLOCK) {
      const u = (area.left + bx + BLOCK / 2) / density;
      const v = -(area.top + by + BLOCK / 2) / density;
      const near = narrowed(all, u, v, (BLOCK * 0.75) / density);
      blocks.push(near.some((scope) => scope.part.shown) ? near : []);
    }
  }
  return blocks;
}

/** What the ray through a point of the picture meets. */
function cast(canvas: Canvas, px: number, py: number, scopes: readonly Scope[]): Hit | undefined {
  return march(scopes, (canvas.area.left + px) / canvas.density, -(canvas.area.top + py) / canvas.density);
}

const kindOf = (hit: Hit | undefined): number => (hit ? (hit.scope.part.shown ? hit.scope.index : -2) : -1);

/** Writes the premultiplied colour of a hit; nothing for what is not shown. */
function colourInto(canvas: Canvas, hit: Hit | undefined, to: Float32Array, at: number): void {
  const rgb = hit?.scope.part.shown ? shade(hit, canvas.all) : undefined;
  const alpha = rgb && hit ? hit.scope.part.alpha : 0;
  for (let i = 0; i < 3; i += 1) to[at + i] = Math.min(1, Math.max(0, rgb?.[i] ?? 0)) * alpha;
  to[at + 3] = alpha;
}

function blockIndex(canvas: Canvas, x: number, y: number): number {
  return Math.floor(y / BLOCK) * canvas.blocksAcross + Math.floor(x / BLOCK);
}

function firstPass(canvas: Canvas): void {
  const { area, depth, part, colour } = canvas;
  depth.fill(1e3);
  part.fill(-1);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const scopes = canvas.blocks[blockIndex(canvas, x, y)] ?? [];
      if (scopes.length === 0) continue;
      const at = y * area.width + x;
      const hit = cast(canvas, x + 0.5, y + 0.5, scopes);
      part[at] = kindOf(hit);
      if (!hit) continue;
      depth[at] = hit.depth;
      colourInto(canvas, hit, colour, at * 4);
    }
  }
}

const isWithin = ({ width, height }: Area, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** Whether a pixel's neighbours show something else, or lie at another depth. */
function onEdge({ area, depth, part, colour }: Canvas, x: number, y: number): boolean {
  const at = y * area.width + x;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    if (!isWithin(area, x + dx, y + dy)) continue;
    const other = at + dy * area.width + dx;
    if (part[other] !== part[at] || Math.abs(value(depth, other) - value(depth, at)) > 0.03) return true;
    const difference =
      Math.abs(value(colour, other * 4) - value(colour, at * 4)) +
      Math.abs(value(colour, other * 4 + 2) - value(colour, at * 4 + 2));
    if (difference > 0.14) return true;
  }
  return false;
}

const RAYS = [
  [0.125, 0.625],
  [0.375, 0.125],
  [0.625, 0.875],
  [0.875, 0.375],
  [0.25, 0.375],
  [0.75, 0.625],
] as const;

/** The pixel at or beside `at` that shows what a ray met, so that its light need not be found again. */
function sameSurface({ area, depth, part }: Canvas, at: number, hit: Hit | undefined): number | undefined {
  const kind = kindOf(hit);
  const far = hit?.depth ?? 1e3;
  for (const step of [0, 1, -1, area.width, -area.width]) {
    const other = at + step;
    if (part[other] === kind && Math.abs(value(depth, other) - far) < 0.02) return other;
  }
  return undefined;
}

/** What some rays through a pixel show together, premultiplied; `first` are the colours of the first pass. */
function resampled(canvas: Canvas, at: number, scopes: readonly Scope[], first: Float32Array): Float32Array {
  const sum = new Float32Array(4);
  const one = new Float32Array(4);
  for (const [dx, dy] of RAYS) {
    const hit = cast(canvas, (at % canvas.area.width) + dx, Math.floor(at / canvas.area.width) + dy, scopes);
    const same = hit?.scope.part.isFlat === false ? undefined : sameSurface(canvas, at, hit);
    if (same === undefined) colourInto(canvas, hit, one, 0);
    const seen = same === undefined ? one : first.subarray(same * 4, same * 4 + 4);
    for (let i = 0; i < 4; i += 1) sum[i] = value(sum, i) + value(seen, i) / RAYS.length;
  }
  return sum;
}

function secondPass(canvas: Canvas): void {
  const { area, colour } = canvas;
  const first = colour.slice();
  for (let at = 0; at < area.width * area.height; at += 1) {
    const x = at % area.width;
    const y = Math.floor(at / area.width);
    const scopes = canvas.blocks[blockIndex(canvas, x, y)] ?? [];
    if (scopes.length > 0 && onEdge(canvas, x, y)) colour.set(resampled(canvas, at, scopes, first), at * 4);
  }
}

/** Darkens what lies just behind a nearer edge, so that shapes of one colour still read. */
function outline({ area, depth, part, colour }: Canvas): void {
  const { width, height } = area;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (value(part, at) < 0) continue;
      const here = value(depth, at);
      let behind = 0;
      for (const other of [at + 1, at - 1, at + width, at - width]) {
        if (part[other] !== -1) behind = Math.max(behind, here - value(depth, other));
      }
      if (behind < 0.025) continue;
      const keep = 1 - Math.min(0.3, behind * 2.2);
      for (let i = 0; i < 3; i += 1) colour[at * 4 + i] = value(colour, at * 4 + i) * keep;
    }
  }
}

function toBytes({ area, colour }: Canvas): Uint8Array {
  const pixels = new Uint8Array(area.width * area.height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = value(colour, at + 3);
    if (alpha < 0.012) continue;
    for (let i = 0; i < 3; i += 1)
      pixels[at + i] = Math.min(255, Math.round((value(colour, at + i) / alpha) * 255));
    pixels[at + 3] = alpha > 0.985 ? 255 : Math.round(alpha * 255);
  }
  return pixels;
}

/** Draws all shown parts of a model at `density` pixels a metre. */
export function draw(model: Model, density: number): Picture {
  const area = areaOf(model, density);
  const all = wholeScope(model);
  const count = area.width * area.height;
  const canvas: Canvas = {
    area,
    density,
    all,
    blocks: blocksOf(all, area, density),
    blocksAcross: Math.ceil(area.width / BLOCK),
    depth: new Float32Array(count),
    part: new Int16Array(count),
    colour: new Float32Array(count * 4),
  };
  firstPass(canvas);
  secondPass(canvas);
  outline(canvas);
  return {
    width: area.width,
    height: area.height,
    pixels: toBytes(canvas),
    pivotX: -area.left,
    pivotY: -area.top,
  };
}

// Floors by the tile, walls by the tile's edge, doors, marks on the floor.
import { draw } from './draw.ts';
import type { Picture } from './draw.ts';
import { block, box, limb } from './solids.ts';
import type { Colour, Solid, Vector } from './solids.ts';
import { hex, part } from './model.ts';
import { value } from './named.ts';
import type { Model, Paint } from './model.ts';
import type { NamedPicture } from './pack.ts';

const DENSITY = 320;
const TILE = 0.5;
const WALL_HEIGHT = 2.4;
/** Neighbours run into each other so far that no seam shows. */
const OVERLAP = 0.02;

/** Looks of a room; a scene gives them out in the order of its rooms. */
export const ROOM_LOOKS = ['sand', 'teal', 'blue'] as const;
export type RoomLook = (typeof ROOM_LOOKS)[number];

interface Look {
  readonly floor: string;
  readonly wall: string;
  readonly dado: string;
  readonly rail: string;
}

const LOOKS: Readonly<Record<RoomLook, Look>> = {
  sand: { floor: '#d9dcdb', wall: '#e9edf0', dado: '#c8cfd3', rail: '#8e9aa3' },
  teal: { floor: '#d3dee2', wall: '#e6edf1', dado: '#79b1b6', rail: '#3f8a92' },
  blue: { floor: '#dce7ee', wall: '#edf3f7', dado: '#a9cbe0', rail: '#5f97bb' },
};

export type GroundJob =
  | { readonly kind: 'floor'; readonly look: RoomLook | 'street'; readonly variant: number }
  | {
      readonly kind: 'wall';
      readonly form: 'back' | 'glass' | 'kerb';
      readonly axis: 'x' | 'y';
      readonly look: RoomLook;
    }
  | { readonly kind: 'door'; readonly axis: 'x' | 'y'; readonly state: 'closed' | 'ajar' | 'open' }
  | { readonly kind: 'mark'; readonly name: 'tile' | 'approach' | 'hint' };

export function groundJobs(): readonly GroundJob[] {
  const axes = ['x', 'y'] as const;
  return [
    ...[...ROOM_LOOKS, 'street' as const].flatMap((look) =>
      [0, 1, 2, 3].map((variant): GroundJob => ({ kind: 'floor', look, variant })),
    ),
    ...axes.flatMap((axis) =>
      ROOM_LOOKS.flatMap((look) =>
        (['back', 'glass', 'kerb'] as const).map((form): GroundJob => ({ kind: 'wall', form, axis, look })),
      ),
    ),
    ...axes.flatMap((axis) =>
      (['closed', 'ajar', 'open'] as const).map((state): GroundJob => ({ kind: 'door', axis, state })),
    ),
    ...(['tile', 'approach', 'hint'] as const).map((name): GroundJob => ({ kind: 'mark', name })),
  ];
}

type FlatPaint = (x: number, y: number) => readonly [number, number, number, number] | undefined;

/** The sum of nine looks at a pixel of the floor: premultiplied colour and cover, each from 0 to 9. */
function flatPixel(
  px: number,
  py: number,
  metres: readonly [number, number],
  paint: FlatPaint,
): readonly number[] {
  const sum = [0, 0, 0, 0];
  for (let sample = 0; sample < 9; sample += 1) {
    const u = (px + (sample % 3) / 3 + 1 / 6) / DENSITY / Math.SQRT1_2;
    const v = (py + Math.floor(sample / 3) / 3 + 1 / 6) / DENSITY / (Math.SQRT1_2 * 0.5);
    const [x, y] = [(v + u) / 2, (v - u) / 2];
    const isOutside = Math.min(x, y) < metres[0] || Math.max(x, y) > metres[1];
    const colour = isOutside ? undefined : paint(x, y);
    if (!colour) continue;
    for (let i = 0; i < 3; i += 1) sum[i] = value(sum, i) + value(colour, i) * colour[3];
    sum[3] = value(sum, 3) + colour[3];
  }
  return sum;
}

/** A flat picture on the floor between 0 and `metres` both ways; `bleed` hides seams between neighbours. */
function flat(metres: number, bleed: number, paint: FlatPaint): Picture {
  const half = Math.ceil((metres * Math.SQRT1_2 * DENSITY) / 2) * 2 + 4;
  const [width, height] = [half * 2, half + 4];
  const pixels = new Uint8Array(width * height * 4);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const sum = flatPixel(px - half, py - 2, [-bleed, metres + bleed], paint);
      const cover = value(sum, 3);
      if (cover === 0) continue;
      const at = (py * width + px) * 4;
      for (let i = 0; i < 3; i += 1) pixels[at + i] = Math.round((value(sum, i) / cover) * 255);
      pixels[at + 3] = Math.round((cover / 9) * 255);
    }
  }
  return { width, height, pixels, pivotX: half, pivotY: 2 };
}

const noise = (x: number, y: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const TONES = [0, 0.016, -0.014, 0.007];

function floorPaint(look: RoomLook, variant: number): FlatPaint {
  const base = hex(LOOKS[look].floor);
  return (x, y) => {
    const edge = Math.min(x, y, TILE - x, TILE - y);
    const sheen = (x + y) * 0.018 - 0.009;
    const tone = edge < 0.005 ? -0.17 : edge < 0.011 && Math.min(x, y) === edge ? 0.035 : sheen;
    const k = 1 + value(TONES, variant) + tone;
    return [Math.min(1, base[0] * k), Math.min(1, base[1] * k), Math.min(1, base[2] * k), 1];
  };
}

function streetPaint(variant: number): FlatPaint {
  return (x, y) => {
    const across = Math.floor(x / 0.125);
    const shifted = (y + (across % 2) * 0.125) % 0.25;
    const joint = Math.min(x % 0.125, shifted) < 0.008;
    const grain = noise(Math.floor(x * 60) + variant * 13, Math.floor(y * 60)) * 0.03;
    const stone = noise(across + variant * 7, Math.floor((y + (across % 2) * 0.125) / 0.25)) * 0.05;
    const k = joint ? 0.52 : 0.62 + grain + stone;
    return [k * 1.0, k * 1.02, k * 1.05, 1];
  };
}

/** From along the wall, depth and height to the world, for either axis. */
const laid = (axis: 'x' | 'y', along: number, off: number, z: number): Vector =>
  axis === 'x' ? [along, off, z] : [off, along, z];

function slab(axis: 'x' | 'y', from: Vector, to: Vector, round = 0.003): Solid {
  const [a, b] = [laid(axis, ...from), laid(axis, ...to)];
  return block(
    [Math.min(a[0], b[0]), Math.min(a[1], b[1]), a[2]],
    [Math.max(a[0], b[0]), Math.max(a[1], b[1]), b[2]],
    round,
  );
}

function backWall(axis: 'x' | 'y', look: Look): Model {
  const end = TILE + OVERLAP;
  const wall = hex(look.wall);
  const dado = hex(look.dado);
  const paint: Paint = (x, y, z) => {
    const along = axis === 'x' ? x : y;
    const joint =
      z < 0.98 &&
      (Math.abs((z % 0.245) - 0.1225) > 0.119 ||
        Math.min(along, Math.abs(along - 0.25), TILE - along) < 0.003);
    const base: Colour = z > 1 ? wall : dado;
    const k =
      (joint ? 1.06 : 1.15) * (0.94 + 0.06 * Math.min(1, z / 0.9)) * (z > 2.1 ? 1 - (z - 2.1) * 0.12 : 1);
    return [base[0] * k, base[1] * k, base[2] * k];
  };
  return [
    part(paint, [slab(axis, [-OVERLAP, -0.1, 0], [end, 0, WALL_HEIGHT])], { gloss: 0.04 }),
    part(
      look.rail,
      [
        slab(axis, [-OVERLAP, -0.02, 0.985], [end, 0.012, 1.02]),
        slab(axis, [-OVERLAP, -0.02, 0], [end, 0.014, 0.09]),
      ],
      { gloss: 0.2 },
    ),
    part('#75838f', [slab(axis, [-OVERLAP, -0.115, WALL_HEIGHT - 0.03], [end, 0.016, WALL_HEIGHT + 0.03])], {
      gloss: 0.2,
    }),
  ];
}

function glassWall(axis: 'x' | 'y', look: Look): Model {
  const end = TILE + OVERLAP;
  const pane: Paint = (x, y, z) => {
    const along = axis === 'x' ? x : y;
    const streak = Math.abs(((along + z * 0.5) % 0.62) - 0.2) < 0.035 ? 0.07 : 0;
    return [0.78 + streak, 0.89 + streak, 0.95 + streak];
  };
  return [
    part(look.dado, [slab(axis, [-OVERLAP, -0.04, 0], [end, 0.04, 0.3])], { gloss: 0.1 }),
    part(
      '#8b99a5',
      [
        slab(axis, [-OVERLAP, -0.046, 0.285], [end, 0.046, 0.33]),
        slab(axis, [-OVERLAP, -0.034, 2.06], [end, 0.034, 2.12]),
      ],
      { gloss: 0.5 },
    ),
    part(pane, [slab(axis, [0.001, -0.008, 0.33], [TILE - 0.001, 0.008, 2.06], 0.001)], {
      gloss: 0.15,
      alpha: 0.2,
    }),
  ];
}

function kerb(axis: 'x' | 'y'): Model {
  const end = TILE + OVERLAP;
  return [part('#8f9daa', [slab(axis, [-OVERLAP, 0, 0], [end, 0.1, 0.1])], { gloss: 0.2 })];
}

const SLID = { closed: 0, ajar: 0.45, open: 0.88 } as const;

/** A sliding door a metre wide: the leaf goes behind the far post. */
function door(axis: 'x' | 'y', state: keyof typeof SLID): Model {
  const s = -SLID[state];
  const frame = [
    slab(axis, [-0.02, -0.06, 0], [0.06, 0.06, 2.16]),
    slab(axis, [0.94, -0.06, 0], [1.02, 0.06, 2.16]),
    slab(axis, [-0.02, -0.06, 2.1], [1.02, 0.06, 2.2]),
  ];
  const leafEnd = 0.95 + s;
  const leaf =
    state === 'open'
      ? []
      : [
          slab(axis, [0.05, -0.02, 0.02], [leafEnd, 0.02, 0.95]),
          slab(axis, [0.05, -0.02, 1.78], [leafEnd, 0.02, 2.1]),
          slab(axis, [Math.max(0.05, leafEnd - 0.13), -0.02, 0.9], [leafEnd, 0.02, 1.8]),
          ...(state === 'closed' ? [slab(axis, [0.05, -0.02, 0.9], [0.18, 0.02, 1.8])] : []),
        ];
  const pane =
    state === 'open' ? [] : [slab(axis, [0.06, -0.006, 0.93], [leafEnd - 0.02, 0.006, 1.8], 0.001)];
  const grip =
    state === 'open'
      ? []
      : [limb(laid(axis, leafEnd - 0.07, 0.035, 0.95), laid(axis, leafEnd - 0.07, 0.035, 1.25), 0.012)];
  return [
    part('#6d7c89', frame, { gloss: 0.5 }),
    part('#f4f7f9', leaf, { gloss: 0.25 }),
    part('#bfe0ef', pane, { gloss: 0.2, alpha: 0.34 }),
    part('#46586a', grip, { gloss: 0.7 }),
    part(
      '#3fae77',
      [box(laid(axis, 0.5, 0.055, 2.15), axis === 'x' ? [0.12, 0.012, 0.03] : [0.012, 0.12, 0.03], 0.006)],
      { gloss: 0.3 },
    ),
  ].filter((one) => one.solids.length > 0);
}

const square = (x: number, y: number): number => Math.max(Math.abs(x), Math.abs(y));
const round = (x: number, y: number): number => Math.hypot(x, y);

const MARKS = {
  tile: {
    away: square,
    inner: 0.2,
    outer: 0.23,
    fill: [0.05, 0.49, 0.55, 0.2],
    rim: [0.05, 0.49, 0.55, 0.95],
  },
  approach: {
    away: round,
    inner: 0.155,
    outer: 0.19,
    fill: [0.95, 0.68, 0.2, 0.22],
    rim: [0.93, 0.6, 0.13, 0.95],
  },
  hint: { away: round, inner: 0.14, outer: 0.17, fill: [0.05, 0.49, 0.55, 0.9], rim: [1, 1, 1, 0.95] },
} as const;

function markPaint(name: 'tile' | 'approach' | 'hint'): FlatPaint {
  return (x, y) => {
    const { away, inner, outer, fill, rim } = MARKS[name];
    const r = away(x - 0.25, y - 0.25);
    if (r <= inner) return fill;
    return r < outer ? rim : undefined;
  };
}

export function drawGround(job: GroundJob): readonly NamedPicture[] {
  switch (job.kind) {
    case 'floor': {
      const paint = job.look === 'street' ? streetPaint(job.variant) : floorPaint(job.look, job.variant);
      return [{ name: `floor/${job.look}/${job.variant}`, picture: flat(TILE, 0.006, paint), scale: 1 }];
    }
    case 'wall': {
      const look = LOOKS[job.look];
      const model =
        job.form === 'back'
          ? backWall(job.axis, look)
          : job.form === 'glass'
            ? glassWall(job.axis, look)
            : kerb(job.axis);
      return [{ name: `wall/${job.form}/${job.axis}/${job.look}`, picture: draw(model, DENSITY), scale: 1 }];
    }
    case 'door':
      return [
        {
          name: `door/${job.axis}/${job.state}`,
          picture: draw(door(job.axis, job.state), DENSITY),
          scale: 1,
        },
      ];
    case 'mark':
      return [{ name: `mark/${job.name}`, picture: flat(TILE, 0, markPaint(job.name)), scale: 1 }];
  }
}

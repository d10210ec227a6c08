// A model is what one picture shows: parts of solids with their paint.
import { intoThing, turned } from './solids.ts';
import type { Colour, Facing, Solid } from './solids.ts';

/** The colour of a point of the surface; none where nothing is painted on what lies below. */
export type Paint = (x: number, y: number, z: number) => Colour | undefined;

export interface Part {
  readonly solids: readonly Solid[];
  readonly paint: Paint;
  /** How softly the part's solids melt into each other, in metres; 0 for hard edges. */
  readonly blend: number;
  readonly gloss: number;
  /** One colour all over: light found for a pixel serves its neighbour. */
  readonly isFlat: boolean;
  /** A part that is not shown still covers what lies behind it and shades what lies beside it. */
  readonly shown: boolean;
  /** 1 opaque; less for glass. */
  readonly alpha: number;
}

export type Model = readonly Part[];

interface PartOptions {
  readonly blend?: number;
  readonly gloss?: number;
  readonly alpha?: number;
}

/** `#rrggbb` as three numbers from 0 to 1. */
export function hex(text: string): Colour {
  const value = Number.parseInt(text.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A part of one colour, or painted point by point. */
export function part(paint: string | Paint, solids: readonly Solid[], options: PartOptions = {}): Part {
  const flat = typeof paint === 'string' ? hex(paint) : undefined;
  return {
    solids,
    paint: flat ? () => flat : (paint as Paint),
    blend: options.blend ?? 0,
    gloss: options.gloss ?? 0.15,
    isFlat: flat !== undefined,
    alpha: options.alpha ?? 1,
    shown: true,
  };
}

/** The same parts, covering but not shown. */
export function hidden(model: Model): Model {
  return model.map((one) => ({ ...one, shown: false }));
}

/** A model made looking sw, turned about the origin. */
export function facingModel(model: Model, facing: Facing): Model {
  return model.map((one) => ({
    ...one,
    solids: one.solids.map((solid) => turned(solid, facing)),
    paint: (x, y, z) => {
      const place = intoThing(facing, x, y);
      return one.paint(place[0], place[1], z);
    },
  }));
}

// Every piece of furniture, in every state, looking each of the four ways.
import type { FurnitureEntry } from '../../manifest.ts';
import { draw } from './draw.ts';
import { drawShadow } from './shadow.ts';
import { facingModel } from './model.ts';
import type { Model } from './model.ts';
import type { Facing } from './solids.ts';
import { FURNITURE } from './furniture.ts';
import { WASHROOM } from './washroom.ts';
import { named } from './named.ts';
import type { NamedPicture } from './pack.ts';

const DENSITY = 320;
const SHADOW_DENSITY = 80;
const TILE_METRES = 0.5;

/** How a kind of furniture is made, looking sw with the middle of its footprint at the origin. */
export interface FurnitureModel {
  readonly size: readonly [number, number, number];
  readonly states: readonly string[];
  readonly spots: FurnitureEntry['spots'];
  /** `farSide` is 1 or −1: the end of its front that lies farther from the eye, where a door hangs. */
  readonly make: (state: string, farSide: number) => Model;
}

export interface FurnitureJob {
  readonly kind: string;
  readonly state: string;
  readonly facing: Facing;
}

const ALL: Readonly<Record<string, FurnitureModel>> = { ...FURNITURE, ...WASHROOM };
const FACINGS = ['se', 'sw', 'nw', 'ne'] as const satisfies readonly Facing[];

export function furnitureJobs(): readonly FurnitureJob[] {
  return Object.entries(ALL).flatMap(([kind, { states }]) =>
    states.flatMap((state) => FACINGS.map((facing) => ({ kind, state, facing }))),
  );
}

export function drawFurniture({ kind, state, facing }: FurnitureJob): readonly NamedPicture[] {
  const farSide = facing === 'sw' || facing === 'nw' ? -1 : 1;
  const model = facingModel(named(ALL, kind).make(state, farSide), facing);
  const name = `furniture/${kind}/${state}/${facing}`;
  return [
    { name, picture: draw(model, DENSITY), scale: 1 },
    { name: `shadow/${name}`, picture: drawShadow(model, SHADOW_DENSITY), scale: SHADOW_DENSITY / DENSITY },
  ];
}

export function furnitureEntries(): Readonly<Record<string, FurnitureEntry>> {
  const entry = ({ size, states, spots }: FurnitureModel): FurnitureEntry => ({
    widthTiles: Math.round(size[0] / TILE_METRES),
    depthTiles: Math.round(size[1] / TILE_METRES),
    heightMetres: size[2],
    states,
    spots,
  });
  return Object.fromEntries(Object.entries(ALL).map(([kind, model]) => [kind, entry(model)]));
}

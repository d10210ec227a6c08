// The pictures of the man and the girl: every pose, facing and layer.
import type { PersonEntry } from '../../manifest.ts';
import { draw } from './draw.ts';
import { drawShadow } from './shadow.ts';
import { hidden } from './model.ts';
import { named } from './named.ts';
import { bodyParts } from './body.ts';
import { WORN_LAYERS } from './clothes.ts';
import { FACINGS, POSES, figureOf } from './figure.ts';
import type { Figure, Limbs, Sex } from './figure.ts';
import { EYE, RIGHT, UP } from './march.ts';
import { dot, subtract } from './solids.ts';
import type { Facing } from './solids.ts';
import type { NamedPicture } from './pack.ts';

/** Pixels a metre: people are kept at one and a half, which serves every screen in half the memory. */
const DENSITY = 240;
const SHADOW_DENSITY = 40;

/** Layers that are only worn past the dressing room's door load later. */
export const LATER_LAYERS: readonly string[] = [
  'coverall-open',
  'coverall-closed',
  'mask-wrong',
  'mask-correct',
  'hat',
  'reusableShoecovers',
  'gloves-wrong',
  'gloves-correct',
  'safetyGlasses',
];

export interface PeopleJob {
  readonly sex: Sex;
  readonly pose: string;
  readonly facing: Facing;
  readonly isLater: boolean;
}

export function peopleJobs(sex: Sex, isLater: boolean): readonly PeopleJob[] {
  return Object.keys(POSES).flatMap((pose) => FACINGS.map((facing) => ({ sex, pose, facing, isLater })));
}

function figureFor({ sex, pose, facing }: PeopleJob): Figure {
  return figureOf(sex, facing, named(POSES, pose));
}

/** All pictures of one pose, looking one way. */
export function drawPerson(job: PeopleJob): readonly NamedPicture[] {
  const figure = figureFor(job);
  const body = bodyParts(figure);
  const name = (layer: string): string => `person/${job.sex}/${layer}/${job.pose}/${job.facing}`;
  const drawn: NamedPicture[] = [];
  if (!job.isLater) {
    drawn.push({
      name: name('shadow'),
      picture: drawShadow(body, SHADOW_DENSITY),
      scale: SHADOW_DENSITY / DENSITY,
    });
    drawn.push({ name: name('body'), picture: draw(body, DENSITY), scale: 1 });
  }
  for (const [layer, make] of Object.entries(WORN_LAYERS)) {
    if (LATER_LAYERS.includes(layer) !== job.isLater) continue;
    drawn.push({ name: name(layer), picture: draw([...hidden(body), ...make(figure)], DENSITY), scale: 1 });
  }
  return drawn;
}

function handSpot(figure: Figure, { hand }: Limbs): { x: number; y: number; isInFront: boolean } {
  return {
    x: Math.round(dot(hand, RIGHT) * 160),
    y: Math.round(-dot(hand, UP) * 160),
    isInFront: dot(subtract(hand, figure.waist), EYE) > -0.02,
  };
}

export function personEntry(sex: Sex): PersonEntry {
  const hands = peopleJobs(sex, false).map((job) => {
    const figure = figureFor(job);
    return [
      `${job.pose}/${job.facing}`,
      { left: handSpot(figure, figure.left), right: handSpot(figure, figure.right) },
    ] as const;
  });
  return {
    poses: Object.keys(POSES),
    layers: ['body', ...Object.keys(WORN_LAYERS)],
    hands: Object.fromEntries(hands),
  };
}

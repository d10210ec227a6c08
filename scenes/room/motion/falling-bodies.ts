// Physical properties of falling things: shape in centimetres, bounce and spin.
import Matter from 'matter-js';
import type { FallKind } from '../things/item-looks.ts';

interface FallingBody {
  /** Makes a body with its middle at this point. */
  readonly make: (x: number, y: number) => Matter.Body;
  /** Height of its middle above the floor at rest. */
  readonly restsAtCm: number;
  /** Range of the spin at release, in radians per step: up to half of it either way. */
  readonly spin: number;
}

interface Kind {
  readonly halfWidthCm: number;
  readonly halfHeightCm: number;
  readonly restitution: number;
  readonly friction: number;
  readonly spin: number;
  readonly isRound?: boolean;
}

const HARD: Kind = { halfWidthCm: 8, halfHeightCm: 3, restitution: 0.3, friction: 0.4, spin: 0.04 };
const ROUND: Kind = { ...HARD, halfWidthCm: 4, halfHeightCm: 4, restitution: 0.5, spin: 0.1, isRound: true };

const KINDS: Readonly<Record<FallKind, Kind>> = {
  bag: { halfWidthCm: 12, halfHeightCm: 9, restitution: 0.04, friction: 0.9, spin: 0.01 },
  cloth: { halfWidthCm: 9, halfHeightCm: 4, restitution: 0, friction: 1, spin: 0.02 },
  crumpled: { ...ROUND, restitution: 0.28, friction: 0.8, spin: 0.16 },
  film: { halfWidthCm: 6, halfHeightCm: 2, restitution: 0.05, friction: 0.9, spin: 0.06 },
  hard: HARD,
  round: ROUND,
  shoe: { halfWidthCm: 9, halfHeightCm: 5, restitution: 0.22, friction: 0.7, spin: 0.05 },
};

export function bodyOf(fall: FallKind): FallingBody {
  const { halfWidthCm, halfHeightCm, restitution, friction, spin, isRound } = KINDS[fall];
  const options = { restitution, friction, frictionAir: 0.004, sleepThreshold: 10 };
  const make = (x: number, y: number): Matter.Body =>
    isRound
      ? Matter.Bodies.circle(x, y, halfHeightCm, { ...options, frictionAir: 0.012 })
      : Matter.Bodies.rectangle(x, y, halfWidthCm * 2, halfHeightCm * 2, options);
  return { make, restsAtCm: halfHeightCm, spin };
}

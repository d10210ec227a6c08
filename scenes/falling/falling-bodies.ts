// What falls, as the engine has it: shape in centimetres, bounce and spin, by the catalogue's code.
import Matter from 'matter-js';

export interface FallingBody {
  /** A body with its middle there. */
  readonly make: (x: number, y: number) => Matter.Body;
  /** Its middle above the floor when it lies. */
  readonly restsAtCm: number;
  /** Radians a step to either side when let go, at most half of it. */
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

const CLOTH: Kind = { halfWidthCm: 9, halfHeightCm: 4, restitution: 0, friction: 1, spin: 0.02 };
const FILM: Kind = { halfWidthCm: 6, halfHeightCm: 2, restitution: 0.05, friction: 0.9, spin: 0.06 };
const SHOE: Kind = { halfWidthCm: 9, halfHeightCm: 5, restitution: 0.22, friction: 0.7, spin: 0.05 };
const HARD: Kind = { halfWidthCm: 8, halfHeightCm: 3, restitution: 0.3, friction: 0.4, spin: 0.04 };
const ROUND: Kind = { ...HARD, halfWidthCm: 4, halfHeightCm: 4, restitution: 0.5, spin: 0.1, isRound: true };
const CRUMPLED: Kind = { ...ROUND, restitution: 0.28, friction: 0.8, spin: 0.16 };
const BAG: Kind = { halfWidthCm: 12, halfHeightCm: 9, restitution: 0.04, friction: 0.9, spin: 0.01 };

const KINDS: Readonly<Record<string, Kind>> = {
  S001: FILM,
  S002: CLOTH,
  S003: SHOE,
  S004: SHOE,
  S005: BAG,
  S006: CLOTH,
  S007: CLOTH,
  S008: CLOTH,
  S009: CLOTH,
  S012: ROUND,
  S027: CRUMPLED,
  S028: CLOTH,
};
/** Caps, masks, gloves and napkins are film; what is hard is listed with neither. */
const FILM_CODES: readonly string[] = [
  'S011',
  'S018',
  ...Array.from({ length: 8 }, (_, at) => `S0${19 + at}`),
];

function kindOf(code: string): Kind {
  return KINDS[code] ?? (FILM_CODES.includes(code) ? FILM : HARD);
}

export function bodyOf(code: string): FallingBody {
  const { halfWidthCm, halfHeightCm, restitution, friction, spin, isRound } = kindOf(code);
  const options = { restitution, friction, frictionAir: 0.004, sleepThreshold: 10 };
  const make = (x: number, y: number): Matter.Body =>
    isRound
      ? Matter.Bodies.circle(x, y, halfHeightCm, { ...options, frictionAir: 0.012 })
      : Matter.Bodies.rectangle(x, y, halfWidthCm * 2, halfHeightCm * 2, options);
  return { make, restsAtCm: halfHeightCm, spin };
}

// Which pictures show an emergency at each of its stages, and where. A table: the scene only draws it.
import { placeOf } from './bay-facts.ts';
import type { BayFacts, GridPoint } from './bay-facts.ts';
import type { BayView, EmergencyKind, EmergencyView } from './bay-view.ts';

/** On the walls, on the floor under all that stands, over the track, or over everything. */
export type EffectLayer = 'wall' | 'floor' | 'track' | 'top';

export interface EffectPlacement {
  readonly effect: string;
  readonly at: GridPoint;
  readonly layer: EffectLayer;
  /** Always this picture: a puddle's size, a gauge's reading. */
  readonly frame?: number;
  /** So much ahead of its loop: two of a kind are not in step. */
  readonly aheadMs?: number;
}

type Stage = EmergencyView['stage'];
type Placing = (facts: BayFacts, stage: Stage) => readonly EffectPlacement[];

/** The plane of the track's front and the floor before it, in tiles. */
const FRONT_Y = 2.82;
const POOL_Y = 3.7;
const FIRE_X = 6.2;
const WATER_X = 8.3;
/** Where the mains come in, at the track's right side. */
const SPARKS: GridPoint = [10.05, 1.7, 0.5];
const TRACK_TOP_METRES = 1.95;

const seen = (
  effect: string,
  at: GridPoint,
  layer: EffectLayer,
  more: Pick<EffectPlacement, 'frame' | 'aheadMs'> = {},
): EffectPlacement => ({ effect, at, layer, ...more });

const FLAMES = ['flame-starting', 'flame-grown', 'flame-large'] as const;
const FLAME_FOOT = [0.76, 0.42, 0.1] as const;

const fire: Placing = (_, stage) => [
  ...(stage > 0 ? [seen('fire-light', [FIRE_X, POOL_Y + 0.4, 0], 'floor')] : []),
  ...(stage > 1 ? [seen('smoke-thick', [FIRE_X, 2.2, TRACK_TOP_METRES], 'track')] : []),
  ...(stage === 1 ? [seen('smoke-thin', [FIRE_X, 2.4, 1.6], 'track')] : []),
  seen(FLAMES[stage], [FIRE_X, FRONT_Y + 0.15 * stage, FLAME_FOOT[stage]], 'track'),
];

const sparking: Placing = (_, stage) => {
  const [x, y, z] = SPARKS;
  return [
    seen('sparks', SPARKS, 'track'),
    ...(stage > 0 ? [seen('smoke-thin', [x, y, z + 0.15], 'track')] : []),
    ...(stage > 0 ? [seen('sparks', [x, y - 0.8, z + 0.1], 'track', { aheadMs: 210 })] : []),
    ...(stage > 1 ? [seen('flame-starting', [x, y, z - 0.1], 'track')] : []),
  ];
};

const smoke: Placing = (_, stage) => [
  ...(stage > 1 ? [seen('smoke-thick', [4.6, 2, TRACK_TOP_METRES - 0.1], 'track', { aheadMs: 600 })] : []),
  stage === 0
    ? seen('smoke-thin', [FIRE_X, FRONT_Y - 0.2, 1.3], 'track')
    : seen('smoke-thick', [FIRE_X, FRONT_Y - 0.3, stage === 1 ? 1.2 : 0.9], 'track'),
];

/** A haze lies low, first at the panel, then over the floor. */
const HAZES: readonly (readonly [number, number])[] = [
  [1.4, 4.4],
  [3.2, 5.4],
  [2.6, 7.2],
  [5.6, 6.4],
  [8.2, 5.6],
];
const HAZE_COUNT = [1, 3, 5] as const;

const gasLeak: Placing = (_, stage) =>
  HAZES.slice(0, HAZE_COUNT[stage]).map(([x, y], at) =>
    seen('gas', [x, y, 0.15], 'top', { aheadMs: at * 520 }),
  );

/** From the seam under a module down to the floor. */
const leak =
  (liquid: string, module?: string): Placing =>
  (facts, stage) => {
    const x = facts.track.modules[module ?? '']?.at[0] ?? WATER_X;
    return [
      seen(`puddle-${liquid}`, [x, POOL_Y + 0.25 * stage, 0], 'floor', { frame: stage }),
      seen(`leak-${liquid}`, [x, FRONT_Y, 0], 'track'),
    ];
  };

const supply =
  (medium: string): Placing =>
  (facts, stage) => {
    const { at, heightMetres } = placeOf(facts, 'gasPanel');
    return [seen(`supply-${medium}`, [at[0], at[1], at[2] + heightMetres], 'top', { frame: stage + 1 })];
  };

const overTower =
  (effect: string): Placing =>
  (facts) => {
    const { at, heightMetres } = placeOf(facts, 'tower');
    return [seen(effect, [at[0], at[1], heightMetres - 0.1], 'top')];
  };

const noPower: Placing = (facts) => {
  const { at } = placeOf(facts, 'track');
  return [seen('power-off', [at[0] + 2, at[1], TRACK_TOP_METRES], 'top')];
};

const nothing: Placing = () => [];

const PLACINGS = {
  fire,
  sparking,
  smoke,
  gasLeak,
  // The outlets themselves show it; the light is a part of the view.
  ventilationShutdown: nothing,
  lightingOutage: nothing,
  powerOutage: noPower,
  gasSupply: supply('gas'),
  airSupply: supply('air'),
  waterSupply: supply('water'),
  waterLeak: leak('water'),
  photoresistLeak: leak('photoresist', 'COAT1'),
  developerLeak: leak('developer', 'DEV1'),
  antireflectiveLeak: leak('antireflective', 'ARC1'),
  equipmentAlarm: overTower('beacon-red'),
  processInterruption: overTower('beacon-amber'),
} as const satisfies Record<EmergencyKind, Placing>;

/** Feet of the ventilation's outlets on the wall at the back. */
const OUTLETS: readonly GridPoint[] = [
  [10.85, 0, 1.95],
  [13.05, 0, 1.85],
];

/** All effects of a view. */
export function effectsOf(
  facts: BayFacts,
  view: Pick<BayView, 'emergency' | 'isAirFlowing'>,
): readonly EffectPlacement[] {
  const air = view.isAirFlowing ? 'ventilation-running' : 'ventilation-stopped';
  // Blown ribbons stand still: an endless flutter would have the bay drawn for ever.
  const outlets = OUTLETS.map((at, index) =>
    seen(air, at, 'wall', { frame: view.isAirFlowing ? index * 2 : 0 }),
  );
  const { emergency } = view;
  return emergency ? [...outlets, ...PLACINGS[emergency.kind](facts, emergency.stage)] : outlets;
}

const ADDED = /^(?:glow-|fire-light|emergency-glow)/u;

/** Light: it is added to what lies below. */
export const isAdded = (effect: string): boolean => ADDED.test(effect);

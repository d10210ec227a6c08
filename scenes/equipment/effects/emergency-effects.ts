// Which pictures show an emergency at each of its stages, and where. A table: the scene only draws it.
import { placeOf } from '../bay-facts.ts';
import type { BayFacts, GridPoint } from '../bay-facts.ts';
import type { BayView, EmergencyKind, EmergencyView } from '../bay-view.ts';

/** On the walls, on the floor under everything that stands, over the track, or over everything. */
export type EffectLayer = 'wall' | 'floor' | 'track' | 'top';

export interface EffectPlacement {
  readonly effect: string;
  readonly at: GridPoint;
  readonly layer: EffectLayer;
  /** A fixed frame: a puddle's size, a gauge's reading. */
  readonly frame?: number;
  /** Starts this far into its loop, so that two of a kind are not in step. */
  readonly aheadMs?: number;
  /** Factor on the picture's own size. */
  readonly scale?: number;
}

type Stage = EmergencyView['stage'];
type Seen = Pick<BayView, 'tower'> & Pick<EmergencyView, 'bars'>;
type Placing = (facts: BayFacts, stage: Stage, seen: Partial<Seen>) => readonly EffectPlacement[];

/** The plane of the track's front and the floor before it, in tiles. */
const FRONT_Y = 2.82;
const POOL_Y = 3.7;
const FIRE_X = 6.2;
const WATER_X = 7.2;
/** Where the mains supply comes in, at the track's right side, visible past the terminal. */
const SPARKS: GridPoint = [10.1, 0.9, 0.55];
const TRACK_TOP_METRES = 1.95;

const seen = (
  effect: string,
  at: GridPoint,
  layer: EffectLayer,
  more: Pick<EffectPlacement, 'frame' | 'aheadMs' | 'scale'> = {},
): EffectPlacement => ({ effect, at, layer, ...more });

/** In front of each of the places that the emergency blocks. */
const before =
  (effect: string, riseMetres: number, scale: number) =>
  ({ places }: BayFacts, bars: readonly string[]): readonly EffectPlacement[] =>
    bars.flatMap((name, index) => {
      const at = places[name]?.at;
      if (!at) return [];
      return [seen(effect, [at[0], at[1] + 0.5, riseMetres], 'track', { scale, aheadMs: index * 230 })];
    });

const flamesBefore = before('flame-grown', 0.1, 0.9);
const smokeBefore = before('smoke-thick', 0.4, 0.9);

const isTelephone = (id: string): boolean => id.startsWith('phone');

/** A small flame at the seam of a panel grows until it covers the front. */
const FLAMES = [
  { effect: 'flame-starting', foot: 0.72, scale: 2 },
  { effect: 'flame-grown', foot: 0.36, scale: 1.3 },
  { effect: 'flame-large', foot: 0.1, scale: 1.3 },
] as const;
const FIRE_SMOKES = [
  { effect: 'smoke-thin', rise: 1.25, scale: 1.3 },
  { effect: 'smoke-thick', rise: 1.5, scale: 0.8 },
  { effect: 'smoke-thick', rise: TRACK_TOP_METRES, scale: 1.25 },
] as const;

const fire: Placing = (facts, stage, { bars = [] }) => {
  const flame = FLAMES[stage];
  const smoke = FIRE_SMOKES[stage];
  return [
    seen('fire-light', [FIRE_X, POOL_Y + 0.4, 0], 'floor', { scale: 0.7 + 0.4 * stage }),
    seen(smoke.effect, [FIRE_X, FRONT_Y - 0.4, smoke.rise], 'track', { scale: smoke.scale }),
    seen(flame.effect, [FIRE_X, FRONT_Y + 0.15 * stage, flame.foot], 'track', { scale: flame.scale }),
    ...flamesBefore(
      facts,
      bars.filter((id) => !isTelephone(id)),
    ),
    ...smokeBefore(facts, bars.filter(isTelephone)),
  ];
};

const sparking: Placing = (_, stage) => {
  const [x, y, z] = SPARKS;
  return [
    seen('glow-blue', [x, y, z], 'track', { scale: 1.6 + 0.6 * stage }),
    seen('sparks', SPARKS, 'track', { scale: 1.25 }),
    ...(stage > 0 ? [seen('smoke-thin', [x, y, z + 0.15], 'track', { scale: 1.2 + 0.5 * stage })] : []),
    ...(stage > 0 ? [seen('sparks', [x, y + 0.8, z + 0.5], 'track', { aheadMs: 210, scale: 1.25 })] : []),
    ...(stage > 1 ? [seen('flame-starting', [x, y, z - 0.1], 'track', { scale: 1.8 })] : []),
  ];
};

const SMOKES = [
  [{ effect: 'smoke-thin', x: 0, rise: 1.2, scale: 2 }],
  [
    { effect: 'smoke-thick', x: 0, rise: 1.2, scale: 1 },
    { effect: 'smoke-thin', x: -1.1, rise: 1.3, scale: 1.6 },
  ],
  [
    { effect: 'smoke-thick', x: -1.6, rise: 1.7, scale: 1.3 },
    { effect: 'smoke-thick', x: 0, rise: 0.9, scale: 1.5 },
  ],
] as const;

const smoke: Placing = (facts, stage, { bars = [] }) => [
  ...SMOKES[stage].map(({ effect, x, rise, scale }, at) =>
    seen(effect, [FIRE_X + x, FRONT_Y - 0.3, rise], 'track', { scale, aheadMs: at * 600 }),
  ),
  ...smokeBefore(facts, bars),
];

/** Comes out of the gas panel; a haze lies low, first in front of the panel, then over the floor. */
const HAZES: readonly (readonly [number, number])[] = [
  [0.9, 4],
  [2.4, 4.6],
  [3.2, 5.4],
  [2.6, 7.2],
  [5.6, 6.4],
  [8.2, 5.6],
];
const HAZE_COUNT = [2, 4, 6] as const;

const gasLeak: Placing = ({ places }, stage) => {
  const panel = places['gasPanel']?.at;
  const jet = panel ? [seen('smoke-thin', [panel[0], panel[1], panel[2] + 0.1], 'top', { scale: 1.3 })] : [];
  const hazes = HAZES.slice(0, HAZE_COUNT[stage]).map(([x, y], at) =>
    seen('gas', [x, y, 0.15], 'top', { aheadMs: at * 520 }),
  );
  return [...jet, ...hazes];
};

/** Pools have pictures of one size each; the first is a handful. */
const POOL_SCALES = [1.8, 1.4, 1.15] as const;

/** From the seam under a module down to the floor. */
const leak =
  (liquid: string, module?: string): Placing =>
  (facts, stage) => {
    const x = facts.track.modules[module ?? '']?.at[0] ?? WATER_X;
    return [
      seen(`puddle-${liquid}`, [x, POOL_Y + 0.35 * stage, 0], 'floor', {
        frame: stage,
        scale: POOL_SCALES[stage],
      }),
      seen(`leak-${liquid}`, [x, FRONT_Y, 0], 'track'),
    ];
  };

/** What was splashed lies on the floor; nothing drips any more. */
const splash: Placing = (facts, stage) => leak('developer', 'DEV1')(facts, stage, {}).slice(0, 1);

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

/** A rotating glow in the colour of the lamp that is lit for the alarm. */
const alarmed: Placing = (facts, stage, seenNow) =>
  overTower(seenNow.tower?.red === 'off' ? 'beacon-amber' : 'beacon-red')(facts, stage, seenNow);

const nothing: Placing = () => [];

const PLACINGS = {
  fire,
  sparking,
  smoke,
  gasLeak,
  // The outlets themselves show it; light, lamps and a dead track are part of the view.
  ventilationShutdown: nothing,
  lightingOutage: nothing,
  powerOutage: nothing,
  gasSupply: supply('gas'),
  airSupply: supply('air'),
  waterSupply: supply('water'),
  waterLeak: leak('water'),
  photoresistLeak: leak('photoresist', 'COAT1'),
  developerLeak: leak('developer', 'DEV1'),
  developerSplash: splash,
  antireflectiveLeak: leak('antireflective', 'ARC1'),
  equipmentAlarm: alarmed,
  processInterruption: overTower('beacon-amber'),
} as const satisfies Record<EmergencyKind, Placing>;

/** Positions of the feet of the ventilation outlets on the back wall. */
const OUTLETS: readonly GridPoint[] = [
  [10.85, 0, 1.95],
  [13.05, 0, 1.85],
];

/** Where the head of the emergency shower hangs, in tiles from its foot. */
const SHOWER_HEAD_Y = 0.68;

function showerWater(facts: BayFacts): EffectPlacement {
  const [x, y] = placeOf(facts, 'shower').at;
  return seen('shower-water', [x, y + SHOWER_HEAD_Y, 0], 'top');
}

/** All effects of a view. */
export function effectsOf(
  facts: BayFacts,
  view: Pick<BayView, 'emergency' | 'isAirFlowing' | 'tower' | 'shower'>,
): readonly EffectPlacement[] {
  const air = view.isAirFlowing ? 'ventilation-running' : 'ventilation-stopped';
  // Blown ribbons are drawn still: an endless flutter would keep the bay redrawing for ever.
  const outlets = OUTLETS.map((at, index) =>
    seen(air, at, 'wall', { frame: view.isAirFlowing ? index * 2 : 0 }),
  );
  const water = view.shower === 'shower' ? [showerWater(facts)] : [];
  const { emergency } = view;
  if (!emergency) return [...outlets, ...water];
  const placing: Placing = PLACINGS[emergency.kind];
  return [...outlets, ...water, ...placing(facts, emergency.stage, { ...view, ...emergency })];
}

const ADDED = /^(?:glow-|fire-light|emergency-glow)/u;

/** Effects of light, drawn with additive blending. */
export const isAdded = (effect: string): boolean => ADDED.test(effect);

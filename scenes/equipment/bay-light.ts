// The light of the bay: tints for its pictures, and which lamps glow in the dark.
import type { BayFacts, GridPoint } from './bay-facts.ts';
import { placeOf } from './bay-facts.ts';
import type { EffectPlacement } from './effects/emergency-effects.ts';
import type { BayLight, BayView, LampColour, TowerColour } from './bay-view.ts';

/** The bay's own pictures are made under amber light; people come from the suite's. */
const TINTS = {
  normal: { things: 0xffffff, people: 0xfff4cc },
  dark: { things: 0x4a5262, people: 0x4a5060 },
  emergency: { things: 0x9c978c, people: 0x9c9484 },
} as const satisfies Record<BayLight, { readonly things: number; readonly people: number }>;

/** A screen that is on lights up its terminal. */
const SCREEN_TINTS = { normal: 0xffffff, dark: 0xa4aebe, emergency: 0xd2d4d6 } as const satisfies Record<
  BayLight,
  number
>;

export const thingsTint = (light: BayLight): number => TINTS[light].things;
export const screenTint = (light: BayLight): number => SCREEN_TINTS[light];
export const peopleTint = (light: BayLight): number => TINTS[light].people;

export const BACKGROUNDS = {
  normal: 'bay/room',
  dark: 'bay/room-dark',
  emergency: 'bay/room-emergency',
} as const satisfies Record<BayLight, string>;

const TOWER_GLOW = { red: 'red', yellow: 'amber', green: 'green', blue: 'blue' } as const satisfies Record<
  TowerColour,
  string
>;
/** Heights of the tower's lamps above its foot, in metres. */
const TOWER_LAMPS = { blue: 0.2, green: 0.27, yellow: 0.34, red: 0.41 } as const satisfies Record<
  TowerColour,
  number
>;
const PORT_LAMP_METRES = 0.02;

const glow = (colour: string, at: GridPoint): EffectPlacement => ({
  effect: `glow-${colour}`,
  at,
  layer: 'top',
});

/** Lamps glow only where the bay is not fully lit. */
export function glowsOf(facts: BayFacts, view: BayView): readonly EffectPlacement[] {
  if (view.light === 'normal') return [];
  const tower = placeOf(facts, 'tower').at;
  const colours = Object.keys(TOWER_LAMPS) as readonly TowerColour[];
  const lamps = colours
    .filter((colour) => view.tower[colour] === 'on')
    .map((colour) => glow(TOWER_GLOW[colour], [tower[0], tower[1], tower[2] + TOWER_LAMPS[colour]]));
  const ports = facts.track.ports.flatMap(({ at }, index) =>
    (view.ports[index]?.lights ?? []).map((colour: LampColour) =>
      glow(colour, [at[0], at[1] + 0.45, at[2] - PORT_LAMP_METRES]),
    ),
  );
  return [...lamps, ...ports];
}

// A run as statistics keep it, so that it need not be played again to be counted.
import type { Trilingual } from '#contract/simulation/text.ts';

export interface Named {
  readonly id: string;
  readonly text: Trilingual;
}

export interface RunTrace {
  /** Milliseconds of the simulation on a tile of the floor. */
  readonly tiles: readonly (readonly [x: number, y: number, ms: number])[];
  /** Refused tries by thing or place. */
  readonly refused: readonly (Named & { readonly tries: number })[];
  /** Particles a minute by cause, of those who entered the clean room. */
  readonly particles: readonly (Named & { readonly perMinute: number })[];
}

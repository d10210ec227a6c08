// What a script says of a sound that it makes.
import type { ThingSound } from '../../sounds.ts';
import type { Chance } from './dsp/noise.ts';
import type { Signal } from './dsp/signal.ts';

export interface SoundSource {
  readonly name: ThingSound;
  readonly isLoop?: true;
  /** How much quieter than the rest it is played; built, all sounds are equally loud. */
  readonly mixDb?: number;
  /** Draws it at any level; `chance` is the sound's own and always the same. */
  readonly make: (chance: Chance) => Signal;
}

/** Several takes of one sound, named by number. */
export function takes(
  names: readonly ThingSound[],
  shared: Omit<SoundSource, 'name'>,
): readonly SoundSource[] {
  return names.map((name) => ({ ...shared, name }));
}

// How many particles a person sheds now, by what causes them, and what of it comes into the clean room.
import type {
  CarriedIn,
  ParticleReading,
  Particles,
  ParticleShare,
} from '#contract/simulation/room-particles.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { read } from './read.ts';
import { indexOf } from './ruleset-index.ts';
import type { RoomState } from './state.ts';

export type Motion = 'standing' | 'walking';

/** The share that nobody can help: a rightly dressed person's own. */
const ownCause = 'dressed';

/** Particles a minute with their causes, the greatest first; nothing where the ruleset has no figures. */
export function particlesOf(
  ruleset: RoomRuleset,
  state: RoomState,
  motion: Motion = 'standing',
): ParticleReading {
  const { particles } = ruleset;
  if (!particles) return { perMinute: 0, shares: [] };
  const standing = [{ id: ownCause, ...particles.dressed }, ...causesIn(ruleset, particles, state)];
  const shares = standing
    .map(({ id, text, perMinute, sources }): ParticleShare => {
      return { cause: id, text, perMinute: inMotion(particles, perMinute, motion), sources };
    })
    .toSorted((a, b) => b.perMinute - a.perMinute);
  return { perMinute: shares.reduce((sum, share) => sum + share.perMinute, 0), shares };
}

/** What one who has come into the clean room brings along; undefined for anyone who has not. */
export function carriedInBy(ruleset: RoomRuleset, state: RoomState): CarriedIn | undefined {
  const { particles } = ruleset;
  const isInside = indexOf(ruleset).locations.get(state.person.location)?.kind === 'clean';
  if (!particles || !isInside) return undefined;
  const { perMinute, shares } = particlesOf(ruleset, state, 'walking');
  const { airM3PerMinute, limitPerM3, isoClass } = particles.room;
  const perM3 = Math.ceil(perMinute / airM3PerMinute);
  const most = shares.find(({ cause }) => cause !== ownCause);
  return {
    perMinute,
    perM3,
    limitPerM3,
    isoClass,
    isWithin: perM3 <= limitPerM3,
    shares: [...shares],
    ...(most ? { most } : {}),
  };
}

function causesIn(ruleset: RoomRuleset, { causes }: Particles, state: RoomState): Particles['causes'] {
  return causes.filter(({ when }) =>
    when.every(({ key, is, isNot }) => {
      const fact = read(ruleset, state, key);
      return (is?.includes(fact) ?? true) && !(isNot?.includes(fact) ?? false);
    }),
  );
}

/** Whole particles: percent of a count, rounded up. */
function inMotion({ walkingPercent }: Particles, perMinute: number, motion: Motion): number {
  return motion === 'standing' ? perMinute : Math.ceil((perMinute * walkingPercent) / 100);
}

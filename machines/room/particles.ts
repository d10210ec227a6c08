// How many particles a person sheds now, by cause, and how many of them reach the clean room.
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

type Motion = 'standing' | 'walking';

/** The unavoidable share: what a correctly dressed person sheds. */
const OWN_CAUSE = 'dressed';

/** Particles a minute by cause, the largest first; undefined when the ruleset has no figures. */
export function particlesOf(
  ruleset: RoomRuleset,
  state: RoomState,
  motion: Motion = 'standing',
): ParticleReading {
  const { particles } = ruleset;
  if (!particles) return { perMinute: 0, shares: [] };
  const standing = [{ id: OWN_CAUSE, ...particles.dressed }, ...causesIn(ruleset, particles, state)];
  const shares = standing
    .map(({ id, text, perMinute, sources }): ParticleShare => {
      return { cause: id, text, perMinute: inMotion(particles, perMinute, motion), sources };
    })
    .toSorted((a, b) => b.perMinute - a.perMinute);
  return { perMinute: shares.reduce((sum, share) => sum + share.perMinute, 0), shares };
}

/** What a person who has entered the clean room brings in; undefined for anyone who has not. */
export function carriedInBy(ruleset: RoomRuleset, state: RoomState): CarriedIn | undefined {
  const { particles } = ruleset;
  const isInside = indexOf(ruleset).locations.get(state.person.location)?.kind === 'clean';
  if (!particles || !isInside) return undefined;
  const { perMinute, shares } = particlesOf(ruleset, state, 'walking');
  const { airM3PerMinute, limitPerM3, isoClass } = particles.room;
  const perM3 = Math.ceil(perMinute / airM3PerMinute);
  const most = shares.find(({ cause }) => cause !== OWN_CAUSE);
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

/** Whole particles: a percentage of a count, rounded up. */
function inMotion({ walkingPercent }: Particles, perMinute: number, motion: Motion): number {
  return motion === 'standing' ? perMinute : Math.ceil((perMinute * walkingPercent) / 100);
}

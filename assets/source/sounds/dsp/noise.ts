// Seeded chance, so that the same sources always make the same sounds, and noises made of it.
import { drawn, RATE, samplesOf, type Signal } from './signal.ts';

export interface Chance {
  /** 0 to 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
}

/** The mulberry32 generator. */
export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
}

export function white(seconds: number, chance: Chance): Signal {
  return drawn(seconds, () => chance.next() * 2 - 1);
}

/** Falls by 3 dB an octave (Paul Kellet's filter). */
export function pink(seconds: number, chance: Chance): Signal {
  const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
  const gains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
  const kept = poles.map(() => 0);
  return drawn(seconds, () => {
    const sample = chance.next() * 2 - 1;
    let sum = sample * 0.5362;
    for (let i = 0; i < poles.length; i += 1) {
      kept[i] = (poles[i] ?? 0) * (kept[i] ?? 0) + sample * (gains[i] ?? 0);
      sum += kept[i] ?? 0;
    }
    return sum * 0.11;
  });
}

/** Falls by 6 dB an octave; leaks, so that it stays about zero. */
export function brown(seconds: number, chance: Chance): Signal {
  let level = 0;
  return drawn(seconds, () => {
    level = level * 0.998 + (chance.next() * 2 - 1) * 0.06;
    return level;
  });
}

/** A slow wandering between 0 and 1: smooth between random points, `hz` of them a second. */
export function wander(seconds: number, hz: number, chance: Chance): Signal {
  const points = Array.from({ length: Math.ceil(seconds * hz) + 3 }, () => chance.next());
  return drawn(seconds, (t) => {
    const at = t * hz;
    const from = points[Math.floor(at)] ?? 0;
    const to = points[Math.floor(at) + 1] ?? 0;
    const share = 0.5 - 0.5 * Math.cos(Math.PI * (at % 1));
    return from + (to - from) * share;
  });
}

/** Times of independent events, `perSecond` of them on average where `density` (0 to 1) allows. */
export function scattered(
  seconds: number,
  perSecond: number,
  chance: Chance,
  density: (t: number) => number = () => 1,
): readonly number[] {
  const times: number[] = [];
  for (let i = 0; i < samplesOf(seconds); i += 48) {
    const t = i / RATE;
    if (chance.next() < (perSecond / 1000) * density(t)) times.push(t + chance.next() * 0.001);
  }
  return times;
}

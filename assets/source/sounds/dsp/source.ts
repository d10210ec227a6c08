// What makes sounds: tones that glide, bodies that ring when struck, and the shapes of their loudness.
import type { Chance } from './noise.ts';
import { drawn, RATE, type Signal } from './signal.ts';

/** Strengths of the harmonics, the first one first. */
type Harmonics = readonly number[];

/** A tone whose pitch may glide; harmonics above 20 kHz are left out. */
export function tone(
  seconds: number,
  hz: number | ((t: number) => number),
  harmonics: Harmonics = [1],
): Signal {
  let phase = 0;
  return drawn(seconds, (t) => {
    const at = typeof hz === 'number' ? hz : hz(t);
    phase = (phase + at / RATE) % 1;
    let sum = 0;
    for (let i = 0; i < harmonics.length; i += 1) {
      if (at * (i + 1) < 20_000) sum += (harmonics[i] ?? 0) * Math.sin(2 * Math.PI * phase * (i + 1));
    }
    return sum;
  });
}

/** One way in which a body rings: pitch, strength, and the seconds in which it falls by 60 dB. */
export type Mode = readonly [hz: number, gain: number, seconds: number];

/** A body that is struck once. `spread` varies its pitches a little (0.02 is 2 %). */
export function struck(seconds: number, modes: readonly Mode[], chance: Chance, spread = 0.015): Signal {
  const rings = modes.map(([hz, gain, ring]) => ({
    step: (2 * Math.PI * hz * (1 + chance.between(-spread, spread))) / RATE,
    gain: gain * chance.between(0.85, 1.15),
    fall: 10 ** (-3 / (ring * RATE)),
  }));
  const levels = rings.map(({ gain }) => gain);
  return drawn(seconds, (_t, i) => {
    let sum = 0;
    for (let k = 0; k < rings.length; k += 1) {
      const ring = rings[k];
      if (!ring) continue;
      sum += (levels[k] ?? 0) * Math.sin(ring.step * i);
      levels[k] = (levels[k] ?? 0) * ring.fall;
    }
    return sum;
  });
}

/** The same body driven by any signal instead of one blow: two-pole resonators side by side. */
export function driven(signal: Signal, modes: readonly Mode[]): Signal {
  const out = new Float32Array(signal.length);
  for (const [hz, gain, ring] of modes) {
    const radius = 10 ** (-3 / (ring * RATE));
    const turn = 2 * radius * Math.cos((2 * Math.PI * hz) / RATE);
    const scale = gain * (1 - radius) * 2;
    let last = 0;
    let before = 0;
    for (let i = 0; i < signal.length; i += 1) {
      const now = (signal[i] ?? 0) + turn * last - radius * radius * before;
      before = last;
      last = now;
      out[i] = (out[i] ?? 0) + now * scale;
    }
  }
  return out;
}

/** Loudness by points of time and level, straight between them. */
export function shaped(signal: Signal, points: readonly (readonly [t: number, level: number])[]): Signal {
  return signal.map((sample, i) => sample * levelAt(points, i / RATE));
}

export function levelAt(points: readonly (readonly [number, number])[], t: number): number {
  const next = points.findIndex(([at]) => at > t);
  if (next === -1) return points.at(-1)?.[1] ?? 0;
  const [toAt, to] = points[next] ?? [0, 0];
  const [fromAt, from] = points[next - 1] ?? [0, points[0]?.[1] ?? 0];
  return toAt === fromAt ? to : from + ((to - from) * (t - fromAt)) / (toAt - fromAt);
}

/** A quick rise, then a fall by 60 dB in `fall` seconds. */
export function plucked(signal: Signal, rise: number, fall: number): Signal {
  return signal.map((sample, i) => {
    const t = i / RATE;
    const level = t < rise ? t / rise : 10 ** ((-3 * (t - rise)) / fall);
    return sample * level;
  });
}

// Loudness by ITU-R BS.1770 (K-weighting, 400 ms blocks, gated) and the levelling of a sound to a target.
import { gainOf, peakOf, RATE, type Signal } from './signal.ts';

const BLOCK = RATE * 0.4;
const HOP = RATE * 0.1;
/** Encoders add up to 2 dB to a peak, to narrow speech 3; decoded, none is to be above -1.5. */
const PEAK_DB = -4;
export const VOICE_PEAK_DB = -5.5;

type Taps = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two filters of BS.1770-4 at 48 kHz: the head, and what low tones lose. */
const HEAD: Taps = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const LOW: Taps = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function biquad(signal: Float64Array, [b0, b1, b2, a1, a2]: Taps): Float64Array {
  const out = new Float64Array(signal.length);
  for (let i = 0; i < signal.length; i += 1) {
    out[i] =
      b0 * (signal[i] ?? 0) +
      b1 * (signal[i - 1] ?? 0) +
      b2 * (signal[i - 2] ?? 0) -
      a1 * (out[i - 1] ?? 0) -
      a2 * (out[i - 2] ?? 0);
  }
  return out;
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Mean power of each block; a short sound is followed by silence. */
function blockPowers(signal: Signal): readonly number[] {
  const padded = new Float64Array(Math.max(signal.length + HOP * 2, BLOCK + HOP));
  padded.set(signal);
  const weighted = biquad(biquad(padded, HEAD), LOW);
  const powers: number[] = [];
  for (let from = 0; from + BLOCK <= weighted.length; from += HOP) {
    let sum = 0;
    for (let i = from; i < from + BLOCK; i += 1) sum += (weighted[i] ?? 0) ** 2;
    powers.push(sum / BLOCK);
  }
  return powers;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The loudest 400 ms. */
export function momentaryLoudness(signal: Signal): number {
  return lufs(Math.max(...blockPowers(signal)));
}

/** The whole, with what is far below it left out. */
export function integratedLoudness(signal: Signal): number {
  const heard = blockPowers(signal).filter((power) => lufs(power) > -70);
  if (heard.length === 0) return -70;
  const gate = lufs(mean(heard)) - 10;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

export const decibels = (level: number): number => 20 * Math.log10(Math.max(level, 1e-9));

/** Keeps under the peak: turns down within 1.5 ms before what is too loud, and up again with a time of 20 ms. */
function limited(signal: Signal, peakDb: number): Signal {
  const ceiling = gainOf(peakDb);
  if (peakOf(signal) <= ceiling) return signal;
  const gains = signal.map((sample) => Math.min(1, ceiling / Math.max(Math.abs(sample), 1e-9)));
  const fall = 1 / (RATE * 0.0015);
  for (let i = gains.length - 2; i >= 0; i -= 1) {
    gains[i] = Math.min(gains[i] ?? 1, (gains[i + 1] ?? 1) + fall);
  }
  const recovery = 1 - Math.exp(-1 / (RATE * 0.02));
  let before = 1;
  return signal.map((sample, i) => {
    before = Math.min(gains[i] ?? 1, before + (1 - before) * recovery);
    return sample * before;
  });
}

/** Brought to a loudness, limited; a few rounds, for limiting takes some loudness away. */
export function levelled(
  signal: Signal,
  target: number,
  measure: (signal: Signal) => number,
  peakDb = PEAK_DB,
): Signal {
  let gainDb = target - measure(signal);
  let out = signal;
  for (let round = 0; round < 4; round += 1) {
    const gain = gainOf(gainDb);
    out = limited(
      signal.map((sample) => sample * gain),
      peakDb,
    );
    const short = target - measure(out);
    if (Math.abs(short) < 0.1) break;
    gainDb += short;
  }
  return out;
}

export const peakDbOf = (signal: Signal): number => decibels(peakOf(signal));

// Filters that may move while they run: Andrew Simper's state-variable filter, trapezoidal.
import { RATE, type Signal } from './signal.ts';

type Hz = number | ((t: number) => number);

interface Passed {
  readonly low: Signal;
  readonly band: Signal;
  readonly high: Signal;
}

function run(signal: Signal, hz: Hz, q: number): Passed {
  const low = new Float32Array(signal.length);
  const band = new Float32Array(signal.length);
  const high = new Float32Array(signal.length);
  const damping = 1 / q;
  let first = 0;
  let second = 0;
  for (let i = 0; i < signal.length; i += 1) {
    const at = typeof hz === 'number' ? hz : hz(i / RATE);
    const g = Math.tan((Math.PI * Math.min(at, RATE * 0.45)) / RATE);
    const input = signal[i] ?? 0;
    const a1 = 1 / (1 + g * (g + damping));
    const v3 = input - second;
    const v1 = a1 * (first + g * v3);
    const v2 = second + g * v1;
    first = 2 * v1 - first;
    second = 2 * v2 - second;
    low[i] = v2;
    band[i] = v1 * damping;
    high[i] = input - damping * v1 - v2;
  }
  return { low, band, high };
}

export function lowPass(signal: Signal, hz: Hz, q = 0.707): Signal {
  return run(signal, hz, q).low;
}

export function highPass(signal: Signal, hz: Hz, q = 0.707): Signal {
  return run(signal, hz, q).high;
}

/** Unity gain at its middle. */
export function bandPass(signal: Signal, hz: Hz, q = 1): Signal {
  return run(signal, hz, q).band;
}

/** What is left between two edges. */
export function between(signal: Signal, lowHz: Hz, highHz: Hz): Signal {
  return lowPass(highPass(signal, lowHz), highHz);
}

/** Raises or lowers what is about `hz`. */
export function bell(signal: Signal, hz: Hz, db: number, q = 1): Signal {
  const extra = 10 ** (db / 20) - 1;
  const { band } = run(signal, hz, q);
  return signal.map((sample, i) => sample + extra * (band[i] ?? 0));
}

// A sound as samples, and the plain arithmetic of putting sounds together.

export const RATE = 48_000;
export type Signal = Float32Array<ArrayBuffer>;

export function samplesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds * RATE));
}

export function silence(seconds: number): Signal {
  return new Float32Array(samplesOf(seconds));
}

/** Calls `sampleAt` with the time in seconds of each sample. */
export function drawn(seconds: number, sampleAt: (t: number, index: number) => number): Signal {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i += 1) out[i] = sampleAt(i / RATE, i);
  return out;
}

export function secondsOf(signal: Signal): number {
  return signal.length / RATE;
}

export function gainOf(db: number): number {
  return 10 ** (db / 20);
}

export function louder(signal: Signal, db: number): Signal {
  const gain = gainOf(db);
  return signal.map((sample) => sample * gain);
}

export interface Part {
  readonly signal: Signal;
  /** Seconds from the start. */
  readonly at?: number;
  readonly db?: number;
}

/** Everything at once; as long as what ends last. */
export function mixed(parts: readonly Part[]): Signal {
  const ends = parts.map(({ signal, at = 0 }) => Math.round(at * RATE) + signal.length);
  const out = new Float32Array(Math.max(1, ...ends));
  for (const part of parts) addTo(out, part);
  return out;
}

function addTo(out: Signal, { signal, at = 0, db = 0 }: Part): void {
  const from = Math.round(at * RATE);
  const gain = gainOf(db);
  for (let i = 0; i < signal.length; i += 1) out[from + i] = (out[from + i] ?? 0) + (signal[i] ?? 0) * gain;
}

/** Events of a loop of this length: what rings past its end rings on at its start. */
export function mixedRound(seconds: number, parts: readonly Part[]): Signal {
  const out = silence(seconds);
  for (const { signal, at = 0, db = 0 } of parts) {
    const from = Math.round(at * RATE);
    const gain = gainOf(db);
    for (let i = 0; i < signal.length; i += 1) {
      const to = (from + i) % out.length;
      out[to] = (out[to] ?? 0) + (signal[i] ?? 0) * gain;
    }
  }
  return out;
}

export function multiplied(a: Signal, b: Signal): Signal {
  return a.map((sample, i) => sample * (b[i] ?? 0));
}

/** Without the end that can't be heard: below this level against its peak. */
export function withoutTail(signal: Signal, db = -56): Signal {
  const least = peakOf(signal) * gainOf(db);
  let end = signal.length;
  while (end > 1 && Math.abs(signal[end - 1] ?? 0) < least) end -= 1;
  return signal.slice(0, Math.min(signal.length, end + samplesOf(0.02)));
}

/** Raised-cosine fades, so that nothing clicks. */
export function faded(signal: Signal, inSeconds: number, outSeconds: number): Signal {
  const rise = samplesOf(inSeconds);
  const fall = samplesOf(outSeconds);
  const curve = (share: number): number => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, share));
  return signal.map((sample, i) => sample * curve(i / rise) * curve((signal.length - 1 - i) / fall));
}

/**
 * A seamless loop of `seconds`: `make` draws it longer, and the excess at its end is crossed into the start at equal
 * power. What sounds before `warmUp` is thrown away: filters and halls have then settled.
 */
export function looped(seconds: number, make: (longer: number) => Signal, cross = 0.5, warmUp = 0.3): Signal {
  const long = make(seconds + cross + warmUp + 0.01);
  const skip = samplesOf(warmUp);
  const length = samplesOf(seconds);
  const over = samplesOf(cross);
  const out = long.slice(skip, skip + length);
  for (let i = 0; i < over; i += 1) {
    const angle = (i / over) * (Math.PI / 2);
    out[i] = (out[i] ?? 0) * Math.sin(angle) + (long[skip + length + i] ?? 0) * Math.cos(angle);
  }
  return out;
}

export function peakOf(signal: Signal): number {
  let peak = 0;
  for (const sample of signal) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Brought to a peak of one. */
export function full(signal: Signal): Signal {
  const peak = peakOf(signal);
  return peak === 0 ? signal : signal.map((sample) => sample / peak);
}

// One group of sounds as files that browsers play: laid end to end, encoded twice, and measured as decoded again.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSound } from '../../sounds.ts';
import { integratedLoudness, momentaryLoudness, peakDbOf } from './dsp/loudness.ts';
import { louder, RATE, samplesOf, type Signal } from './dsp/signal.ts';
import { bytesOf, runTool, signalOf } from './dsp/space.ts';

export interface Finished {
  readonly name: string;
  readonly caption: string;
  readonly isLoop: boolean;
  /** Measured over the whole, as loops and speech are. */
  readonly isLong: boolean;
  readonly mixDb: number;
  readonly signal: Signal;
}

/** A decoder may begin some milliseconds early or late: between sounds there is silence, round a loop more of the loop. */
const MARGIN = samplesOf(0.12);

export interface Rates {
  readonly opus: readonly string[];
  readonly mp3: readonly string[];
}

/** What to encode with: speech through a loudspeaker needs less than things near by. */
export const RATES = {
  things: {
    opus: ['-b:a', '34k', '-frame_duration', '40', '-application', 'audio'],
    mp3: ['-ar', '32000', '-b:a', '48k'],
  },
  tones: {
    opus: ['-b:a', '22k', '-frame_duration', '60', '-application', 'audio'],
    mp3: ['-ar', '24000', '-b:a', '32k'],
  },
  voices: {
    opus: ['-b:a', '15k', '-frame_duration', '60', '-application', 'voip'],
    mp3: ['-ar', '16000', '-b:a', '16k'],
  },
} as const satisfies Record<string, Rates>;

interface Laid {
  readonly samples: Signal;
  readonly offsets: readonly number[];
}

function laidOut(sounds: readonly Finished[]): Laid {
  const lengths = sounds.map(({ signal }) => signal.length + 2 * MARGIN);
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  const offsets: number[] = [];
  let at = 0;
  for (const [i, { signal, isLoop }] of sounds.entries()) {
    samples.set(signal, at + MARGIN);
    if (isLoop) {
      samples.set(signal.slice(-MARGIN), at);
      samples.set(signal.slice(0, MARGIN), at + MARGIN + signal.length);
    }
    offsets.push(at + MARGIN);
    at += lengths[i] ?? 0;
  }
  return { samples, offsets };
}

const toMs = (samples: number): number => Math.round((samples / RATE) * 1e5) / 100;

/** Samples of a file, as a browser would decode them. */
export function decoded(path: string): Signal {
  const samples = runTool('ffmpeg', [
    '-v',
    'error',
    '-i',
    path,
    '-f',
    'f32le',
    '-ac',
    '1',
    '-ar',
    String(RATE),
    '-',
  ]);
  return signalOf(samples);
}

function measured(sound: Finished, heard: Signal, offset: number): BuiltSound {
  const { signal, isLong, isLoop, caption, mixDb } = sound;
  const own = heard.slice(offset, offset + signal.length);
  const loudness = isLong ? integratedLoudness(own) : momentaryLoudness(own);
  return {
    offsetMs: toMs(offset),
    lengthMs: toMs(signal.length),
    isLoop,
    caption,
    mixDb,
    loudness: Math.round(loudness * 10) / 10,
    peakDb: Math.round(peakDbOf(own) * 10) / 10,
  };
}

interface WrittenGroup {
  readonly files: readonly string[];
  readonly bytes: number;
  readonly sounds: Readonly<Record<string, BuiltSound>>;
}

/** Encoders may lift a peak further than was left room for: decoded, none is to be above this. */
const MAX_PEAK_DB = -1.5;
const ROUNDS = 6;

/** What is too high in any of the files, brought down by as much; the same list when nothing is. */
function tamed(
  sounds: readonly Finished[],
  heard: readonly Signal[],
  offsets: readonly number[],
): readonly Finished[] {
  const overOf = ({ signal }: Finished, offset: number): number =>
    Math.max(...heard.map((all) => peakDbOf(all.slice(offset, offset + signal.length)))) - MAX_PEAK_DB;
  const over = sounds.map((sound, i) => overOf(sound, offsets[i] ?? 0));
  if (over.every((db) => db <= 0)) return sounds;
  return sounds.map((sound, i): Finished => {
    const db = over[i] ?? 0;
    return db > 0 ? { ...sound, signal: louder(sound.signal, -db - 0.3) } : sound;
  });
}

function encode(paths: readonly string[], samples: Signal, rates: Rates): readonly Signal[] {
  const from = ['-v', 'error', '-y', '-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', '-'];
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const [webm = '', mp3 = ''] = paths;
  runTool('ffmpeg', [...from, ...exact, '-c:a', 'libopus', ...rates.opus, webm], bytesOf(samples));
  runTool('ffmpeg', [...from, ...exact, '-c:a', 'libmp3lame', ...rates.mp3, mp3], bytesOf(samples));
  return paths.map(decoded);
}

/** Writes `<group>.webm` and `<group>.mp3`. */
export async function writeGroup(
  folder: string,
  group: string,
  made: readonly Finished[],
  rates: Rates,
): Promise<WrittenGroup> {
  const files = [`${group}.webm`, `${group}.mp3`];
  const paths = files.map((file) => join(folder, file));
  let sounds = made;
  let laid = laidOut(sounds);
  let heard = encode(paths, laid.samples, rates);
  for (let round = 0; round < ROUNDS; round += 1) {
    const lower = tamed(sounds, heard, laid.offsets);
    if (lower === sounds) break;
    sounds = lower;
    laid = laidOut(sounds);
    heard = encode(paths, laid.samples, rates);
  }
  const [opus = laid.samples] = heard;
  const rows = sounds.map((sound, i) => [sound.name, measured(sound, opus, laid.offsets[i] ?? 0)] as const);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0), sounds: Object.fromEntries(rows) };
}

// Looks at what was built: loudness and peaks as ffmpeg measures them, seams of loops, weight. `--pictures <folder>`
// also draws each sound's spectrogram with sox. Run: node assets/source/sounds/check-sounds.ts
import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuiltSound, BuiltSounds } from '../../sounds.ts';
import { decibels, peakDbOf } from './dsp/loudness.ts';
import { mixed, RATE, silence, type Signal } from './dsp/signal.ts';
import { bytesOf, RAW_PIPE, runTool } from './dsp/space.ts';
import { TARGETS } from './build-sounds.ts';
import { decoded } from './sound-file.ts';

const FOLDER = join(import.meta.dirname, '../../built/sounds');
const MAX_BYTES = 3.5e6;
const MAX_PEAK_DB = -1.5;
const MAX_LU = 1.5;

/** By ffmpeg's EBU R128 meter: the whole of what is long, the loudest 400 ms of what is short. */
function ebuLoudness(signal: Signal, isLong: boolean): number {
  const padded = mixed([{ signal }, { signal: silence(signal.length / RATE + 0.5) }]);
  const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', '-'];
  const meter = ['-hide_banner', '-nostats', ...input, '-af', 'ebur128=framelog=info', '-f', 'null', '-'];
  const { stderr } = spawnSync('ffmpeg', meter, { input: bytesOf(isLong ? signal : padded) });
  const text = stderr.toString();
  if (isLong) return Number(/I:\s+(-?[\d.]+) LUFS\s*\n\s+Threshold/.exec(text)?.[1] ?? '-99');
  return Math.max(...[...text.matchAll(/ M:\s*(-?[\d.]+)/g)].map(([, value]) => Number(value)));
}

/** How much the step over a loop's seam exceeds the steps within it, dB; above 0 it would click. */
function seamDb(signal: Signal): number {
  let largest = 0;
  for (let i = 1; i < signal.length; i += 1) {
    largest = Math.max(largest, Math.abs((signal[i] ?? 0) - (signal[i - 1] ?? 0)));
  }
  return decibels(Math.abs((signal[0] ?? 0) - (signal.at(-1) ?? 0)) / Math.max(largest, 1e-9));
}

function targetOf(group: string): number {
  if (group === 'tones') return TARGETS.tones;
  return group.startsWith('voices') ? TARGETS.voices : TARGETS.things;
}

function faultsOf(
  group: string,
  file: string,
  name: string,
  sound: BuiltSound,
  heard: Signal,
): readonly string[] {
  const loudness = ebuLoudness(heard, sound.isLoop || group.startsWith('voices'));
  const peak = peakDbOf(heard);
  const where = `${file} ${name}`;
  return [
    ...(Math.abs(loudness - targetOf(group)) > MAX_LU ? [`${where}: ${loudness} LUFS`] : []),
    ...(peak > MAX_PEAK_DB ? [`${where}: peak ${peak.toFixed(1)} dB`] : []),
    ...(sound.isLoop && seamDb(heard) > 0 ? [`${where}: seam ${seamDb(heard).toFixed(1)} dB`] : []),
  ];
}

function drawSpectrogram(heard: Signal, path: string): void {
  const look = ['spectrogram', '-x', '600', '-y', '257', '-z', '90', '-o', path];
  runTool('sox', ['-V1', ...RAW_PIPE, '-', '-n', ...look], bytesOf(heard));
}

const { values } = parseArgs({ options: { pictures: { type: 'string' } } });
const { groups } = JSON.parse(await readFile(join(FOLDER, 'sounds.json'), 'utf8')) as BuiltSounds;
if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true });
const faults: string[] = [];
for (const [group, { files, sounds }] of Object.entries(groups)) {
  for (const file of files) {
    const all = decoded(join(FOLDER, file));
    for (const [name, sound] of Object.entries(sounds)) {
      const from = Math.round((sound.offsetMs * RATE) / 1000);
      const heard = all.slice(from, from + Math.round((sound.lengthMs * RATE) / 1000));
      faults.push(...faultsOf(group, file, name, sound, heard));
      if (values.pictures === undefined || file !== files[0]) continue;
      drawSpectrogram(heard, join(values.pictures, `${group}-${name.replaceAll('/', '-')}.png`));
    }
  }
}
const bytes = Object.values(groups).reduce((sum, group) => sum + group.bytes, 0);
if (bytes > MAX_BYTES) faults.push(`Together ${bytes} bytes`);
process.stdout.write(
  `${faults.join('\n')}\n${faults.length} of note; ${(bytes / 1e6).toFixed(2)} MB together\n`,
);

// The figures of script time in a scene's frames, compared with the limits for both scenes.
import type { Figure } from './bench.ts';
import { centile, type Frame } from './frame-watch.ts';

const MEDIAN_MS = 4;
const LAST_CENTILE_MS = 8;

export const atMost = (value: number): NonNullable<Figure['limit']> => ({ kind: 'atMost', value });

export function scriptFigures(
  what: string,
  frames: readonly Frame[],
  fewestFrames: number,
): readonly Figure[] {
  const scriptMs = frames.map((frame) => frame.scriptMs);
  return [
    {
      what: `${what}, frames measured`,
      value: frames.length,
      unit: '',
      limit: { kind: 'atLeast', value: fewestFrames },
    },
    {
      what: `${what}, script of a frame, median`,
      value: centile(scriptMs, 0.5),
      unit: 'ms',
      limit: atMost(MEDIAN_MS),
    },
    {
      what: `${what}, script of a frame, 99th centile`,
      value: centile(scriptMs, 0.99),
      unit: 'ms',
      limit: atMost(LAST_CENTILE_MS),
    },
    { what: `${what}, script of a frame, longest`, value: Math.max(...scriptMs), unit: 'ms' },
  ];
}

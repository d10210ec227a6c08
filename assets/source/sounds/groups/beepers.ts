// The track's beeper: one pattern for each alarm category, told apart by rhythm as much as by pitch.
import { lowPass } from '../dsp/filter.ts';
import { mixed, type Part, type Signal } from '../dsp/signal.ts';
import { shaped, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import type { SoundSource } from '../sound-source.ts';

type Beep = readonly [hz: number, at: number, seconds: number];

/** A piezo disc in its case: odd harmonics, the corners rounded. */
function beep([hz, at, seconds]: Beep): Part {
  const disc = lowPass(tone(seconds, hz, [1, 0, 0.3, 0, 0.14, 0, 0.06]), 5200);
  return {
    signal: shaped(disc, [
      [0, 0],
      [0.005, 1],
      [seconds - 0.012, 1],
      [seconds, 0],
    ]),
    at,
  };
}

const row = (hz: number, count: number, every: number, seconds: number, from = 0): readonly Beep[] =>
  Array.from({ length: count }, (_, i): Beep => [hz, from + i * every, seconds]);

/** By alarm category (SEMI E5 ALCD): the more urgent, the faster and the higher. */
const PATTERNS: Readonly<Record<BeeperCategory, readonly Beep[]>> = {
  // 1 personal safety: two pitches without a pause.
  1: [...row(1720, 6, 0.26, 0.13), ...row(1290, 6, 0.26, 0.13, 0.13)],
  // 2 equipment safety: fast threes.
  2: [...row(1540, 3, 0.13, 0.09), ...row(1540, 3, 0.13, 0.09, 0.62), ...row(1540, 3, 0.13, 0.09, 1.24)],
  // 3 parameter control, warning: two even notes.
  3: row(1180, 2, 0.36, 0.2),
  // 4 parameter control, error: four even notes.
  4: row(1180, 4, 0.3, 0.18),
  // 5 cannot be recovered: a long note falls.
  5: [
    [1380, 0, 0.42],
    [1035, 0.44, 0.42],
    [690, 0.88, 0.7],
  ],
  // 6 equipment status, warning: one round note.
  6: [[980, 0, 0.55]],
  // 7 attention: three notes rise.
  7: [
    [880, 0, 0.14],
    [1108, 0.17, 0.14],
    [1320, 0.34, 0.26],
  ],
  // 8 data integrity: short, short, long.
  8: [
    [1460, 0, 0.07],
    [1460, 0.14, 0.07],
    [1095, 0.28, 0.34],
  ],
};

const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type BeeperCategory = (typeof CATEGORIES)[number];

const pattern = (category: BeeperCategory) => (): Signal =>
  inRoom(mixed(PATTERNS[category].map(beep)), ROOMS.bay);

export const BEEPER_SOUNDS: readonly SoundSource[] = CATEGORIES.map((category) => ({
  name: `beeper/${category}` as const,
  mixDb: category <= 2 ? -3 : -6,
  make: pattern(category),
}));

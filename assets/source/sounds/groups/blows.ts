// Small hard things that meet: what many sounds are put together from.
import { between } from '../dsp/filter.ts';
import { white, type Chance } from '../dsp/noise.ts';
import { mixed, type Signal } from '../dsp/signal.ts';
import { plucked, struck } from '../dsp/source.ts';

/** Something hard and small on a table. */
export function knock(chance: Chance, weight: number): Signal {
  return mixed([
    {
      signal: struck(
        0.2,
        [
          [150 / weight, 0.9, 0.11],
          [345, 0.6, 0.08],
          [720, 0.4, 0.05],
          [1490, 0.22, 0.03],
          [2900, 0.1, 0.015],
        ],
        chance,
        0.05,
      ),
    },
    { signal: plucked(between(white(0.03, chance), 1200, 5000), 0.0005, 0.02), db: -16 },
  ]);
}

export function click(chance: Chance, hz: number): Signal {
  return struck(
    0.06,
    [
      [hz, 1, 0.02],
      [hz * 1.83, 0.6, 0.014],
      [hz * 3.1, 0.35, 0.009],
      [hz * 0.42, 0.35, 0.03],
    ],
    chance,
    0.03,
  );
}

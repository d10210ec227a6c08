// Sheet metal, latches, hinges and the air before a panel: what doors and furniture are put together from.
import { bandPass, between, lowPass } from '../dsp/filter.ts';
import { pink, white, type Chance } from '../dsp/noise.ts';
import { full, mixed, type Part, type Signal } from '../dsp/signal.ts';
import { driven, plucked, shaped, struck, type Mode } from '../dsp/source.ts';

/** A thin steel sheet: many ways of ringing, none a multiple of another. */
const SHEET: readonly Mode[] = [
  [96, 1, 0.22],
  [163, 0.8, 0.2],
  [247, 0.62, 0.17],
  [411, 0.45, 0.14],
  [688, 0.3, 0.11],
  [1043, 0.2, 0.08],
  [1722, 0.13, 0.06],
  [2680, 0.08, 0.04],
];

export const LATCH: readonly Mode[] = [
  [640, 0.8, 0.05],
  [1175, 1, 0.06],
  [1890, 0.7, 0.05],
  [2790, 0.5, 0.035],
  [4230, 0.3, 0.02],
];

export function latch(chance: Chance): Signal {
  return mixed([
    { signal: struck(0.14, LATCH, chance, 0.03) },
    {
      signal: struck(
        0.16,
        [
          [142, 1, 0.09],
          [310, 0.5, 0.06],
        ],
        chance,
      ),
      db: -3,
    },
    { signal: plucked(between(white(0.02, chance), 2000, 8000), 0.0003, 0.012), db: -10 },
  ]);
}

export function bang(chance: Chance): Signal {
  return mixed([
    { signal: struck(0.4, SHEET, chance, 0.03) },
    { signal: plucked(lowPass(white(0.08, chance), 900), 0.001, 0.06), db: -6 },
  ]);
}

/** A swing of the air before a panel. */
export function swish(chance: Chance, seconds: number, hz: number): Signal {
  const air = bandPass(pink(seconds, chance), (t) => hz * (0.6 + Math.sin((Math.PI * t) / seconds)), 0.8);
  return shaped(air, [
    [0, 0],
    [seconds * 0.45, 1],
    [seconds, 0],
  ]);
}

/** Hinges: a stick-slip that drives the panel, hardly heard. */
export function hinge(chance: Chance, seconds: number): Signal {
  const slips: Part[] = [];
  for (let at = 0; at < seconds; at += 0.006 * chance.between(0.7, 1.5)) {
    slips.push({ signal: Float32Array.of(chance.between(0.3, 1), 0, 0), at });
  }
  const sung = driven(mixed([...slips]), [
    [520, 1, 0.05],
    [1080, 0.6, 0.03],
    [1640, 0.35, 0.02],
  ]);
  return shaped(full(sung), [
    [0, 0],
    [seconds * 0.3, 1],
    [seconds, 0],
  ]);
}

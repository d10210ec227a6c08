// Seeded random numbers (mulberry32). Their state is one 32-bit integer, kept in the simulation's state.

interface Draw {
  readonly random: number;
  readonly value: number;
}

/** Draws a whole number from 0 to below − 1; also returns the next value of the state's `random`. */
export function drawWhole(random: number, below: number): Draw {
  const next = (random + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { random: next, value: ((mixed ^ (mixed >>> 14)) >>> 0) % below };
}

/** A seed drawn from another by a word: whoever has both gets the same one. */
export function seedDrawnBy(seed: number, word: string): number {
  let mixed = seed >>> 0;
  for (let at = 0; at < word.length; at++) {
    mixed = Math.imul(mixed ^ word.charCodeAt(at), 0x01000193) >>> 0;
    mixed = drawWhole(mixed, 0x1_0000_0000).value;
  }
  return mixed;
}

/** Each start of a simulation has a seed of its own, drawn from the attempt's; the first has the attempt's. */
export function seedOfRun(
  { seed, seedPerRun = false }: { readonly seed: number; readonly seedPerRun?: boolean | undefined },
  restart: number,
): number {
  return seedPerRun && restart > 0 ? seedDrawnBy(seed, String(restart)) : seed;
}

/** Shuffles a list with the seed; for case authors and tests. */
export function shuffled<T>(
  list: readonly T[],
  seed: number,
): { readonly random: number; readonly list: readonly T[] } {
  const result = [...list];
  let random = seed >>> 0;
  for (let last = result.length - 1; last > 0; last--) {
    const draw = drawWhole(random, last + 1);
    random = draw.random;
    const moved = result[last];
    const other = result[draw.value];
    if (moved !== undefined && other !== undefined) {
      result[last] = other;
      result[draw.value] = moved;
    }
  }
  return { random, list: result };
}

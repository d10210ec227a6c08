// What shares of the points other systems give for single answers, in the words of our rules.
import type { Loss } from '#contract/entities/exchange.ts';

/** The indexes of the answers that are wholly right, where one is to be chosen. */
export function rightOfOne(fractions: readonly number[], losses: Set<Loss>): readonly number[] {
  const most = Math.max(0, ...fractions);
  const right = fractions.flatMap((fraction, at) => (fraction > 0 && fraction === most ? [at] : []));
  if (fractions.some((fraction) => fraction !== 0 && fraction !== most)) losses.add('PARTIAL_CREDIT');
  return right;
}

/** Where several are to be chosen: those that bring anything. Ours are each worth the same, and a wrong one costs as much. */
export function rightOfSeveral(fractions: readonly number[], losses: Set<Loss>): readonly number[] {
  const right = fractions.flatMap((fraction, at) => (fraction > 0 ? [at] : []));
  const share = 100 / Math.max(1, right.length);
  const isOurs = fractions.every((fraction) => Math.abs(Math.abs(fraction) - share) < 0.01);
  if (!isOurs) losses.add('PARTIAL_CREDIT');
  return right;
}

const DIGITS = 5;

/** What each of several answers is worth by our rule, in percent. */
export function percentOf(isRight: boolean, rightCount: number): string {
  const share = Number((100 / Math.max(1, rightCount)).toFixed(DIGITS));
  return String(isRight ? share : -share);
}

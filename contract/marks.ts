// Arithmetic of marks: a mark has at most two decimals wherever one is made, summed, stored or shown.
import type { AnswerOutcome } from './entities/answer-check.ts';

/**
 * A mark in whole hundredths, rounding half up: 1.005 is 101. It rounds the decimal number as
 * written, not its binary approximation (1.00499…). Intl does the same, so no page shows another
 * number than the server stores.
 */
export function hundredthsOf(mark: number): number {
  // A double preserves fifteen significant decimal digits.
  return Math.round(Number((mark * 100).toPrecision(15)));
}

/** The mark rounded half up to two decimals. */
export function roundMark(mark: number): number {
  return hundredthsOf(mark) / 100;
}

/** The mark for reaching `share` (0 … 1) of the points. */
export function markForShare(share: number, maxScore: number): number {
  return roundMark(maxScore * share);
}

/** The mark after the hint's penalty, never below 0. */
export function markAfterHint(mark: number, isHintTaken: boolean, penalty: number): number {
  return roundMark(Math.max(0, isHintTaken ? mark - penalty : mark));
}

/** The sum of marks, the same in any order because hundredths are added; null adds nothing. */
export function sumOfMarks(marks: readonly (number | null)[]): number {
  return marks.reduce<number>((sum, mark) => sum + hundredthsOf(mark ?? 0), 0) / 100;
}

/**
 * Whether a mark reaches what is needed to pass, and nothing stands in the way that no mark makes up for: a gate that is not met, a
 * case of a work whose own pass mark is not reached. An equal mark passes.
 */
export function isPassed(mark: number, needed: number, obstacles: number): boolean {
  return obstacles === 0 && mark >= needed;
}

/** The score where a gate is not met: half of it at most, and always below what is needed to pass. */
export function scoreBehindGate(score: number, needed: number): number {
  return roundMark(Math.max(0, Math.min(score / 2, needed - 0.01)));
}

/** Whether another answer could not get more points. */
export function cannotImprove(outcome: AnswerOutcome): boolean {
  return outcome === 'RIGHT' || outcome === 'OPEN';
}

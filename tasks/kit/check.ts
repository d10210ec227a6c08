// What the checks of all question types share: marks, outcomes, the comparison of words and numbers, and what is told.
import type {
  AnswerCheck,
  AnswerOutcome,
  CheckedPart,
  TaskFeedback,
} from '#contract/entities/answer-check.ts';
import type { KeyTexts } from './schema.ts';

/** Two decimals, so that thirds of a point add up the same everywhere. */
export function roundMark(mark: number): number {
  return Math.round((mark + Number.EPSILON) * 100) / 100;
}

/** The check of an answer that reached `share` (0 … 1) of the points. */
export function checkedBy(
  share: number,
  maxScore: number,
  parts: readonly CheckedPart[],
  needsReview = false,
): AnswerCheck {
  const kept = Math.min(1, Math.max(0, share));
  return { outcome: outcomeOf(kept), mark: roundMark(maxScore * kept), needsReview, parts: [...parts] };
}

function outcomeOf(share: number): AnswerOutcome {
  if (share >= 1) return 'RIGHT';
  return share <= 0 ? 'WRONG' : 'PARTLY';
}

/** Nothing was answered: no points, and nothing for a teacher to look at. */
export const unanswered: AnswerCheck = { outcome: 'NONE', mark: 0, needsReview: false, parts: [] };

/** The mark after the hint's penalty, never below 0. */
export function markAfterHint(mark: number, hintTaken: boolean, hintPenalty: number): number {
  return roundMark(Math.max(0, mark - (hintTaken ? hintPenalty : 0)));
}

/** Equal but for case and outer spaces: the specification's comparison of a short answer. */
export function isSameText(given: string, expected: string): boolean {
  return plainText(given) === plainText(expected);
}

function plainText(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** As above, and without minding how many spaces stand inside or which of the Russian е and ё is written. */
export function isSameWording(given: string, expected: string): boolean {
  return wording(given) === wording(expected);
}

function wording(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ').replaceAll('ё', 'е');
}

const powerOfTen = /\s*[·×*x]\s*10\s*\^?\s*(?=[+-]?\d+$)/u;
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/iu;

/**
 * A number as people write it: decimal comma or point, spaces between thousands, a true minus sign, `1,5e-3` or `1,5·10^-3`.
 * @returns undefined for what is not one number, such as `1,000.5` with two separators
 */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[−–]/gu, '-')
    .replace(powerOfTen, 'e')
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replaceAll(',', '.');
  if (!decimal.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Whether a number lies within the tolerance; its edge belongs to it, whatever the last binary digit says. */
export function isWithin(given: number, expected: number, tolerance: number): boolean {
  return Math.abs(given - expected) <= tolerance + 1e-9 * (tolerance + Math.abs(expected));
}

/** What a learner is told of a check: the explanation and the key only when no further answer can change it. */
export function feedbackOf(
  check: AnswerCheck,
  maxScore: number,
  told: { readonly texts: KeyTexts; readonly key: unknown; readonly isLastAttempt: boolean },
): TaskFeedback {
  const { texts, isLastAttempt } = told;
  const isSettled = isLastAttempt || check.outcome === 'RIGHT';
  return {
    outcome: check.outcome,
    mark: check.mark,
    maxScore,
    needsReview: check.needsReview,
    text: resultTextFor(check, texts),
    isSettled,
    resultText: isSettled ? texts.resultText : null,
    answerFileIds: isSettled ? texts.answerFileIds : [],
    parts: isSettled ? check.parts : [],
    key: isSettled ? told.key : null,
  };
}

/**
 * Right: success. Wrong: failure. Partly right: neutral, where there is one. For a teacher to decide: neutral or nothing,
 * as nobody knows yet.
 */
function resultTextFor(check: AnswerCheck, texts: KeyTexts): KeyTexts['successResult'] {
  const { successResult, failureResult, neutralResult } = texts;
  if (check.needsReview) return neutralResult;
  if (check.outcome === 'PARTLY' && neutralResult.ru !== '') return neutralResult;
  return check.outcome === 'RIGHT' ? successResult : failureResult;
}

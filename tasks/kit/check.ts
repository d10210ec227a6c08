// Shared by the checks of all question types: marks, outcomes, comparison of words and numbers, and feedback.
import type { z } from 'zod';
import type {
  AnswerCheck,
  AnswerOutcome,
  CheckedPart,
  TaskFeedback,
} from '#contract/entities/answer-check.ts';
import { cannotImprove, markForShare } from '#contract/marks.ts';
import type { KeyTexts } from './schema.ts';
import type { PerformedAction } from '#contract/simulation/log.ts';

/**
 * The result of a check: the share of the points (below 0 or above 1 it is clamped later), and why. OPEN: there is nothing to
 * check by; the answer counts in full until a teacher has read it.
 */
export interface Judged {
  readonly share: number | 'OPEN';
  readonly parts: readonly CheckedPart[];
}

/** How answers of one type are read and checked: the same in the browser and on the server. */
export interface AnswerRules<Key, Answer> {
  readonly keySchema: z.ZodType<Key>;
  readonly answerSchema: z.ZodType<Answer>;
  readonly emptyAnswer: Answer;
  readonly isEmpty: (answer: Answer) => boolean;
  /** Whether a teacher must confirm the mark of an answer. */
  readonly needsReview: boolean;
  /** Called only for an answer that is not empty. */
  readonly judge: (key: Key, answer: Answer) => Judged;
}

/** Nothing was answered: no points, and nothing for a teacher to review. */
export const UNANSWERED: AnswerCheck = { outcome: 'NONE', mark: 0, needsReview: false, parts: [] };

/** The share of the points that an answer gets, from 0 to 1. */
export function shareOf<Key, Answer>(rules: AnswerRules<Key, Answer>, key: Key, answer: Answer): number {
  if (rules.isEmpty(answer)) return 0;
  const { share } = rules.judge(key, answer);
  return share === 'OPEN' ? 1 : Math.min(1, Math.max(0, share));
}

export function checkAnswer<Key, Answer>(
  rules: AnswerRules<Key, Answer>,
  key: Key,
  answer: Answer,
  maxScore: number,
): AnswerCheck {
  if (rules.isEmpty(answer)) return UNANSWERED;
  const { share, parts } = rules.judge(key, answer);
  const kept = share === 'OPEN' ? 1 : Math.min(1, Math.max(0, share));
  const mark = markForShare(kept, maxScore);
  const outcome = share === 'OPEN' ? 'OPEN' : outcomeOf(kept);
  return { outcome, mark, needsReview: rules.needsReview, parts: [...parts] };
}

/** A single part decides. */
export function judgedWhole(part: Omit<CheckedPart, 'verdict'>, isRight: boolean): Judged {
  return { share: isRight ? 1 : 0, parts: [{ ...part, verdict: isRight ? 'RIGHT' : 'WRONG' }] };
}

/** Every part weighs the same; what was left out counts as missing. */
export function judgedByParts(
  parts: readonly (Omit<CheckedPart, 'verdict'> & { readonly isRight: boolean })[],
): Judged {
  const judged = parts.map(({ isRight, ...part }): CheckedPart => ({
    ...part,
    verdict: part.given === '' ? 'MISSING' : isRight ? 'RIGHT' : 'WRONG',
  }));
  const right = judged.filter(({ verdict }) => verdict === 'RIGHT').length;
  return { share: parts.length === 0 ? 0 : right / parts.length, parts: judged };
}

function outcomeOf(share: number): AnswerOutcome {
  if (share >= 1) return 'RIGHT';
  return share <= 0 ? 'WRONG' : 'PARTLY';
}

/** Each wrong pick costs as much as a right one gains. */
export function judgedPicks(right: ReadonlySet<string>, picked: ReadonlySet<string>): Judged {
  const found = [...picked].filter((id) => right.has(id));
  const extra = [...picked].filter((id) => !right.has(id));
  const missing = [...right].filter((id) => !picked.has(id));
  return {
    share: right.size === 0 ? 0 : (found.length - extra.length) / right.size,
    parts: [
      ...found.map((id): CheckedPart => ({ id, verdict: 'RIGHT', given: id, expected: id })),
      ...extra.map((id): CheckedPart => ({ id, verdict: 'EXTRA', given: id, expected: '' })),
      ...missing.map((id): CheckedPart => ({ id, verdict: 'MISSING', given: '', expected: id })),
    ],
  };
}

/** Equal except for case and outer spaces: the specification's comparison of a short answer. */
export function isSameText(given: string, expected: string): boolean {
  return plainText(given) === plainText(expected);
}

function plainText(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/**
 * Like `isSameText`, but also ignoring the number of inner spaces and the difference between Russian е and ё.
 */
export function isSameWording(given: string, expected: string): boolean {
  return wording(given) === wording(expected);
}

function wording(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ').replaceAll('ё', 'е');
}

const POWER_OF_TEN = /\s*[·×*x]\s*10\s*\^?\s*(?=[+-]?\d+$)/u;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/iu;

/**
 * Reads a number as people write it: decimal comma or point, spaces between thousands, a true minus sign,
 * `1,5e-3` or `1,5·10^-3`.
 * @returns undefined for anything that is not one number, such as `1,000.5` with two separators
 */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[−–]/gu, '-')
    .replace(POWER_OF_TEN, 'e')
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replaceAll(',', '.');
  if (!DECIMAL.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Whether a number lies within the tolerance, bounds included, despite binary rounding. */
export function isWithin(given: number, expected: number, tolerance: number): boolean {
  return Math.abs(given - expected) <= tolerance + 1e-9 * (tolerance + Math.abs(expected));
}

/** A learner's feedback; it has the explanation and the key only when no answer can change the result. */
export function feedbackOf(
  check: AnswerCheck,
  maxScore: number,
  told: { readonly texts: KeyTexts; readonly key: unknown; readonly isLastAttempt: boolean },
): TaskFeedback {
  const { texts, isLastAttempt } = told;
  const isSettled = isLastAttempt || cannotImprove(check.outcome);
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
 * Right: success. Wrong: failure. Partly right: neutral, if there is one. For a teacher alone: neutral or nothing, because
 * the result is not known yet.
 */
function resultTextFor(check: AnswerCheck, texts: KeyTexts): KeyTexts['successResult'] {
  const { successResult, failureResult, neutralResult } = texts;
  if (check.outcome === 'OPEN') return neutralResult;
  if (check.outcome === 'PARTLY' && neutralResult.ru !== '') return neutralResult;
  return check.outcome === 'RIGHT' ? successResult : failureResult;
}

/** The fields of a completed task that the specification names, made of an answer of any type. */
export interface CompletedFields {
  /** What was answered, as a list: its values where the answer is one field, else the answer itself. */
  readonly answersStudent: readonly unknown[];
  /** Papers and forms as they were filled in. */
  readonly documentForms: Readonly<Record<string, unknown>>;
  readonly additionalFields: Readonly<Record<string, unknown>>;
  readonly actions: readonly PerformedAction[];
}

/** The values of an answer that is not empty. */
export function answersOf(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return answer === null ? [] : [answer];
  const [only, ...others] = Object.values(answer);
  if (only === undefined || others.length > 0 || (typeof only === 'object' && !Array.isArray(only)))
    return [answer];
  return Array.isArray(only) ? only : [only];
}

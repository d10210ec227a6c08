// Checks a number: within the tolerance after conversion. The number without its unit, or in a wrong one, is wrong: nobody
// can work with it.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, isWithin, parseNumber, unanswered } from '../kit/check.ts';
import type { NumericAnswer, NumericKey } from './schema.ts';

export function isNumericEmpty(answer: NumericAnswer): boolean {
  return answer.number.trim() === '';
}

/** The number in the key's unit; undefined where it can't be read or its unit is missing. */
function converted({ factors }: NumericKey, { number, unit }: NumericAnswer): number | undefined {
  const value = parseNumber(number);
  const isUnitless = Object.keys(factors).length === 0;
  const factor = isUnitless ? 1 : factors[unit ?? ''];
  return value === undefined || factor === undefined ? undefined : value * factor;
}

export function checkNumeric(key: NumericKey, answer: NumericAnswer, maxScore: number): AnswerCheck {
  if (isNumericEmpty(answer)) return unanswered;
  const value = converted(key, answer);
  const isRight = value !== undefined && isWithin(value, key.value, key.tolerance);
  const part: CheckedPart = {
    id: 'number',
    verdict: isRight ? 'RIGHT' : 'WRONG',
    given: answer.number.trim(),
    expected: String(key.value),
  };
  return checkedBy(isRight ? 1 : 0, maxScore, [part]);
}

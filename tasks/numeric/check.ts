// Checks a number: within the tolerance after conversion. A number without its unit, or with a wrong one, is
// wrong, because nobody could work with it.
import { isWithin, judgedWhole, parseNumber, type AnswerRules } from '../kit/check.ts';
import { numericAnswerSchema, numericKeySchema, type NumericAnswer, type NumericKey } from './schema.ts';

/** The number in the key's unit; undefined if it is unreadable or its unit is missing. */
function converted({ factors }: NumericKey, { number, unit }: NumericAnswer): number | undefined {
  const value = parseNumber(number);
  const isUnitless = Object.keys(factors).length === 0;
  const factor = isUnitless ? 1 : factors[unit ?? ''];
  return value === undefined || factor === undefined ? undefined : value * factor;
}

export const numericRules: AnswerRules<NumericKey, NumericAnswer> = {
  keySchema: numericKeySchema,
  answerSchema: numericAnswerSchema,
  emptyAnswer: { number: '', unit: null },
  needsReview: false,
  isEmpty: ({ number }) => number.trim() === '',
  judge: (key, answer) => {
    const value = converted(key, answer);
    const isRight = value !== undefined && isWithin(value, key.value, key.tolerance);
    return judgedWhole({ id: 'number', given: answer.number.trim(), expected: String(key.value) }, isRight);
  },
};

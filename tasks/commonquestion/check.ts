// Checks a short answer: the words of the key or of a variant, by the rules of the task.
import { isSameText, judgedWhole, type AnswerRules } from '../kit/check.ts';
import {
  commonQuestionAnswerSchema,
  commonQuestionKeySchema,
  type CommonQuestionAnswer,
  type CommonQuestionKey,
  type TextRules,
} from './schema.ts';

/** In shorter words one letter makes another word. */
const MIN_LETTERS_FOR_MISPRINT = 5;

/** Whether one letter added, left out, changed, or two neighbours swapped, turn one text into the other. */
function isOneMisprint(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_LETTERS_FOR_MISPRINT || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (text: string, by: number): string => text.slice(at + by);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return rest(short, 1) === rest(long, 1) || (isSwapped && rest(short, 2) === rest(long, 2));
}

function ruled(text: string, { caseMatters, ignoresYo, ignoresSpaces }: TextRules): string {
  const plain = text.normalize('NFC').trim();
  const cased = caseMatters ? plain : plain.toLowerCase();
  const spaced = ignoresSpaces ? cased.replace(/\s+/gu, '') : cased;
  return ignoresYo ? spaced.replaceAll('ё', 'е').replaceAll('Ё', 'Е') : spaced;
}

function isAccepted(given: string, expected: string, rules: TextRules | undefined): boolean {
  if (rules === undefined) return isSameText(given, expected);
  const [one, other] = [ruled(given, rules), ruled(expected, rules)];
  return one === other || (rules.allowsMisprint && isOneMisprint(one, other));
}

export const commonQuestionRules: AnswerRules<CommonQuestionKey, CommonQuestionAnswer> = {
  keySchema: commonQuestionKeySchema,
  answerSchema: commonQuestionAnswerSchema,
  emptyAnswer: { text: '' },
  needsReview: false,
  isEmpty: ({ text }) => text.trim() === '',
  judge: ({ expected, accepted = [], rules }, { text }) =>
    judgedWhole(
      { id: 'text', given: text, expected },
      [expected, ...accepted].some((words) => isAccepted(text, words, rules)),
    ),
};

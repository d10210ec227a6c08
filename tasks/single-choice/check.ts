// Checks a single choice: all points or none.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, unanswered } from '../kit/check.ts';
import type { SingleChoiceAnswer, SingleChoiceKey } from './schema.ts';

export function isSingleChoiceEmpty(answer: SingleChoiceAnswer): boolean {
  return answer.picked === null;
}

export function checkSingleChoice(
  { right }: SingleChoiceKey,
  { picked }: SingleChoiceAnswer,
  maxScore: number,
): AnswerCheck {
  if (picked === null) return unanswered;
  const isRight = right.includes(picked);
  const part: CheckedPart = {
    id: picked,
    verdict: isRight ? 'RIGHT' : 'EXTRA',
    given: picked,
    expected: right.join(' '),
  };
  return checkedBy(isRight ? 1 : 0, maxScore, [part]);
}

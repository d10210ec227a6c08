// Checks a short answer: the same words as the key, ignoring case and outer spaces.
import type { AnswerCheck } from '#contract/entities/answer-check.ts';
import { checkedBy, isSameText, unanswered } from '../kit/check.ts';
import type { CommonQuestionAnswer, CommonQuestionKey } from './schema.ts';

export function isCommonQuestionEmpty(answer: CommonQuestionAnswer): boolean {
  return answer.text.trim() === '';
}

export function checkCommonQuestion(
  { expected }: CommonQuestionKey,
  answer: CommonQuestionAnswer,
  maxScore: number,
): AnswerCheck {
  if (isCommonQuestionEmpty(answer)) return unanswered;
  const isRight = isSameText(answer.text, expected);
  const part = { id: 'text', verdict: isRight ? 'RIGHT' : 'WRONG', given: answer.text, expected } as const;
  return checkedBy(isRight ? 1 : 0, maxScore, [part]);
}

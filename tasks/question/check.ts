// A long answer counts as right until a teacher has read it.
import type { AnswerCheck } from '#contract/entities/answer-check.ts';
import { checkedBy, unanswered } from '../kit/check.ts';
import type { QuestionAnswer, QuestionKey } from './schema.ts';

export function isQuestionEmpty(answer: QuestionAnswer): boolean {
  return answer.text.trim() === '';
}

export function checkQuestion(key: QuestionKey, answer: QuestionAnswer, maxScore: number): AnswerCheck {
  if (isQuestionEmpty(answer)) return unanswered;
  const rows = key.rubric.map(({ id }) => ({ id, verdict: 'OPEN' as const, given: '', expected: '' }));
  return checkedBy(1, maxScore, rows, true);
}

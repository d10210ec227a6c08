// Checks pairs: each right one counts the same; a wrong one gains nothing and costs nothing, for each left side takes one only.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, unanswered } from '../kit/check.ts';
import type { MatchingAnswer, MatchingKey } from './schema.ts';

export function isMatchingEmpty(answer: MatchingAnswer): boolean {
  return Object.keys(answer.pairs).length === 0;
}

export function checkMatching(key: MatchingKey, answer: MatchingAnswer, maxScore: number): AnswerCheck {
  if (isMatchingEmpty(answer)) return unanswered;
  const parts = Object.entries(key.pairs).map(([id, expected]): CheckedPart => {
    const given = answer.pairs[id] ?? '';
    return {
      id,
      verdict: given === '' ? 'MISSING' : given === expected ? 'RIGHT' : 'WRONG',
      given,
      expected,
    };
  });
  const right = parts.filter(({ verdict }) => verdict === 'RIGHT').length;
  return checkedBy(parts.length === 0 ? 0 : right / parts.length, maxScore, parts);
}

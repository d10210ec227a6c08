// Proposes the mark of a text with gaps: each gap counts the same. A teacher decides.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, isSameWording, unanswered } from '../kit/check.ts';
import type { EmptyQuestionAnswer, EmptyQuestionKey } from './schema.ts';

export function isEmptyQuestionEmpty(answer: EmptyQuestionAnswer): boolean {
  return Object.values(answer.gaps).every((text) => text.trim() === '');
}

export function checkEmptyQuestion(
  key: EmptyQuestionKey,
  answer: EmptyQuestionAnswer,
  maxScore: number,
): AnswerCheck {
  if (isEmptyQuestionEmpty(answer)) return unanswered;
  const parts = Object.entries(key.gaps).map(([id, accepted]): CheckedPart => {
    const given = (answer.gaps[id] ?? '').trim();
    const isRight = accepted.some((words) => isSameWording(given, words));
    return {
      id,
      verdict: given === '' ? 'MISSING' : isRight ? 'RIGHT' : 'WRONG',
      given,
      expected: accepted.join(' / '),
    };
  });
  const right = parts.filter(({ verdict }) => verdict === 'RIGHT').length;
  return checkedBy(parts.length === 0 ? 0 : right / parts.length, maxScore, parts, true);
}

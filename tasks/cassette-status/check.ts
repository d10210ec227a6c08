// Proposes the mark of a cassette status form: each slot of the true statuses counts the same. A teacher decides.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, unanswered } from '../kit/check.ts';
import { slots, type CassetteStatusAnswer, type CassetteStatusKey } from './schema.ts';

export function isCassetteStatusEmpty({ elementStates, logs }: CassetteStatusAnswer): boolean {
  return Object.keys(elementStates).length === 0 && logs.every((line) => line.trim() === '');
}

export function checkCassetteStatus(
  key: CassetteStatusKey,
  answer: CassetteStatusAnswer,
  maxScore: number,
): AnswerCheck {
  if (isCassetteStatusEmpty(answer)) return unanswered;
  const parts = slots.flatMap((id): readonly CheckedPart[] => {
    const expected = key.elementStates[id];
    if (expected === undefined) return [];
    const given = answer.elementStates[id] ?? '';
    return [
      { id, verdict: given === '' ? 'MISSING' : given === expected ? 'RIGHT' : 'WRONG', given, expected },
    ];
  });
  const right = parts.filter(({ verdict }) => verdict === 'RIGHT').length;
  return checkedBy(parts.length === 0 ? 0 : right / parts.length, maxScore, parts, true);
}

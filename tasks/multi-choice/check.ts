// Checks a multiple choice: (right − wrong picks) of the right ones, never below 0.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, unanswered } from '../kit/check.ts';
import type { MultiChoiceAnswer, MultiChoiceKey } from './schema.ts';

export function isMultiChoiceEmpty(answer: MultiChoiceAnswer): boolean {
  return answer.picked.length === 0;
}

export function checkMultiChoice(
  key: MultiChoiceKey,
  answer: MultiChoiceAnswer,
  maxScore: number,
): AnswerCheck {
  if (isMultiChoiceEmpty(answer)) return unanswered;
  const [right, picked] = [new Set(key.right), new Set(answer.picked)];
  const found = [...picked].filter((id) => right.has(id));
  const extra = [...picked].filter((id) => !right.has(id));
  const missing = [...right].filter((id) => !picked.has(id));
  const share = right.size === 0 ? 0 : (found.length - extra.length) / right.size;
  return checkedBy(share, maxScore, [
    ...found.map((id): CheckedPart => ({ id, verdict: 'RIGHT', given: id, expected: id })),
    ...extra.map((id): CheckedPart => ({ id, verdict: 'EXTRA', given: id, expected: '' })),
    ...missing.map((id): CheckedPart => ({ id, verdict: 'MISSING', given: '', expected: id })),
  ]);
}

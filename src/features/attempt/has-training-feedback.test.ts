import { expect, test } from 'vitest';
import type { WorkMode } from '#contract/entities/work.ts';
import { hasTrainingFeedback } from './has-training-feedback.ts';

interface Case {
  readonly what: string;
  readonly mode?: WorkMode;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly attemptsUsed?: number;
  readonly hintTaken?: boolean;
  readonly isAsked: boolean;
}

const CASES: readonly Case[] = [
  { what: 'nothing was answered', isAsked: false },
  { what: 'an answer was confirmed', attemptsUsed: 1, isAsked: true },
  { what: 'a hint was taken', hintTaken: true, isAsked: true },
  { what: 'the key came along', attemptsUsed: 1, params: { key: {} }, isAsked: false },
  { what: 'it is a self-check', mode: 'SELFCONTROL', attemptsUsed: 1, isAsked: false },
  { what: 'it is a control', mode: 'CONTROL', attemptsUsed: 1, hintTaken: true, isAsked: false },
];

test.each(CASES)('$what: asked $isAsked', ({ mode = 'TRAINING', params = {}, isAsked, ...done }) => {
  const saved = { attemptsUsed: 0, hintTaken: false, ...done };
  expect(hasTrainingFeedback({ mode }, { simulation: null, params, saved })).toBe(isAsked);
});

// Which entries of a log are deeds of their own, for taking back the last one.
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { LEADING_IN_BAY, LEADING_IN_ROOM, PASSING_CODES } from '#machines/kit/induction/way-codes.ts';
import type { IsDeed } from './recording-log.ts';

const LEADING = { ROOM: LEADING_IN_ROOM, EQUIPMENT: LEADING_IN_BAY } as const;

export const isOwnDeed =
  (simulation: PracticeSimulation): IsDeed =>
  ({ code }) =>
    !PASSING_CODES.has(code) && !LEADING[simulation].has(code);

// What the worker of the checks is asked and says.
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

export interface CheckQuestion {
  readonly play: SimulationPlay;
  readonly key: CaseKey;
}

/** A run that passes although it ends otherwise than the proving one. */
export interface ToldHole {
  readonly score: number;
  /** What was left out of the right way, in words. */
  readonly left: readonly Trilingual[];
  readonly differences: readonly { readonly fact: string; readonly right: string; readonly wrong: string }[];
  readonly entries: readonly LogEntry[];
  readonly grade: Grade;
}

export interface ToldReport {
  readonly provedScore: number | null;
  /** The way that proves the case; null: none was found. */
  readonly way: readonly Action[] | null;
  readonly isSearched: boolean;
  readonly isIdlePassed: boolean;
  readonly unpunished: readonly Trilingual[];
  readonly untriedGates: readonly Trilingual[];
  readonly holes: readonly ToldHole[];
  readonly runCount: number;
}

export type CheckMessage =
  | { readonly kind: 'PROGRESS'; readonly share: number }
  | { readonly kind: 'DONE'; readonly report: ToldReport };

/** What the author should look at: a right way that is not there, and whatever passes or costs nothing. */
export function warningCountOf({ provedScore, isIdlePassed, unpunished, holes }: ToldReport): number {
  return (provedScore === null ? 1 : 0) + (isIdlePassed ? 1 : 0) + unpunished.length + holes.length;
}

// What is kept in memory of each finished attempt while its work is counted: no texts, no answers beyond what is counted.
import type { TaskType } from '#contract/entities/task-type.ts';
import type { OptionalText } from '#contract/texts.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { JudgementStatus } from '#contract/simulation/grade.ts';
import type { RunTrace } from '#machines/kit/run-trace.ts';

export interface AttemptFacts {
  readonly id: string;
  readonly personId: string;
  /** '': in none. */
  readonly groupId: string;
  readonly startedAt: string;
  readonly revision: number;
  readonly executionId: string | null;
  readonly mark: number;
  readonly maxScore: number;
  /** Points needed to pass. */
  readonly needed: number;
  readonly isPassed: boolean;
  readonly tasks: readonly TaskFacts[];
}

export interface TaskFacts {
  readonly taskId: string;
  readonly position: number;
  readonly mark: number;
  readonly maxScore: number;
  readonly isHinted: boolean;
  readonly tries: number;
  readonly isAnswered: boolean;
  /** From the answers before each of its own; null: it has none. */
  readonly timeMs: number | null;
  /** The stable ids of the options taken; null: the task has none. */
  readonly picked: readonly string[] | null;
  /** What was typed, normalised; null: nothing is typed. */
  readonly typed: { readonly text: string; readonly isRight: boolean } | null;
  /** null: a question, or a log that nobody could judge. */
  readonly run: RunFacts | null;
}

/** A simulation as it was judged. */
export interface RunFacts {
  readonly isPassed: boolean;
  readonly durationMs: number;
  readonly refusedTries: number;
  readonly judged: readonly JudgedFacts[];
  /** What it was played by; null: not told. */
  readonly rules: { readonly id: string; readonly revision: number } | null;
  /** Situations with a key of their own, by when they began. */
  readonly situations: readonly { readonly id: string; readonly fromMs: number }[];
  readonly trace: RunTrace | null;
}

export interface JudgedFacts {
  readonly id: string;
  readonly kind: 'step' | 'end' | 'extra' | 'forbidden' | 'refused' | 'gate';
  readonly status: JudgementStatus;
  readonly at: number | null;
}

/** A task as its page names it: of its latest counted revision. */
export interface TaskNames {
  readonly taskId: string;
  readonly taskType: TaskType;
  readonly simulation: 'ROOM' | 'EQUIPMENT' | null;
  readonly text: OptionalText;
  readonly maxScore: number;
  readonly guess: number | null;
  /** null: it has none. */
  readonly options:
    | readonly { readonly id: string; readonly text: OptionalText; readonly isRight: boolean }[]
    | null;
  readonly isTyped: boolean;
}

/** The words of steps, gates and refusals by kind and id, which are the same in every run. */
export type WordsOf = (kind: string, id: string) => Trilingual;

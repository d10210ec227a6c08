// A run that was finished: its log, its grade where it may be known, and the replay that is made of them.
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { Replay, ReplayReference } from '#contract/entities/attempt.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { textIn, type Language } from '#contract/text-in.ts';

const IDLE_CODES: ReadonlySet<string> = new Set(['WALK', 'HINT', 'WAIT', 'GO', 'LOOK', 'SPEED']);

export interface FinishedRun {
  readonly entries: readonly LogEntry[];
  readonly startedAt: string;
  /** null: an event holds the case, so its key is not told. */
  readonly grade: Grade | null;
  readonly reference: ReplayReference | null;
}

export function replayOfRun(practice: PracticeCase, run: FinishedRun, language: Language): Replay {
  return {
    completedWorkId: practice.id,
    taskId: practice.id,
    simulation: practice.play,
    entries: [...run.entries],
    finalHash: '',
    invalid: null,
    grade: run.grade,
    reference: run.reference,
    user: { id: practice.id, fullName: textIn(practice.title, language), group: null },
    startedAt: run.startedAt,
  };
}

/** How many things were done or tried: walking, looking at hints and waiting are none of them. */
export function movesIn(entries: readonly LogEntry[]): number {
  return entries.filter(({ code }) => !IDLE_CODES.has(code)).length;
}

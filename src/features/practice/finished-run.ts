// A run that was finished: its log, its grade where it may be known, and the replay that is made of them.
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { Replay, ReplayReference, SimulationPlay } from '#contract/entities/attempt.ts';
import { textIn, type Language } from '#contract/languages.ts';
import type { CaseKey } from '#contract/simulation/case-key.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { StoredRun } from '#src/lib/attempts/practice-runs.ts';
import type { SimulationKind } from '#tasks/simulation/kind.ts';

const IDLE_CODES: ReadonlySet<string> = new Set(['WALK', 'HINT', 'WAIT', 'GO', 'LOOK', 'SPEED']);

export interface FinishedRun {
  readonly entries: readonly LogEntry[];
  readonly startedAt: string;
  /** null: an event holds the case, so its key is not told. */
  readonly grade: Grade | null;
  readonly reference: ReplayReference | null;
}

/** Graded here: the key has been given, and nothing of free practice is a mark. */
export function finishRun(
  kind: SimulationKind,
  { ruleset, play, seed }: Pick<SimulationPlay, 'ruleset' | 'play' | 'seed'>,
  key: CaseKey | null,
  { entries, startedAt }: Pick<StoredRun, 'entries' | 'startedAt'>,
): FinishedRun {
  if (!key) return { entries, startedAt, grade: null, reference: null };
  // By the version of the machine that played it: this page's own.
  const played = { ruleset, play, seed, codeVersion: kind.codeVersion };
  const log = { ...played, key, entries, claims: [] };
  return { entries, startedAt, grade: kind.mark(log, 100).grade, reference: kind.way(played, key) };
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

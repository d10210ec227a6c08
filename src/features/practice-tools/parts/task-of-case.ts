// A case as a task without a key, for authors: nothing leads them, and nothing is judged.
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';

const ENDLESS = 1000;

interface BegunLog {
  readonly restart: number;
  readonly entries: readonly LogEntry[];
}

export function taskOf(
  { id, simulation, goal, play }: Pick<PracticeCase, 'id' | 'simulation' | 'goal' | 'play'>,
  { restart, entries }: BegunLog,
): AttemptTask {
  return {
    id,
    order: 1,
    taskType: simulation,
    question: { content: goal, filesId: [] },
    answers: [],
    fileDocumentIds: [],
    maxScore: 100,
    maxAttempts: ENDLESS,
    hintPenalty: 0,
    hasHint: false,
    params: { caseId: id },
    simulation: { ...play, seedPerRun: false },
    saved: { answer: null, attemptsUsed: 0, hintTaken: false, restart, entries: [...entries] },
  };
}

// A practised case as a task of an attempt: what the answer screen of its type is given.
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import type { StoredRun } from '#src/lib/attempts/practice-runs.ts';
import type { RoomPage } from './room-pages.ts';

/** Training may begin again at will; a rehearsal is played once. */
const ENDLESS = 1000;

export function practiceTask(
  { id, simulation, goal, play, key }: PracticeCase,
  { mode }: Pick<RoomPage, 'mode'>,
  { restart, entries }: Pick<StoredRun, 'restart' | 'entries'>,
): AttemptTask {
  return {
    id,
    order: 1,
    taskType: simulation,
    question: { content: goal, filesId: [] },
    answers: [],
    fileDocumentIds: [],
    maxScore: 100,
    maxAttempts: mode === 'TRAINING' ? ENDLESS : 1,
    hintPenalty: 0,
    hasHint: false,
    params: { caseId: id, key },
    simulation: play,
    saved: { answer: null, attemptsUsed: 0, hintTaken: false, restart, entries: [...entries] },
  };
}

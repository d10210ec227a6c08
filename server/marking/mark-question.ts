// Marks one question from what an attempt saved. Pure: for the marking process and the feedback in TRAINING.
import { markAfterHint } from '#contract/marks.ts';
import type { QuestionKind } from '#tasks/kit/kind.ts';
import type { SavedTask } from './fold-events.ts';
import type { JobQuestion, JobTask, MarkedTask } from './mark-job.ts';

/** The answer that counts: the latest, draft or confirmed; if that is empty, the last confirmed one. */
function countedAnswer(kind: QuestionKind, { answer, history }: SavedTask): unknown {
  return kind.isEmpty(answer) ? (history.at(-1)?.answer ?? answer) : answer;
}

/** The mark of a question after the hint's penalty; it is only a proposal where a teacher must confirm it. */
export function markQuestion(
  kind: QuestionKind,
  task: Pick<JobTask, 'taskId' | 'maxScore' | 'hintPenalty'>,
  { data, order }: JobQuestion,
  saved: SavedTask,
): MarkedTask {
  const answer = countedAnswer(kind, saved);
  const check = kind.check({ ...data, maxScore: task.maxScore }, order, answer);
  const mark = markAfterHint(check.mark, saved.hintTaken, task.hintPenalty);
  return {
    taskId: task.taskId,
    maxScore: task.maxScore,
    mark,
    proposedMark: check.outcome === 'OPEN' ? null : mark,
    claimedMark: null,
    needsReview: check.needsReview,
    isAnswered: !kind.isEmpty(answer),
    attemptsUsed: saved.attemptsUsed,
    useHint: saved.hintTaken,
    answer,
    historyAnswer: saved.history,
    simulation: null,
    trace: null,
    finalHash: null,
    idleShortMs: 0,
    heldLateMs: 0,
  };
}

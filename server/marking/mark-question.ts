/** Marks one question from what an attempt saved. Pure: the same in the marking's thread and in what is told in TRAINING. */
import type { AnswerOrder, TaskContent } from '#tasks/kit/schema.ts';
import { markAfterHint } from '#tasks/kit/check.ts';
import type { QuestionKind } from '#tasks/kit/registry.ts';
import type { SavedTask } from './fold-events.ts';
import type { JobTask, MarkedTask } from './mark-attempt.ts';

/** A question at the revision the attempt pins, and the order under whose ids it was answered. */
export interface JobQuestion {
  readonly data: TaskContent;
  readonly order: AnswerOrder;
}

/** What counts: the last draft or confirmed answer; where a draft was emptied again, what was confirmed before it. */
export function countedAnswer(kind: QuestionKind, { answer, history }: SavedTask): unknown {
  return kind.isEmpty(answer) ? (history.at(-1)?.answer ?? answer) : answer;
}

/** The mark of a question after the hint's penalty; what a teacher must confirm is a proposal. */
export function markQuestion(
  kind: QuestionKind,
  task: Pick<JobTask, 'taskId' | 'maxScore' | 'hintPenalty'>,
  { data, order }: JobQuestion,
  saved: SavedTask,
): MarkedTask {
  const answer = countedAnswer(kind, saved);
  const check = kind.check({ ...data, maxScore: task.maxScore }, order, answer);
  return {
    taskId: task.taskId,
    mark: markAfterHint(check.mark, saved.hintTaken, task.hintPenalty),
    needsReview: check.needsReview,
    isAnswered: !kind.isEmpty(answer),
    attemptsUsed: saved.attemptsUsed,
    useHint: saved.hintTaken,
    answer,
    historyAnswer: saved.history,
    simulation: null,
    finalHash: null,
  };
}

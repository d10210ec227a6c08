// Marks stored answers by another key than the one that marked them. Pure; normally runs in a worker process.
import type { AnswerOutcome } from '#contract/entities/answer-check.ts';
import { markAfterHint } from '#contract/marks.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { markAttempt } from '../mark-attempt.ts';
import type { MarkJob } from '../mark-job.ts';
import { obstaclesOf } from '../obstacles.ts';
import { NO_OBSTACLES, unmarked, type RegradeJob, type Remarked } from './regrade-job.ts';

/** How right a mark is; for a log, which has no verdict of its own. */
function verdictOf(mark: number, maxScore: number): NonNullable<Remarked['newVerdict']> {
  if (mark >= maxScore) return 'RIGHT';
  return mark > 0 ? 'PARTLY' : 'WRONG';
}

/** What only a teacher can tell counts in full until then. */
function verdictBy(outcome: AnswerOutcome): Remarked['newVerdict'] {
  return outcome === 'OPEN' ? 'RIGHT' : outcome;
}

function remarkQuestions({
  taskType,
  target,
  answers,
}: RegradeJob & { kind: 'ANSWERS' }): readonly Remarked[] {
  const kind = questionKindOf(taskType);
  return answers.map(({ attemptId, maxScore, useHint, answer, order, pinned }): Remarked => {
    const carried = kind?.carry(pinned, target, order, answer);
    // A null answer is an answer: nothing.
    if (kind === null || carried === undefined) return unmarked(attemptId, 'UNMAPPABLE');
    const { hintPenalty } = pinned.settingsTask;
    const old = kind.check({ ...pinned, maxScore }, order, answer);
    const fresh = kind.check({ ...target, maxScore }, order, carried);
    return {
      attemptId,
      outcome: 'MARKED',
      newMark: markAfterHint(fresh.mark, useHint, hintPenalty),
      pinnedMark: markAfterHint(old.mark, useHint, hintPenalty),
      oldVerdict: verdictBy(old.outcome),
      newVerdict: verdictBy(fresh.outcome),
      ...NO_OBSTACLES,
      judgement: null,
    };
  });
}

function remarkLog({ attemptId, tasks, ...job }: MarkJob): Remarked {
  const [marked] = markAttempt({ attemptId, tasks, ...job });
  const [task] = tasks;
  if (task === undefined || marked === undefined || marked.mark === null)
    return unmarked(attemptId, 'FAILED');
  const { mark, simulation, answer, isAnswered } = marked;
  // The machine that made the log is not kept: nobody can say what would have followed.
  if (simulation?.invalid?.reason === 'codeVersion') return unmarked(attemptId, 'OTHER_START');
  const waived = task.waivedGates.map((gateId) => ({ gateId }));
  const { gates, shortCases } = obstaclesOf({ ...task, mark, simulation, manuallyReviewed: false }, waived);
  return {
    attemptId,
    outcome: 'MARKED',
    newMark: mark,
    pinnedMark: null,
    oldVerdict: null,
    newVerdict: isAnswered ? verdictOf(mark, task.maxScore) : 'NONE',
    newGates: gates,
    newShortCases: shortCases,
    judgement: { simulation, answer },
  };
}

/** Each answer of the job with its new mark, in the order of the job. */
export function remark(job: RegradeJob): readonly Remarked[] {
  return job.kind === 'ANSWERS' ? remarkQuestions(job) : job.logs.map(remarkLog);
}

// Whether the case of a task is passed: by its own pass mark, whatever the work around it asks for.
import { markForShare } from '../marks.ts';
import type { Grade } from './grade.ts';

/** The first judging by which a work is not passed while the pass mark of a case in it is not reached. */
const FIRST_WITH_OWN_PASS_MARK = 5;

/** A task with the grade of its log as it counts: without the gates that were set aside. */
interface JudgedCase {
  readonly grade: Pick<Grade, 'judgingVersion' | 'score' | 'passScore' | 'passed'>;
  readonly mark: number | null;
  readonly maxScore: number;
  /** A teacher gave the mark. */
  readonly manuallyReviewed: boolean;
}

/** What the case is held against: the grade of its log, or the mark that a person gave in its place, in points of the task. */
export function casePoints({ grade, mark, maxScore, manuallyReviewed }: JudgedCase) {
  const { score, passScore } = grade;
  if (passScore === undefined) return undefined;
  // Full points by decree are no result of the log either.
  const isGiven = mark !== null && (manuallyReviewed || mark >= maxScore);
  return isGiven
    ? { points: mark, needed: markForShare(passScore / 100, maxScore) }
    : { points: score, needed: passScore };
}

/** Whether the points of a case are fewer than its pass mark. What an earlier judging gave is held against the work's alone. */
export function isShortOfCase(judged: JudgedCase): boolean {
  const found = casePoints(judged);
  if (found === undefined || judged.grade.judgingVersion < FIRST_WITH_OWN_PASS_MARK) return false;
  return found.points < found.needed;
}

// A grade when a teacher has set gates aside: what it would be had they been met.
import { isPassed } from '#contract/marks.ts';
import type { Grade } from '#contract/simulation/grade.ts';

/**
 * The grade without some of its unmet gates. The score is lowered once for all gates together, so it rises only with
 * the last of them. What was judged stays as it is. A grade of the first judging does not say what was needed to pass, so it stays not passed.
 */
export function withoutGates(grade: Grade, waived: ReadonlySet<string>): Grade {
  const failedBy = grade.failedBy.filter((id) => !waived.has(id));
  if (failedBy.length === grade.failedBy.length) return grade;
  const { scoreWithoutFailure, passScore = Infinity } = grade;
  const score = failedBy.length > 0 ? grade.score : scoreWithoutFailure;
  const passed = isPassed(score, passScore, failedBy.length);
  const smallestChange = passed ? [] : grade.smallestChange.filter(({ id }) => !waived.has(id));
  return { ...grade, failedBy, score, passed, smallestChange };
}

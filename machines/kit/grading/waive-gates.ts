// A grade when a teacher has set gates aside: what it would be had they been met.
import type { Grade } from '#contract/simulation/grade.ts';
import { lifted, verdictOf } from './windows.ts';

/**
 * The grade without some of its unmet gates. What was judged stays as it is. A grade of the first judging does not say what was needed
 * to pass, so it stays not passed.
 */
export function withoutGates(grade: Grade, waived: ReadonlySet<string>): Grade {
  if (!grade.failedBy.some((id) => waived.has(id))) return grade;
  const windows = grade.windows?.map((window) => lifted(window, waived));
  const now = windows ? { ...verdictOf(windows), windows } : lifted(grade, waived);
  const smallestChange = now.passed ? [] : grade.smallestChange.filter(({ id }) => !waived.has(id));
  return { ...grade, ...now, smallestChange };
}

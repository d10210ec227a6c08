// Attempts by the group of their people, for courses.
import type { GroupCount } from '#server/storage/tables/statistics.ts';
import type { AttemptFacts } from './facts.ts';
import { grouped } from './grouped.ts';

export function countGroups(attempts: readonly AttemptFacts[]): readonly GroupCount[] {
  return [...grouped(attempts, ({ groupId }) => groupId)].map(([groupId, own]) => ({
    groupId,
    people: new Set(own.map(({ personId }) => personId)).size,
    attempts: own.length,
    passed: own.filter(({ isPassed }) => isPassed).length,
    shares: own.reduce((sum, { mark, maxScore }) => sum + (maxScore === 0 ? 0 : mark / maxScore), 0),
  }));
}

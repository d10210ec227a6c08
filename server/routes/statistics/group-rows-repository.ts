// Results by group, as far as the caller may see the groups.
import type { CountedGroup } from '#contract/entities/counted-group.ts';
import { MIN_TOLD_PEOPLE } from '#contract/entities/statistics.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { seesAllPeople, visibleGroups } from '#server/repositories/people-visibility.ts';
import { grouped } from '#server/statistics/figures/grouped.ts';
import { byMean } from '#server/statistics/figures/people-figures.ts';
import type { Db } from '#server/storage/schema.ts';
import type { GroupCount } from '#server/storage/tables/statistics.ts';
import { sumOf } from './sum-of.ts';

/** Groups that the caller may not see count as one, if there are enough people in it. */
export async function groupRows(
  db: Db,
  person: Person,
  counts: readonly GroupCount[],
): Promise<readonly CountedGroup[]> {
  const visible = await db
    .selectFrom('groups')
    .where(visibleGroups(db, person))
    .where('groups.id', 'in', [...new Set(counts.map(({ groupId }) => groupId))])
    .select(['groups.id', 'groups.name'])
    .execute();
  const names = new Map(visible.map(({ id, name }) => [id, name]));
  const row = (id: string | null, of: readonly GroupCount[]): CountedGroup => {
    const attempts = sumOf(of, (one) => one.attempts);
    const mean = attempts === 0 ? null : sumOf(of, ({ shares }) => shares) / attempts;
    return { id, name: names.get(id ?? '') ?? '', attempts, passed: sumOf(of, ({ passed }) => passed), mean };
  };
  const seen = [
    ...grouped(
      counts.filter(({ groupId }) => names.has(groupId)),
      ({ groupId }) => groupId,
    ),
  ];
  const others = counts.filter(({ groupId }) => !names.has(groupId));
  const isEnough = Math.max(0, ...others.map(({ people }) => people)) >= MIN_TOLD_PEOPLE;
  return [
    ...seen.map(([id, of]) => row(id, of)).toSorted(byMean),
    ...(isEnough || (others.length > 0 && seesAllPeople(person)) ? [row(null, others)] : []),
  ];
}

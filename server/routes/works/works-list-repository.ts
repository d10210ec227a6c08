// The list of works for those who make or schedule them: in use, in the trash, or in the archive.
import { sql } from 'kysely';
import type { ContentState, ListedWork } from '#contract/entities/bank.ts';
import type { WorkKind } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { inState } from '#server/repositories/content-state.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Caller } from '#server/repositories/people-visibility.ts';
import { countedAttempts } from '#server/repositories/result-visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { toWorks, type WorkRow } from './works-repository.ts';

interface WorksQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly courseId?: string | undefined;
  readonly kind?: WorkKind | undefined;
  readonly state: ContentState;
}

const SORTS = {
  dateCreating: 'works.dateCreating',
  title: 'works.titleKey',
  changedAt: 'works.changedAt',
  taskCount: 'works.taskCount',
  maxScore: 'works.maxScore',
};

async function attemptCounts(db: Db, workIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['workId', sql<number>`count(*)`.as('count')])
    .where('workId', 'in', workIds)
    .where(countedAttempts)
    .groupBy('workId')
    .execute();
  return new Map(rows.map(({ workId, count }) => [workId, Number(count)]));
}

async function courseTitles(db: Db, rows: readonly WorkRow[]) {
  const ids = rows.flatMap(({ courseId }) => courseId ?? []);
  const courses = await db.selectFrom('courses').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(courses.map(({ id, title }) => [id, title]));
}

async function toListedWorks(db: Db, caller: Caller, rows: readonly WorkRow[]): Promise<ListedWork[]> {
  const ids = rows.map(({ id }) => id);
  const [works, counts, titles] = await Promise.all([
    toWorks(db, caller, rows),
    attemptCounts(db, ids),
    courseTitles(db, rows),
  ]);
  return works.map((work, at) => ({
    ...work,
    courseTitle: titles.get(work.courseId ?? '') ?? null,
    attemptCount: counts.get(work.id) ?? 0,
    changedAt: rows[at]?.changedAt ?? work.dateCreating,
    archivedAt: rows[at]?.archivedAt ?? null,
  }));
}

/** A page of works with what a list shows of each. */
export function pageOfListedWorks(
  db: Db,
  caller: Caller,
  { search, courseId, kind, state, ...request }: WorksQuery,
  now: string,
): Promise<Page<ListedWork>> {
  let found = db
    .selectFrom('works')
    .selectAll('works')
    .where(inState('works', state, now));
  if (search !== undefined) found = found.where((eb) => contains(eb, 'works.searchText', search));
  if (courseId !== undefined) found = found.where('works.courseId', '=', courseId);
  if (kind !== undefined) found = found.where('works.kind', '=', kind);
  return pageOfRows(found, request, SORTS, (rows) => toListedWorks(db, caller, rows), 'works.id');
}

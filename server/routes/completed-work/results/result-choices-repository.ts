// The choices for the filters of results.
import type { ReviewFilters } from '#contract/calls/reviews.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countRows } from '#server/repositories/lists.ts';
import { visibleGroups } from '#server/repositories/people-visibility.ts';
import { ownResults } from '#server/repositories/result-visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { filteredReviews } from '../../reviews/reviews-repository.ts';

const MAX_CHOICES = 1000;
const MAX_WAITING = 1000;

/** All works and events of the person's own results. */
export async function ownChoices(db: Db, person: Person) {
  const rows = await db
    .selectFrom('attempts')
    .where((eb) => ownResults(person)(eb as never))
    .select(['workId', 'workTitle', 'executionId', 'executionTitle'])
    .orderBy('startedAt', 'desc')
    .limit(2000)
    .execute();
  const works = new Map(rows.map(({ workId, workTitle }) => [workId, workTitle]));
  const executions = rows.flatMap(({ executionId: id, executionTitle: title }) =>
    id === null || title === null ? [] : [{ id, title }],
  );
  const counts = { waitingCount: 0, appealCount: 0 };
  const titled = [...works].map(([id, title]) => ({ id, title }));
  return { works: titled, courses: [], groups: [], executions, ...counts };
}

/** All works and courses, the latest events, and the groups that the person teaches. */
export async function allChoices(db: Db, person: Person) {
  const works = db
    .selectFrom('works')
    .select(['id', 'title'])
    .where('trialOf', 'is', null)
    .orderBy('titleKey')
    .limit(MAX_CHOICES);
  const courses = db.selectFrom('courses').select(['id', 'title']).orderBy('titleKey').limit(MAX_CHOICES);
  const groups = db
    .selectFrom('groups')
    .where((eb) => visibleGroups(db, person)(eb as never))
    .select(['groups.id', 'groups.name'])
    .orderBy('groups.nameKey')
    .limit(MAX_CHOICES);
  const executions = db
    .selectFrom('executions')
    .select(['id', 'title'])
    .orderBy('startDateTime', 'desc')
    .limit(MAX_CHOICES);
  const count = async (state: ReviewFilters['state']): Promise<number> =>
    person.privileges.has('RESULTS_REVIEW')
      ? countRows(filteredReviews(db, person, { state }), MAX_WAITING)
      : 0;
  return {
    works: await works.execute(),
    courses: await courses.execute(),
    groups: await groups.execute(),
    executions: await executions.execute(),
    waitingCount: await count('WAITING'),
    appealCount: await count('APPEALED'),
  };
}

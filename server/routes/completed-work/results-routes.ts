/** Lists of results, and what there is to filter them by. */
import type { FastifyInstance } from 'fastify';
import { findResults, resultChoices } from '#contract/calls/results.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { countRows } from '#server/repositories/lists.ts';
import { visibleGroups } from '#server/repositories/people-visibility.ts';
import { ownAttempts } from '#server/repositories/result-visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { filteredReviews } from '../reviews/reviews-repository.ts';
import { pageOfResults } from './results-page.ts';

const mostChoices = 1000;
const mostWaiting = 1000;

/** The works and events of one's own attempts: few, and all of them. */
async function ownChoices(db: Db, person: Person) {
  const rows = await db
    .selectFrom('attempts')
    .where((eb) => ownAttempts(person)(eb as never))
    .select(['workId', 'workTitle', 'executionId', 'executionTitle'])
    .orderBy('startedAt', 'desc')
    .limit(2000)
    .execute();
  const works = new Map(rows.map(({ workId, workTitle }) => [workId, workTitle]));
  const executions = rows.flatMap(({ executionId: id, executionTitle: title }) =>
    id === null || title === null ? [] : [{ id, title }],
  );
  return { works: [...works].map(([id, title]) => ({ id, title })), groups: [], executions, waitingCount: 0 };
}

/** The works and latest events there are, and the groups that the person teaches. */
async function allChoices(db: Db, person: Person) {
  const works = db.selectFrom('works').select(['id', 'title']).orderBy('titleKey').limit(mostChoices);
  const groups = db
    .selectFrom('groups')
    .where((eb) => visibleGroups(db, person)(eb as never))
    .select(['groups.id', 'groups.name'])
    .orderBy('groups.nameKey')
    .limit(mostChoices);
  const executions = db
    .selectFrom('executions')
    .select(['id', 'title'])
    .orderBy('startDateTime', 'desc')
    .limit(mostChoices);
  const waiting = person.privileges.has('RESULTS_REVIEW')
    ? countRows(filteredReviews(db, person, { state: 'WAITING' }), mostWaiting)
    : 0;
  return {
    works: await works.execute(),
    groups: await groups.execute(),
    executions: await executions.execute(),
    waitingCount: await waiting,
  };
}

export function registerResults(app: FastifyInstance): void {
  registerCall(app, findResults, ({ query, body, person, storage, now }) =>
    pageOfResults(storage.db, person, { filter: body, query }, now),
  );
  registerCall(app, resultChoices, ({ query, person, storage: { db } }) =>
    query.own === 'true' || !person.privileges.has('RESULTS_READ')
      ? ownChoices(db, person)
      : allChoices(db, person),
  );
}

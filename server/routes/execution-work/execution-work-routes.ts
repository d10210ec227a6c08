/** Control events: lists for those who make them, and what an assigned person sees. */
import type { FastifyInstance } from 'fastify';
import {
  getExecution,
  listExecutions,
  listUserExecutions,
  listWorkExecutions,
} from '#contract/calls/execution-work.ts';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { learnerOf } from '#server/repositories/learner-of.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import { visibleUsers, seesAllPeople } from '#server/repositories/people-visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { workRow } from '../works/work-details.ts';
import { registerExecutionChanges } from './execution-change-routes.ts';
import {
  executionSorts,
  inState,
  selectExecutions,
  toExecutions,
  toLearnerExecutions,
  type ExecutionRow,
} from './executions-repository.ts';

/** An admin sees every event; a teacher those that hold somebody they teach, or nobody yet. */
function visibleExecutions(db: Db, person: Person) {
  const found = selectExecutions(db);
  if (seesAllPeople(person)) return found;
  const assigned = db.selectFrom('executionUsers').select('executionUsers.executionId');
  const known = assigned
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .where((eb) => visibleUsers(db, person)(eb as never));
  return found.where((eb) =>
    eb.or([eb('executions.id', 'in', known), eb('executions.id', 'not in', assigned)]),
  );
}

function ofPerson(db: Db, userId: string) {
  const own = db
    .selectFrom('executionUsers')
    .select('executionUsers.executionId')
    .where('executionUsers.userId', '=', userId);
  return selectExecutions(db).where('executions.id', 'in', own);
}

async function learnerExecution(
  db: Db,
  person: Person,
  row: ExecutionRow | undefined,
  now: string,
): Promise<LearnerExecution> {
  const [execution] = row === undefined ? [] : await toLearnerExecutions(db, [row], person.id, now);
  if (execution === undefined) throw new ApiFault('NOT_FOUND');
  return execution;
}

function registerLists(app: FastifyInstance): void {
  registerCall(app, listExecutions, async ({ query, person, storage: { db }, now }) => {
    let found = inState(visibleExecutions(db, person), query.state, now);
    const { search } = query;
    if (search !== undefined) found = found.where((eb) => contains(eb, 'executions.searchText', search));
    const page = await pageOfRows(found, query, executionSorts, (row) => row, 'executions.id');
    return { ...page, content: await toExecutions(db, page.content, now) };
  });
  registerCall(app, listWorkExecutions, async ({ params, person, storage: { db }, now }) => {
    const work = await workRow(db, params.id);
    const rows = await visibleExecutions(db, person)
      .where('executions.workId', '=', work.id)
      .orderBy('executions.startDateTime')
      .limit(1000)
      .execute();
    return toExecutions(db, rows, now);
  });
  registerCall(app, listUserExecutions, async ({ params, query, body, person, storage: { db }, now }) => {
    const learner = await learnerOf(db, person, params.id);
    const found = inState(ofPerson(db, learner.id), body.state, now);
    const page = await pageOfRows(found, query, executionSorts, (row) => row, 'executions.id');
    return { ...page, content: await toLearnerExecutions(db, page.content, learner.id, now) };
  });
}

export function registerExecutionWork(app: FastifyInstance): void {
  registerLists(app);
  registerCall(app, getExecution, async ({ params, person, storage: { db }, now }) => {
    const found = person.privileges.has('EXECUTIONS_EDIT')
      ? visibleExecutions(db, person)
      : ofPerson(db, person.id);
    const row = await found.where('executions.id', '=', params.id).executeTakeFirst();
    return learnerExecution(db, person, row, now);
  });
  registerExecutionChanges(app);
}

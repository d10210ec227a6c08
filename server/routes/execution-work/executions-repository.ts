// Control events and the people assigned to them.
import type { Execution, LearnerExecution } from '#contract/entities/execution.ts';
import type { UserRef } from '#contract/entities/user.ts';
import type { Page } from '#contract/page.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { changeableEvents, visibleEvents } from '#server/repositories/event-visibility.ts';
import { idsOfTaughtGroups, seesAllPeople, type Caller } from '#server/repositories/people-visibility.ts';
import { ownAttempts, revealToOwner, type Learning } from '#server/repositories/result-visibility.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Events that are not archived, with their work; add conditions, then `toExecutions` or similar. */
function selectExecutions(db: Db | Tx) {
  return db
    .selectFrom('executions')
    .innerJoin('works', 'works.id', 'executions.workId')
    .selectAll('executions')
    .select(['works.title as workTitle', 'works.kind as workKind'])
    .where('executions.archivedAt', 'is', null);
}

type ExecutionSelect = ReturnType<typeof selectExecutions>;
type ExecutionRow = Awaited<ReturnType<ExecutionSelect['execute']>>[number];
type State = Execution['state'];

const EXECUTION_SORTS = {
  startDateTime: 'executions.startDateTime',
  endDateTime: 'executions.endDateTime',
  dateCreating: 'executions.dateCreating',
  name: 'executions.titleKey',
};

/** Keeps the events that are coming, open or ended at `now`. */
function inState(found: ExecutionSelect, state: State | undefined, now: string): ExecutionSelect {
  switch (state) {
    case undefined:
      return found;
    case 'COMING':
      return found.where('executions.startDateTime', '>', now);
    case 'OPEN':
      return found.where('executions.startDateTime', '<=', now).where('executions.endDateTime', '>', now);
    case 'ENDED':
      return found.where('executions.endDateTime', '<=', now);
  }
}

function stateOf(row: ExecutionRow, now: string): State {
  if (row.startDateTime > now) return 'COMING';
  return row.endDateTime > now ? 'OPEN' : 'ENDED';
}

async function peopleOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, UserRef[]>> {
  const byEvent = new Map<string, UserRef[]>(ids.map((id) => [id, []]));
  const rows = await db
    .selectFrom('executionUsers')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select(['executionUsers.executionId', 'users.id', 'users.surname', 'users.name', 'users.lastName'])
    .select(['users.groupId', 'groups.name as groupName'])
    .where('executionUsers.executionId', 'in', [...ids, ''])
    .orderBy('users.surnameKey')
    .execute();
  for (const row of rows) {
    byEvent.get(row.executionId)?.push({
      id: row.id,
      fullName: fullNameOf(row),
      group: row.groupId === null ? null : { id: row.groupId, name: row.groupName ?? '' },
    });
  }
  return byEvent;
}

function bareExecution(row: ExecutionRow, now: string): Omit<LearnerExecution, keyof OwnAttempt> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    workId: row.workId,
    startDateTime: row.startDateTime,
    endDateTime: row.endDateTime,
    executionTime: row.executionTime,
    work: { id: row.workId, title: row.workTitle, kind: row.workKind },
    state: stateOf(row, now),
    dateCreating: row.dateCreating,
  };
}

async function changeableAmong(db: Db | Tx, caller: Caller, ids: readonly string[]) {
  const rows = await db
    .selectFrom('executions')
    .select('executions.id')
    .where('executions.id', 'in', [...ids, ''])
    .where(changeableEvents(db, caller))
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Events with those of their people whom the caller may see. */
async function toExecutions(
  db: Db | Tx,
  caller: Caller,
  rows: readonly ExecutionRow[],
  now: string,
): Promise<Execution[]> {
  const ids = rows.map((row) => row.id);
  const people = await peopleOf(db, ids);
  const changeable = await changeableAmong(db, caller, ids);
  const taught = new Set(await idsOfTaughtGroups(db, caller));
  const isSeen = ({ id, group }: UserRef): boolean =>
    seesAllPeople(caller) || id === caller.id || taught.has(group?.id ?? '-');
  return rows.map((row) => {
    const assigned = people.get(row.id) ?? [];
    const assignedUsers = assigned.filter(isSeen);
    return {
      ...bareExecution(row, now),
      assignedUsers,
      hiddenUserCount: assigned.length - assignedUsers.length,
      changeable: changeable.has(row.id),
      holds: row.holds,
      version: row.version,
    };
  });
}

type OwnAttempt = Pick<LearnerExecution, 'attemptId' | 'attemptStatus' | 'mark' | 'serverNow'>;

/** Events as an assigned person sees them, with their own attempt. */
async function toLearnerExecutions(
  db: Db | Tx,
  rows: readonly ExecutionRow[],
  learner: Learning,
  now: string,
): Promise<LearnerExecution[]> {
  const attempts = await db
    .selectFrom('attempts')
    .select(['id', 'executionId', 'status', 'mark', 'mode', 'reveal'])
    .where(ownAttempts(learner))
    .where('executionId', 'in', [...rows.map((row) => row.id), ''])
    .execute();
  return rows.map((row) => {
    const attempt = attempts.find((one) => one.executionId === row.id);
    const isShown =
      attempt !== undefined &&
      revealToOwner({ ...attempt, eventEnd: row.endDateTime, heldUntil: null }, now) !== 'NOTHING';
    return {
      ...bareExecution(row, now),
      attemptId: attempt?.id ?? null,
      attemptStatus: attempt?.status ?? null,
      mark: isShown ? attempt.mark : null,
      serverNow: now,
    };
  });
}

/** The events that the caller may manage; see event-visibility.ts. */
function visibleExecutions(db: Db | Tx, caller: Caller): ExecutionSelect {
  return selectExecutions(db).where((eb) => visibleEvents(db, caller)(eb as never));
}

function executionsOf(db: Db, userId: string): ExecutionSelect {
  const own = db
    .selectFrom('executionUsers')
    .select('executionUsers.executionId')
    .where('executionUsers.userId', '=', userId);
  return selectExecutions(db).where('executions.id', 'in', own);
}

type ExecutionQuery = PageRequest & {
  readonly state?: State | undefined;
  readonly search?: string | undefined;
};

export function pageOfExecutions(
  db: Db,
  person: Person,
  query: ExecutionQuery,
  now: string,
): Promise<Page<Execution>> {
  let found = inState(visibleExecutions(db, person), query.state, now);
  const { search } = query;
  if (search !== undefined) found = found.where((eb) => contains(eb, 'executions.searchText', search));
  return pageOfRows(
    found,
    query,
    EXECUTION_SORTS,
    (rows) => toExecutions(db, person, rows, now),
    'executions.id',
  );
}

/** The events that a person is assigned to. */
export function pageOfLearnerExecutions(
  db: Db,
  learner: Learning,
  query: ExecutionQuery,
  now: string,
): Promise<Page<LearnerExecution>> {
  const found = inState(executionsOf(db, learner.id), query.state, now);
  const toEntities = (rows: ExecutionRow[]) => toLearnerExecutions(db, rows, learner, now);
  return pageOfRows(found, query, EXECUTION_SORTS, toEntities, 'executions.id');
}

export async function executionsOfWork(
  db: Db,
  person: Person,
  workId: string,
  now: string,
): Promise<Execution[]> {
  const rows = await visibleExecutions(db, person)
    .where('executions.workId', '=', workId)
    .orderBy('executions.startDateTime')
    .limit(1000)
    .execute();
  return toExecutions(db, person, rows, now);
}

/** An event as a participant sees it: the person is assigned to it, or may change it. */
export async function findLearnerExecution(
  db: Db,
  person: Person,
  id: string,
  now: string,
): Promise<LearnerExecution | undefined> {
  const own = await executionsOf(db, person.id).where('executions.id', '=', id).execute();
  const rows =
    own.length > 0 || !person.privileges.has('EXECUTIONS_EDIT')
      ? own
      : await visibleExecutions(db, person).where('executions.id', '=', id).execute();
  return (await toLearnerExecutions(db, rows, person, now))[0];
}

/** An event that the caller may manage. */
export async function findExecution(
  db: Db | Tx,
  caller: Caller,
  id: string,
  now: string,
): Promise<Execution | undefined> {
  const rows = await visibleExecutions(db, caller).where('executions.id', '=', id).execute();
  return (await toExecutions(db, caller, rows, now))[0];
}

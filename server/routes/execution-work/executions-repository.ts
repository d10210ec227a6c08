// Control events and the people assigned to them.
import type { Execution, PersonalTerms } from '#contract/entities/execution.ts';
import type { UserRef } from '#contract/entities/user.ts';
import type { Page } from '#contract/page.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { changeableEvents, visibleEvents } from '#server/repositories/event-visibility.ts';
import { idsOfTaughtGroups, seesAllPeople, type Caller } from '#server/repositories/people-visibility.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Events that are not archived, with their work; add conditions, then `toExecutions` or similar. */
export function selectExecutions(db: Db | Tx) {
  return db
    .selectFrom('executions')
    .innerJoin('works', 'works.id', 'executions.workId')
    .selectAll('executions')
    .select(['works.title as workTitle', 'works.kind as workKind'])
    .where('executions.archivedAt', 'is', null);
}

export type ExecutionSelect = ReturnType<typeof selectExecutions>;
export type ExecutionRow = Awaited<ReturnType<ExecutionSelect['execute']>>[number];
type State = Execution['state'];

export const EXECUTION_SORTS = {
  startDateTime: 'executions.startDateTime',
  endDateTime: 'executions.endDateTime',
  dateCreating: 'executions.dateCreating',
  name: 'executions.titleKey',
};

/** Keeps the events that are coming, open or ended at `now`. */
export function inState(found: ExecutionSelect, state: State | undefined, now: string): ExecutionSelect {
  switch (state) {
    case undefined:
      return found;
    case 'COMING':
      return found.where('executions.startDateTime', '>', now);
    case 'OPEN':
      return found.where('executions.startDateTime', '<=', now).where('executions.lastEnd', '>', now);
    case 'ENDED':
      return found.where('executions.lastEnd', '<=', now);
  }
}

export function stateOf(start: string, end: string, now: string): State {
  if (start > now) return 'COMING';
  return end > now ? 'OPEN' : 'ENDED';
}

async function peopleOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, UserRef[]>> {
  const byEvent = new Map<string, UserRef[]>(ids.map((id) => [id, []]));
  const rows = await db
    .selectFrom('executionUsers')
    .innerJoin('users', 'users.id', 'executionUsers.userId')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select(['executionUsers.executionId', 'users.id', 'users.surname', 'users.name', 'users.lastName'])
    .select(['users.groupId', 'groups.name as groupName'])
    .where('executionUsers.executionId', 'in', ids)
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

/** The part that everybody sees. */
export function bareExecution(row: ExecutionRow, now: string) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    workId: row.workId,
    startDateTime: row.startDateTime,
    endDateTime: row.endDateTime,
    executionTime: row.executionTime,
    work: { id: row.workId, title: row.workTitle, kind: row.workKind },
    state: stateOf(row.startDateTime, row.lastEnd, now),
    dateCreating: row.dateCreating,
  };
}

/** What is different for single people. */
function termsOf(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('executionUsers')
    .select(['executionId', 'userId', 'extraPercent', 'extraMinutes', 'windowStart', 'windowEnd'])
    .where('executionId', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('extraPercent', '>', 0),
        eb('extraMinutes', '>', 0),
        eb('windowStart', 'is not', null),
        eb('windowEnd', 'is not', null),
      ]),
    )
    .execute();
}

type TermsRow = Awaited<ReturnType<typeof termsOf>>[number];

const asTerms = ({
  userId,
  extraPercent,
  extraMinutes,
  windowStart,
  windowEnd,
}: TermsRow): PersonalTerms => ({
  userId,
  extraPercent: Number(extraPercent),
  extraMinutes: Number(extraMinutes),
  startDateTime: windowStart,
  endDateTime: windowEnd,
});

/** The events of which anybody was told by letter. */
async function toldAmong(db: Db | Tx, ids: readonly string[]) {
  const rows = await db
    .selectFrom('executionUsers')
    .select('executionId')
    .distinct()
    .where('executionId', 'in', ids)
    .where('toldAt', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.executionId));
}

async function changeableAmong(db: Db | Tx, caller: Caller, ids: readonly string[]) {
  const rows = await db
    .selectFrom('executions')
    .select('executions.id')
    .where('executions.id', 'in', ids)
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
  const terms = await termsOf(db, ids);
  const changeable = await changeableAmong(db, caller, ids);
  const told = await toldAmong(db, ids);
  const taught = new Set(await idsOfTaughtGroups(db, caller));
  const isSeen = ({ id, group }: UserRef): boolean =>
    seesAllPeople(caller) || id === caller.id || taught.has(group?.id ?? '-');
  return rows.map((row) => {
    const assigned = people.get(row.id) ?? [];
    const assignedUsers = assigned.filter(isSeen);
    const seen = new Set(assignedUsers.map(({ id }) => id));
    return {
      ...bareExecution(row, now),
      assignedUsers,
      hiddenUserCount: assigned.length - assignedUsers.length,
      changeable: changeable.has(row.id),
      holds: row.holds,
      settings: { reveal: row.reveal, draw: row.draw, codeWord: row.codeWord },
      terms: terms
        .filter(({ executionId, userId }) => executionId === row.id && seen.has(userId))
        .map(asTerms),
      lastEnd: row.lastEnd,
      contentAt: row.contentAt,
      isTold: told.has(row.id),
      version: row.version,
    };
  });
}

/** The events that the caller may manage; see event-visibility.ts. */
export function visibleExecutions(db: Db | Tx, caller: Caller): ExecutionSelect {
  return selectExecutions(db).where((eb) => visibleEvents(db, caller)(eb as never));
}

export type ExecutionQuery = PageRequest & {
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

/** An event in the archive that the caller may change as a whole. */
export async function findArchived(db: Db | Tx, caller: Caller, id: string) {
  return db
    .selectFrom('executions')
    .select('executions.id')
    .where('executions.id', '=', id)
    .where('executions.archivedAt', 'is not', null)
    .where(visibleEvents(db, caller))
    .where(changeableEvents(db, caller))
    .executeTakeFirst();
}

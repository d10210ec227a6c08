/** Control events and the people assigned to them. */
import type { Execution, LearnerExecution } from '#contract/entities/execution.ts';
import type { UserRef } from '#contract/entities/user.ts';
import { revealToOwner } from '#server/repositories/result-visibility.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import { fullNameOf } from '#server/repositories/user-rows.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Events that are not archived, with their work; add conditions, then `toExecutions` or `toLearnerExecutions`. */
export function selectExecutions(db: Db | Tx) {
  return db
    .selectFrom('executions')
    .innerJoin('works', 'works.id', 'executions.workId')
    .selectAll('executions')
    .select(['works.title as workTitle', 'works.kind as workKind'])
    .where('executions.archivedAt', 'is', null);
}

type ExecutionSelect = ReturnType<typeof selectExecutions>;
export type ExecutionRow = Awaited<ReturnType<ExecutionSelect['execute']>>[number];
type State = Execution['state'];

export const executionSorts = {
  startDateTime: 'executions.startDateTime',
  endDateTime: 'executions.endDateTime',
  dateCreating: 'executions.dateCreating',
  name: 'executions.titleKey',
};

/** Leaves the events that are coming, open or ended at `now`. */
export function inState(found: ExecutionSelect, state: State | undefined, now: string): ExecutionSelect {
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

function bareExecution(row: ExecutionRow, now: string): Omit<Execution, 'assignedUsers' | 'version'> {
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

export async function toExecutions(
  db: Db | Tx,
  rows: readonly ExecutionRow[],
  now: string,
): Promise<Execution[]> {
  const people = await peopleOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...bareExecution(row, now),
    assignedUsers: people.get(row.id) ?? [],
    version: row.version,
  }));
}

/** Events as an assigned person sees them, with their own attempt. */
export async function toLearnerExecutions(
  db: Db | Tx,
  rows: readonly ExecutionRow[],
  userId: string,
  now: string,
): Promise<LearnerExecution[]> {
  const attempts = await db
    .selectFrom('attempts')
    .select(['id', 'executionId', 'status', 'mark', 'mode', 'reveal'])
    .where('userId', '=', userId)
    .where('executionId', 'in', [...rows.map((row) => row.id), ''])
    .execute();
  return rows.map((row) => {
    const attempt = attempts.find((one) => one.executionId === row.id);
    const isShown =
      attempt !== undefined && revealToOwner({ ...attempt, eventEnd: row.endDateTime }, now) !== 'NOTHING';
    return {
      ...bareExecution(row, now),
      attemptId: attempt?.id ?? null,
      attemptStatus: attempt?.status ?? null,
      mark: isShown ? attempt.mark : null,
      serverNow: now,
    };
  });
}

/** What a person sets on an event. */
export type ExecutionFields = Pick<
  Execution,
  'title' | 'description' | 'workId' | 'startDateTime' | 'endDateTime' | 'executionTime'
>;

function columnsOf(fields: ExecutionFields) {
  const { title, description, workId, startDateTime, endDateTime, executionTime } = fields;
  return {
    workId,
    title: json(title),
    description: json(description),
    titleKey: searchKey(title.ru),
    searchText: searchKey(title.ru, title.en, title.ch),
    // One form of date-times in the database, so that they compare as text.
    startDateTime: new Date(startDateTime).toISOString(),
    endDateTime: new Date(endDateTime).toISOString(),
    executionTime,
  };
}

export async function insertExecution(tx: Tx, fields: ExecutionFields, now: string): Promise<string> {
  const id = newId();
  await tx
    .insertInto('executions')
    .values({ id, ...columnsOf(fields), dateCreating: now, archivedAt: null, version: 1 })
    .execute();
  return id;
}

export async function changeExecution(
  tx: Tx,
  id: string,
  version: number,
  fields: ExecutionFields,
): Promise<void> {
  await tx
    .updateTable('executions')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function assign(tx: Tx, executionId: string, userIds: readonly string[]): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({ executionId, userId }));
  if (rows.length === 0) return;
  await tx
    .insertInto('executionUsers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unassign(tx: Tx, executionId: string, userIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('executionUsers')
    .where('executionId', '=', executionId)
    .where('userId', 'in', [...userIds, ''])
    .execute();
}

/** Gives attempts in progress a later deadline where the event's change makes it later; never an earlier one. */
export async function extendDeadlines(
  tx: Tx,
  executionId: string,
  deadlineOf: (startedAt: string) => string | null,
): Promise<void> {
  const running = await tx
    .selectFrom('attempts')
    .select(['id', 'startedAt', 'deadline'])
    .where('executionId', '=', executionId)
    .where('status', '=', 'IN_PROGRESS')
    .execute();
  for (const { id, startedAt, deadline: present } of running) {
    const deadline = deadlineOf(startedAt);
    if (deadline === null || present === null || deadline <= present) continue;
    await tx
      .updateTable('attempts')
      .set({ deadline })
      .where('id', '=', id)
      .where('status', '=', 'IN_PROGRESS')
      .execute();
  }
}

// Changes of control events. Each function runs inside a write; the caller writes the audit log.
import type { Execution, ExecutionSettings, PersonalTerms } from '#contract/entities/execution.ts';
import { textsOf } from '#contract/languages.ts';
import { visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { nextVersion } from '../completed-work/attempts-repository.ts';
import { newSeed } from '../works/insert-attempt.ts';
import type { Change } from '../works/works-repository.ts';
import { contentAtOf } from './content/event-content.ts';
import { findExecution } from './executions-repository.ts';

/** Locks an event's row and reads it, so that nobody changes it between the check and the change. */
export async function lockExecution(
  tx: Tx,
  caller: Caller,
  id: string,
  now: string,
): Promise<Execution | undefined> {
  await tx.selectFrom('executions').select('id').where('id', '=', id).forUpdate().execute();
  return findExecution(tx, caller, id, now);
}

/** What a person sets on an event. */
export type ExecutionFields = Pick<
  Execution,
  'title' | 'description' | 'workId' | 'startDateTime' | 'endDateTime' | 'executionTime'
> & {
  /** Left out: it stays as it is. */
  readonly settings?: ExecutionSettings | undefined;
};

function columnsOf(fields: ExecutionFields) {
  const { title, description, workId, startDateTime, endDateTime, executionTime, settings } = fields;
  return {
    workId,
    title: json(title),
    description: json(description),
    titleKey: searchKey(title.ru),
    searchText: searchKey(...textsOf(title)),
    // Normalised, because date-times are compared as text in the database.
    startDateTime: new Date(startDateTime).toISOString(),
    endDateTime: new Date(endDateTime).toISOString(),
    executionTime,
    ...settings,
  };
}

/**
 * Creates an event and returns its id.
 * @param by who makes it; null for the server itself
 * @param holds whether the event holds its work while it runs
 */
export async function insertExecution(
  tx: Tx,
  fields: ExecutionFields,
  { by, now }: Change,
  holds = true,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('executions')
    .values({
      id,
      ...columnsOf(fields),
      lastEnd: new Date(fields.endDateTime).toISOString(),
      contentAt: contentAtOf(fields, now),
      drawSeed: newSeed(),
      holds,
      createdBy: by,
      dateCreating: now,
      archivedAt: null,
      version: 1,
    })
    .execute();
  return id;
}

/** `holds` undefined keeps what is stored. */
export async function changeExecution(
  tx: Tx,
  before: Execution,
  { holds, ...fields }: ExecutionFields & { readonly holds?: boolean | undefined },
  now: string,
): Promise<void> {
  const { id, version } = before;
  await tx
    .updateTable('executions')
    .set({
      ...columnsOf(fields),
      contentAt: contentAtOf(fields, now, before),
      ...(holds === undefined ? {} : { holds }),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
}

/** Of a change that is not in its own row. */
export async function raiseVersion(
  tx: Tx,
  { id, version }: Pick<Execution, 'id' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('executions')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Whether the event holds its work while it runs. */
export async function storeHolding(
  tx: Tx,
  { id, version }: Pick<Execution, 'id' | 'version'>,
  holds: boolean,
): Promise<void> {
  await tx
    .updateTable('executions')
    .set({ holds, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function archiveExecution(
  tx: Tx,
  { id, version }: Pick<Execution, 'id' | 'version'>,
  now: string,
): Promise<void> {
  await tx
    .updateTable('executions')
    .set({ archivedAt: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Takes an event back from the archive. */
export async function takeFromArchive(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('executions')
    .set({ archivedAt: null, version: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** People who are assigned already are ignored; windows are stored by `storeWindows`. */
export async function assign(tx: Tx, executionId: string, userIds: readonly string[]): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({ executionId, userId, startsAt: '', endsAt: '' }));
  if (rows.length === 0) return;
  await tx
    .insertInto('executionUsers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** People whom the caller may not see stay. */
export async function unassign(
  tx: Tx,
  caller: Caller,
  executionId: string,
  userIds: readonly string[],
): Promise<void> {
  const seen = tx.selectFrom('users').select('users.id').where(visibleUsers(tx, caller));
  await tx
    .deleteFrom('executionUsers')
    .where('executionId', '=', executionId)
    .where('userId', 'in', userIds)
    .where('userId', 'in', seen)
    .execute();
}

/** Stores what is different for people whom the caller may see; everybody else of them has the usual. */
export async function storeTerms(
  tx: Tx,
  caller: Caller,
  executionId: string,
  terms: readonly PersonalTerms[],
): Promise<void> {
  const seen = tx.selectFrom('users').select('users.id').where(visibleUsers(tx, caller));
  const ofEvent = tx
    .updateTable('executionUsers')
    .where('executionId', '=', executionId)
    .where('userId', 'in', seen);
  await ofEvent.set({ extraPercent: 0, extraMinutes: 0, windowStart: null, windowEnd: null }).execute();
  for (const { userId, extraPercent, extraMinutes, startDateTime, endDateTime } of terms) {
    await ofEvent
      .set({ extraPercent, extraMinutes, windowStart: startDateTime, windowEnd: endDateTime })
      .where('userId', '=', userId)
      .execute();
  }
}

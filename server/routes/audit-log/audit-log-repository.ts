// Reads the audit log: filtered, as pages or chunk by chunk.
import { fullNameOf } from '#contract/full-name.ts';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { AuditActDetails, AuditEntry, AuditFilter } from '#contract/calls/audit-log.ts';
import type { Page } from '#contract/page.ts';
import { contains, countRows, toPage } from '#server/repositories/lists.ts';
import { rowsAfter, chunksOfRows } from '#server/repositories/chunks.ts';
import { rowsWith } from '#server/repositories/text-search.ts';
import type { Db, Schema } from '#server/storage/schema.ts';
import { auditChanges } from './audit-changes.ts';
import { withNames } from './audit-names.ts';
import { joinedActs, othersBehind, type Joined } from './joined-acts.ts';

type Filter = Omit<AuditFilter, 'size' | 'page'>;

/** How many differences a row of the list has room for. */
const SHOWN_CHANGES = 3;

type Text = RawBuilder<SqlBool> | undefined;

function wordsOf({ search }: Filter): string | undefined {
  return search === undefined || search.trim() === '' ? undefined : search;
}

/** The search as a condition on the text index: for a page, which needs few of many rows. */
async function textOf(db: Db, filter: Filter): Promise<Text> {
  const words = wordsOf(filter);
  return words === undefined ? undefined : rowsWith(db, 'auditLog', words);
}

/** Whether one act is one line: who looks for a name or a thing sees the entry of that one. */
const isByLine = (filter: Filter): boolean => wordsOf(filter) === undefined && filter.subjectId === undefined;

/** @param text the condition of the search; without it, each row is compared as it is read */
function filtered(db: Db, filter: Filter, text?: Text) {
  const { personId, what, subjectType, subjectId, from, to } = filter;
  const words = wordsOf(filter);
  let query = db.selectFrom('auditLog');
  if (text !== undefined) query = query.where(text);
  else if (words !== undefined) query = query.where((eb) => contains(eb, 'auditLog.searchText', words));
  const equal = { personId, what, subjectType, subjectId } as const;
  for (const column of ['personId', 'what', 'subjectType', 'subjectId'] as const) {
    const value = equal[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  if (from !== undefined) query = query.where('at', '>=', new Date(from).toISOString());
  if (to !== undefined) query = query.where('at', '<', new Date(to).toISOString());
  return query;
}

function withColumns<O>(query: SelectQueryBuilder<Schema, 'auditLog', O>) {
  return query
    .select(['auditLog.id', 'at', 'personId', 'personName', 'what'])
    .select(['subjectType', 'subjectId', 'subjectName', 'before', 'after']);
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number];

/** A row as the API shows it, with at most `most` of the differences. */
function toEntry(row: Row, most: number, joined?: Joined): AuditEntry {
  const changes = joined?.changes ?? auditChanges(row.before, row.after);
  return {
    id: row.id,
    at: row.at,
    person: row.personId === null ? null : { id: row.personId, fullName: row.personName },
    what: row.what,
    subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
    changes: changes.slice(0, most),
    changeCount: changes.length,
    moreCount: joined?.moreCount ?? 0,
  };
}

function orderOf({ sort }: Filter): 'asc' | 'desc' {
  return sort === 'at,asc' || sort === 'at' ? 'asc' : 'desc';
}

export async function pageOfAudit(db: Db, filter: AuditFilter): Promise<Page<AuditEntry>> {
  const order = orderOf(filter);
  const text = await textOf(db, filter);
  const isJoined = isByLine(filter);
  const wanted = () => {
    const query = filtered(db, filter, text);
    return isJoined ? query.where('headId', 'is', null) : query;
  };
  const [counted, rows] = await Promise.all([
    countRows(wanted()),
    withColumns(wanted())
      .orderBy('at', order)
      .orderBy('auditLog.id', order)
      .limit(filter.size)
      .offset(filter.page * filter.size)
      .execute(),
  ]);
  const joined: ReadonlyMap<string, Joined> = isJoined ? await joinedActs(db, rows) : new Map();
  const entries = await withNames(
    db,
    rows.map((row) => toEntry(row, SHOWN_CHANGES, joined.get(row.id))),
  );
  return toPage(entries, counted, filter);
}

/** One entry with all of its own differences, and what else its act changed. */
export async function findEntry(db: Db, id: string): Promise<AuditActDetails | undefined> {
  const row = await withColumns(db.selectFrom('auditLog')).where('auditLog.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [entry] = await withNames(db, [toEntry(row, Number.POSITIVE_INFINITY)]);
  return entry && { ...entry, ...(await othersBehind(db, id)) };
}

/** Every entry that matches the filter, with at most one chunk of them in memory. */
export async function* wantedEntries(db: Db, filter: Filter): AsyncGenerator<AuditEntry> {
  const order = orderOf(filter);
  const chunks = chunksOfRows<Row>((after, size) => {
    let chunk = withColumns(filtered(db, filter));
    if (after !== undefined)
      chunk = chunk.where(rowsAfter({ column: sql.ref('at'), id: 'auditLog.id', order }, after.at, after.id));
    return chunk.orderBy('at', order).orderBy('auditLog.id', order).limit(size).execute();
  });
  for await (const rows of chunks)
    yield* await withNames(
      db,
      rows.map((row) => toEntry(row, Number.POSITIVE_INFINITY)),
    );
}

const MAX_PEOPLE = 1000;

/** Everybody who has an entry, found by stepping along the index instead of reading the whole log. */
export async function peopleOfAudit(db: Db): Promise<{ id: string; fullName: string }[]> {
  const personId = sql.ref('personId');
  const log = sql.table('auditLog');
  const { rows } = await sql<{ id: string }>`with recursive people(id) as (
      select min(${personId}) from ${log}
      union all
      select (select min(${personId}) from ${log} where ${personId} > people.id) from people where people.id is not null
    ) select id from people where id is not null limit ${MAX_PEOPLE}`.execute(db);
  if (rows.length === 0) return [];
  const users = await db
    .selectFrom('users')
    .select(['id', 'surname', 'name', 'lastName'])
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('surnameKey')
    .orderBy('id')
    .execute();
  return users.map((user) => ({ id: user.id, fullName: fullNameOf(user) }));
}

// The people of an exported table, read chunk by chunk: at most one chunk is in memory.
import { sql } from 'kysely';
import type { User } from '#contract/entities/user.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { chunksOfRows, rowsAfter } from '#server/repositories/chunks.ts';
import { filteredUsers, USER_SORT_COLUMNS, type UserFilter } from '#server/repositories/people-list.ts';
import { toUsers } from '#server/repositories/user-rows.ts';
import type { Db } from '#server/storage/schema.ts';

/** Everybody who matches the filter. */
export async function* wantedPeople(
  db: Db,
  person: Person,
  query: UserFilter & { readonly sort: string },
): AsyncGenerator<User> {
  const [field = '', direction] = query.sort.split(',');
  const column = sql.ref(USER_SORT_COLUMNS[field as keyof typeof USER_SORT_COLUMNS]);
  const order = direction === 'desc' ? 'desc' : 'asc';
  const id = 'users.id';
  const select = () => filteredUsers(db, person, query).select(column.as('sortKey'));
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
  const chunks = chunksOfRows<Row>((after, size) => {
    let chunk = select();
    if (after !== undefined) chunk = chunk.where(rowsAfter({ column, id, order }, after.sortKey, after.id));
    return chunk.orderBy(column, order).orderBy(id, order).limit(size).execute();
  });
  for await (const rows of chunks) yield* await toUsers(db, rows);
}

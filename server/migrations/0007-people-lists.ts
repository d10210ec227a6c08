// Lists of people in any order and with any filter; erased people; imports under way.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

/**
 * One index for each order of a list of people, covering every column that its filters use, so that filtering
 * reads the index only. The search text is included only where index entries may be that long; PostgreSQL
 * limits them, and reads the table fast enough.
 */
async function addUserOrders(db: Kysely<unknown>, { engine }: ColumnKinds): Promise<void> {
  for (const index of ['usersDateCreating', 'usersSurname']) await db.schema.dropIndex(index).execute();
  const filters = ['active', 'groupId', 'erasedAt', ...(engine === 'embedded' ? ['searchText'] : [])];
  for (const column of ['dateCreating', 'surnameKey', 'loginKey', 'emailKey']) {
    await db.schema
      .createIndex(`usersBy_${column}`)
      .on('users')
      .columns([column, 'id', ...filters])
      .execute();
  }
}

async function addOtherOrders(db: Kysely<unknown>): Promise<void> {
  const orders: readonly (readonly [table: string, columns: readonly string[]])[] = [
    ['registrationRequests', ['surnameKey', 'id']],
    ['qrCodes', ['dateCreating', 'id']],
    ['qrCodes', ['expiresAt', 'id']],
  ];
  for (const [table, columns] of orders) {
    await db.schema
      .createIndex(`${table}By_${columns[0]}`)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

export const peopleListsMigration: Migration = {
  name: '0007-people-lists',
  async up(db, c) {
    await db.schema.alterTable('users').addColumn('erasedAt', c.dateTime).execute();
    await db.schema
      .createTable('userImports')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('state', c.key, (column) =>
        column.notNull().check(sql`state in ('RUNNING', 'DONE', 'FAILED')`),
      )
      .addColumn('done', c.integer, (column) => column.notNull())
      .addColumn('total', c.integer, (column) => column.notNull())
      .addColumn('counts', c.json)
      .addColumn('reason', c.text)
      .addColumn('createdAt', c.dateTime, (column) => column.notNull())
      .addColumn('aliveAt', c.dateTime, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('userImportsRunning')
      .on('userImports')
      .column('userId')
      .unique()
      .where(sql.ref('state'), '=', sql`'RUNNING'`)
      .execute();
    await db.schema
      .createIndex('userImportsUser')
      .on('userImports')
      .columns(['userId', 'createdAt'])
      .execute();
    await addUserOrders(db, c);
    await addOtherOrders(db);
  },
};

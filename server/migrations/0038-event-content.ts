// Up to when what was published is the content of a control event.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const eventContentMigration: Migration = {
  name: '0038-event-content',
  async up(db, c) {
    await db.schema
      .alterTable('executions')
      .addColumn('contentAt', c.dateTime, (column) => column.notNull().defaultTo(''))
      .execute();
    // An event has drawn from what was the latest so far: what runs keeps what is published now.
    const now = new Date().toISOString();
    await sql`update executions set ${sql.ref('contentAt')} =
      case when ${sql.ref('startDateTime')} > ${now} then ${sql.ref('startDateTime')} else ${now} end`.execute(
      db,
    );
    await db.schema
      .createIndex('workRevisionsAge')
      .on('workRevisions')
      .columns(['workId', 'createdAt'])
      .execute();
  },
};

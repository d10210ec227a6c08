// Marks that learners question, once for each answer.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const markAppealsMigration: Migration = {
  name: '0029-mark-appeals',
  async up(db, c) {
    await db.schema
      .createTable('markAppeals')
      .addColumn('attemptId', c.key, (column) =>
        column.notNull().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('taskId', c.key, (column) => column.notNull())
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addColumn('reason', c.text, (column) => column.notNull())
      .addColumn('state', c.key, (column) => column.notNull())
      .addColumn('answer', c.text, (column) => column.notNull().defaultTo(''))
      .addColumn('answeredAt', c.dateTime)
      .addColumn('answeredById', c.key)
      .addColumn('answeredByName', c.text)
      .addPrimaryKeyConstraint('markAppealsKey', ['attemptId', 'taskId'])
      .execute();
    await db.schema
      .createIndex('markAppealsOpen')
      .on('markAppeals')
      .columns(['attemptId', 'taskId'])
      .where(sql.ref('state'), '=', sql`'OPEN'`)
      .execute();
  },
};

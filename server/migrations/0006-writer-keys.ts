// Which opening writes an attempt, to recognise a start repeated after a lost response; files of answers.
import type { Migration } from './migration.ts';

export const writerKeysMigration: Migration = {
  name: '0006-writer-keys',
  async up(db, c) {
    await db.schema.alterTable('attempts').addColumn('writerKey', c.key).execute();
    await db.schema
      .createTable('answerFiles')
      .addColumn('attemptId', c.key, (column) =>
        column.notNull().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('contentHash', c.key, (column) => column.notNull())
      .addColumn('outcome', c.key, (column) => column.notNull())
      .addColumn('eventCount', c.integer, (column) => column.notNull())
      .addColumn('data', c.json, (column) => column.notNull())
      .addColumn('byId', c.key, (column) => column.notNull())
      .addColumn('byName', c.text, (column) => column.notNull())
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addPrimaryKeyConstraint('answerFilesKey', ['attemptId', 'contentHash'])
      .execute();
  },
};

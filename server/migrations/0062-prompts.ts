// What teachers point at and say in attempts of TRAINING.
import type { Migration } from './migration.ts';

export const promptsMigration: Migration = {
  name: '0062-prompts',
  async up(db, c) {
    await db.schema
      .alterTable('attempts')
      .addColumn('prompts', c.integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('prompts')
      .addColumn('attemptId', c.key, (column) =>
        column.notNull().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('number', c.integer, (column) => column.notNull())
      .addColumn('taskId', c.key, (column) => column.notNull())
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addColumn('byId', c.key)
      .addColumn('byName', c.text, (column) => column.notNull())
      .addColumn('words', c.text, (column) => column.notNull())
      .addColumn('pointed', c.json)
      .addColumn('seenAt', c.dateTime)
      .addPrimaryKeyConstraint('promptsKey', ['attemptId', 'number'])
      .execute();
  },
};

// Gates of a task that a teacher set aside, and how many of them an attempt has.
import type { Migration } from './migration.ts';

export const gateWaiversMigration: Migration = {
  name: '0030-gate-waivers',
  async up(db, c) {
    await db.schema
      .createTable('gateWaivers')
      .addColumn('attemptId', c.key, (column) =>
        column.notNull().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('taskId', c.key, (column) => column.notNull())
      .addColumn('gateId', c.key, (column) => column.notNull())
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addColumn('byId', c.key)
      .addColumn('byName', c.text, (column) => column.notNull())
      .addColumn('reason', c.text, (column) => column.notNull())
      .addPrimaryKeyConstraint('gateWaiversKey', ['attemptId', 'taskId', 'gateId'])
      .execute();
    await db.schema
      .alterTable('attempts')
      .addColumn('waivedGates', c.integer, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

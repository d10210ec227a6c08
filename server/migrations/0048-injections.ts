// Situations given in control events, and a number by which one person's stream is told of something.
import type { Migration } from './migration.ts';

export const injectionsMigration: Migration = {
  name: '0048-injections',
  async up(db, c) {
    await db.schema
      .createTable('injections')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('setId', c.key, (column) => column.notNull())
      .addColumn('executionId', c.key, (column) => column.notNull().references('executions.id'))
      .addColumn('userId', c.key, (column) => column.notNull())
      .addColumn('situation', c.key, (column) => column.notNull())
      .addColumn('text', c.json, (column) => column.notNull())
      .addColumn('moment', c.json, (column) => column.notNull())
      .addColumn('reason', c.text, (column) => column.notNull())
      .addColumn('byId', c.key)
      .addColumn('byName', c.text, (column) => column.notNull())
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addColumn('state', c.key, (column) => column.notNull())
      .addColumn('issuedId', c.key)
      .execute();
    await db.schema.createIndex('injectionsEvent').on('injections').columns(['executionId', 'id']).execute();
    await db.schema.createIndex('injectionsState').on('injections').columns(['state', 'id']).execute();
    await db.schema
      .alterTable('executionUsers')
      .addColumn('liveNumber', c.bigInteger, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

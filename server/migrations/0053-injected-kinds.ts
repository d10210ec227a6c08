// Faults, calls and messages beside situations among what is given in control events.
import type { Migration } from './migration.ts';

export const injectedKindsMigration: Migration = {
  name: '0053-injected-kinds',
  async up(db, c) {
    await db.schema
      .alterTable('injections')
      .addColumn('kind', c.key, (column) => column.notNull().defaultTo('SITUATION'))
      .execute();
    await db.schema
      .alterTable('injections')
      .addColumn('words', c.text, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('injections').addColumn('messageId', c.key).execute();
    await db.schema.alterTable('executionMessages').addColumn('caller', c.json).execute();
  },
};

// Letters about control events: the calendar's file that goes with a letter, and who was told of what.
import type { Migration } from './migration.ts';

export const eventLettersMigration: Migration = {
  name: '0041-event-letters',
  async up(db, c) {
    await db.schema
      .alterTable('outbox')
      .addColumn('calendar', c.text, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('executionUsers').addColumn('toldAt', c.dateTime).execute();
  },
};

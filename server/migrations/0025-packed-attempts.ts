// Marked attempts are packed: their batches into one piece, the results of their simulations each into one. A job does it.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const packedAttemptsMigration: Migration = {
  name: '0025-packed-attempts',
  async up(db, c) {
    await db.schema
      .createTable('packedBatches')
      .addColumn('attemptId', c.key, (column) =>
        column.primaryKey().references('attempts.id').onDelete('cascade'),
      )
      .addColumn('data', c.bytes, (column) => column.notNull())
      .execute();
    await db.schema.alterTable('attempts').addColumn('packedAt', c.dateTime).execute();
    await db.schema.alterTable('attemptTasks').addColumn('packedSimulation', c.bytes).execute();
    // No column that saving changes, so that PostgreSQL can go on changing an attempt's row in its place.
    await db.schema
      .createIndex('attemptsToPack')
      .on('attempts')
      .columns(['submittedAt'])
      .where(
        sql<boolean>`${sql.ref('packedAt')} is null and ${sql.ref('status')} in ('REVIEWED', 'REVIEW_PENDING')`,
      )
      .execute();
  },
};

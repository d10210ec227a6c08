// Where the time of a run of the room went and what was refused in it, so that it need not be played again to be counted.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const runTracesMigration: Migration = {
  name: '0049-run-traces',
  async up(db, c) {
    await db.schema.alterTable('attemptTasks').addColumn('trace', c.json).execute();
    await db.schema
      .createIndex('attemptTasksWithoutTrace')
      .on('attemptTasks')
      .column('attemptId')
      .where(
        sql<boolean>`${sql.ref('trace')} is null and ${sql.ref('steps')} is not null and ${sql.ref('taskType')} = 'ROOM'`,
      )
      .execute();
    // What is kept lacks what is counted now: it is counted anew.
    await sql`delete from ${sql.table('keptFigures')}`.execute(db);
    await sql`insert into ${sql.table('figuresDue')}(${sql.ref('id')}, ${sql.ref('workId')})
      select distinct 'traces-' || ${sql.ref('workId')}, ${sql.ref('workId')} from ${sql.table('attempts')}
      where ${sql.ref('status')} in ('REVIEWED', 'REVIEW_PENDING')`.execute(db);
  },
};

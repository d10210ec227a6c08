// How each step of a simulation was judged, beside the whole judgement: what many runs are counted by without unpacking them.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const runStepsMigration: Migration = {
  name: '0045-run-steps',
  async up(db, c) {
    await db.schema.alterTable('attemptTasks').addColumn('steps', c.json).execute();
    await db.schema
      .createIndex('attemptTasksWithoutSteps')
      .on('attemptTasks')
      .column('attemptId')
      .where(
        sql<boolean>`${sql.ref('steps')} is null and (${sql.ref('simulation')} is not null or ${sql.ref('packedSimulation')} is not null)`,
      )
      .execute();
    await db.schema
      .alterTable('keptFigures')
      .addColumn('groups', c.json, (column) => column.notNull().defaultTo('[]'))
      .execute();
    // What is kept lacks groups and times: it is counted anew.
    await sql`delete from ${sql.table('keptFigures')}`.execute(db);
    await sql`insert into ${sql.table('figuresDue')}(${sql.ref('id')}, ${sql.ref('workId')})
      select distinct 'anew-' || ${sql.ref('workId')}, ${sql.ref('workId')} from ${sql.table('attempts')}
      where ${sql.ref('status')} in ('REVIEWED', 'REVIEW_PENDING')`.execute(db);
  },
};

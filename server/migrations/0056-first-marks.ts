// Figures by marks as they were first given, beside those by marks as they stand.
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const firstMarksMigration: Migration = {
  name: '0056-first-marks',
  async up(db, c) {
    await db.schema.alterTable('keptFigures').addColumn('asFirstMarked', c.json).execute();
    const [id, workId] = [sql.ref('id'), sql.ref('workId')];
    // Where a mark has changed, figures are due; a row for each work.
    await sql`insert into ${sql.table('figuresDue')}(${id}, ${workId})
      select distinct 'first-marks ' || ${workId}, ${workId} from ${sql.table('attempts')}
      where ${sql.ref('waivedGates')} > 0
        or ${id} in (select ${sql.ref('attemptId')} from ${sql.table('markHistory')})
        or ${id} in (select ${sql.ref('attemptId')} from ${sql.table('regradeMarks')})`.execute(db);
  },
};

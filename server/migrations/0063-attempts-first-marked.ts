/**
 * Attempts whose marks have changed, as they were first marked, for the figures of groups and people. And figures are due by what
 * was forgotten: an attempt that is opened again, and another order of a work's tasks.
 */
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

const [ATTEMPTS, WORKS, DUE] = [sql.table('attempts'), sql.table('works'), sql.table('figuresDue')];
const [ID, WORK_ID] = [sql.ref('id'), sql.ref('workId')];
const COUNTED_COLUMNS = sql.join(
  ['status', 'mark', 'passed', 'demo', 'isBegunHeld'].map((name) => sql.ref(name)),
);
const IS_OR_WAS_FINISHED = sql.raw(
  `(new."status" in ('REVIEWED', 'REVIEW_PENDING') or old."status" in ('REVIEWED', 'REVIEW_PENDING'))`,
);
const [CHANGE, ORDER] = [sql.id('figuresChange'), sql.id('figuresOrder')];

async function watchEmbedded(db: Kysely<unknown>): Promise<void> {
  const due = (column: string) =>
    sql`insert into ${DUE}(${ID}, ${WORK_ID}) values (lower(hex(randomblob(16))), ${sql.raw(`new."${column}"`)});`;
  await sql`drop trigger ${CHANGE}`.execute(db);
  await sql`create trigger ${CHANGE} after update of ${COUNTED_COLUMNS} on ${ATTEMPTS} when ${IS_OR_WAS_FINISHED} begin ${due('workId')} end`.execute(
    db,
  );
  await sql`create trigger ${ORDER} after update of ${sql.ref('revision')} on ${WORKS} begin ${due('id')} end`.execute(
    db,
  );
}

async function watchPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger ${CHANGE} on ${ATTEMPTS}`.execute(db);
  await sql`create trigger ${CHANGE} after update of ${COUNTED_COLUMNS} on ${ATTEMPTS} for each row when ${IS_OR_WAS_FINISHED} execute function ${sql.id('figuresAreDue')}()`.execute(
    db,
  );
  const call = sql.id('figuresOfWorkAreDue');
  await sql`create function ${call}() returns trigger language plpgsql as $$ begin
    insert into "figuresDue"("id", "workId") values (gen_random_uuid()::text, new."id");
    return null; end $$`.execute(db);
  await sql`create trigger ${ORDER} after update of ${sql.ref('revision')} on ${WORKS} for each row execute function ${call}()`.execute(
    db,
  );
}

function firstMarksTable(db: Kysely<unknown>, c: ColumnKinds) {
  return db.schema
    .createTable('firstMarks')
    .addColumn('attemptId', c.key, (column) =>
      column.primaryKey().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('mark', c.real, (column) => column.notNull())
    .addColumn('maxScore', c.real, (column) => column.notNull())
    .addColumn('passed', c.boolean, (column) => column.notNull())
    .addColumn('steps', c.json, (column) => column.notNull());
}

export const attemptsFirstMarkedMigration: Migration = {
  name: '0063-attempts-first-marked',
  async up(db, c) {
    await firstMarksTable(db, c).execute();
    await (c.engine === 'postgres' ? watchPostgres(db) : watchEmbedded(db));
    await sql`insert into ${DUE}(${ID}, ${WORK_ID})
      select distinct 'attempts-first-marked ' || ${WORK_ID}, ${WORK_ID} from ${ATTEMPTS}
      where ${sql.ref('status')} = 'IN_PROGRESS' or ${sql.ref('waivedGates')} > 0
        or ${ID} in (select ${sql.ref('attemptId')} from ${sql.table('markHistory')})
        or ${ID} in (select ${sql.ref('attemptId')} from ${sql.table('regradeMarks')})`.execute(db);
  },
};

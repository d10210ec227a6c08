// Figures of works and events, and what has changed since they were counted.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

/** What a change of an attempt must touch to change a figure. */
const COUNTED_COLUMNS = ['status', 'mark', 'passed', 'demo', 'isBegunHeld'].map((name) => sql.ref(name));
const FINISHED = sql`('REVIEWED', 'REVIEW_PENDING')`;

const sides = (when: string) => [sql.raw(`${when}."workId"`), sql.raw(`${when}."status"`)] as const;

/** A row for each change; none is shared, so no attempt waits for another. */
async function watchEmbedded(db: Kysely<unknown>): Promise<void> {
  const due = (workId: unknown) =>
    sql`insert into ${sql.table('figuresDue')}(${sql.ref('id')}, ${sql.ref('workId')}) values (lower(hex(randomblob(16))), ${workId});`;
  const [newWork, newStatus] = sides('new');
  const [oldWork, oldStatus] = sides('old');
  const attempts = sql.table('attempts');
  await sql`create trigger ${sql.id('figuresAdd')} after insert on ${attempts} when ${newStatus} in ${FINISHED} begin ${due(newWork)} end`.execute(
    db,
  );
  await sql`create trigger ${sql.id('figuresChange')} after update of ${sql.join(COUNTED_COLUMNS)} on ${attempts} when ${newStatus} in ${FINISHED} begin ${due(newWork)} end`.execute(
    db,
  );
  await sql`create trigger ${sql.id('figuresDrop')} after delete on ${attempts} when ${oldStatus} in ${FINISHED} begin ${due(oldWork)} end`.execute(
    db,
  );
}

async function watchPostgres(db: Kysely<unknown>): Promise<void> {
  const attempts = sql.table('attempts');
  const call = sql.id('figuresAreDue');
  await sql`create function ${call}() returns trigger language plpgsql as $$ begin
    insert into "figuresDue"("id", "workId") values (gen_random_uuid()::text, coalesce(new."workId", old."workId"));
    return null; end $$`.execute(db);
  const [, newStatus] = sides('new');
  const [, oldStatus] = sides('old');
  await sql`create trigger ${sql.id('figuresAdd')} after insert on ${attempts} for each row when (${newStatus} in ${FINISHED}) execute function ${call}()`.execute(
    db,
  );
  await sql`create trigger ${sql.id('figuresChange')} after update of ${sql.join(COUNTED_COLUMNS)} on ${attempts} for each row when (${newStatus} in ${FINISHED}) execute function ${call}()`.execute(
    db,
  );
  await sql`create trigger ${sql.id('figuresDrop')} after delete on ${attempts} for each row when (${oldStatus} in ${FINISHED}) execute function ${call}()`.execute(
    db,
  );
}

function keptTable(db: Kysely<unknown>, c: ColumnKinds) {
  return db.schema
    .createTable('keptFigures')
    .addColumn('workId', c.key, (column) => column.notNull().references('works.id').onDelete('cascade'))
    .addColumn('mode', c.key, (column) => column.notNull())
    .addColumn('executionKey', c.key, (column) => column.notNull())
    .addColumn('choice', c.key, (column) => column.notNull())
    .addColumn('revision', c.integer, (column) => column.notNull())
    .addColumn('attempts', c.integer, (column) => column.notNull())
    .addColumn('people', c.integer, (column) => column.notNull())
    .addColumn('passed', c.integer, (column) => column.notNull())
    .addColumn('mean', c.real)
    .addColumn('consistency', c.real)
    .addColumn('broken', c.json)
    .addColumn('data', c.json, (column) => column.notNull())
    .addColumn('countedAt', c.dateTime, (column) => column.notNull())
    .addPrimaryKeyConstraint('keptFiguresKey', ['workId', 'mode', 'executionKey', 'choice', 'revision']);
}

export const statisticsMigration: Migration = {
  name: '0044-statistics',
  async up(db, c) {
    await db.schema
      .createTable('figuresDue')
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('workId', c.key, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('figuresDueWork').on('figuresDue').column('workId').execute();
    await keptTable(db, c).execute();
    await db.schema
      .createIndex('keptFiguresList')
      .on('keptFigures')
      .columns(['executionKey', 'choice', 'revision', 'attempts'])
      .execute();
    await (c.engine === 'postgres' ? watchPostgres(db) : watchEmbedded(db));
    await sql`insert into ${sql.table('figuresDue')}(${sql.ref('id')}, ${sql.ref('workId')})
      select distinct ${sql.ref('workId')}, ${sql.ref('workId')} from ${sql.table('attempts')} where ${sql.ref('status')} in ${FINISHED}`.execute(
      db,
    );
  },
};

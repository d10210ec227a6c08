// For results and reviews: claims, points by the rubric, hidden names, kept counts, indexes for sorted lists.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

async function addReviews(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .alterTable('attempts')
    .addColumn('hidesNames', c.boolean, (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('attempts')
    .addColumn('reviewId', c.key, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('attempts').addColumn('reviewedAt', c.dateTime).execute();
  // Names of older attempts are not hidden, so the attempt's own id will do.
  await sql`update attempts set ${sql.ref('reviewId')} = id`.execute(db);
  await db.schema
    .alterTable('attemptTasks')
    .addColumn('reviewVersion', c.integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('attemptTasks').addColumn('rubric', c.json).execute();
  for (const column of ['claimedById', 'claimedByName'] as const) {
    await db.schema.alterTable('attemptTasks').addColumn(column, c.key).execute();
  }
  await db.schema.alterTable('attemptTasks').addColumn('claimedUntil', c.dateTime).execute();
  await db.schema
    .alterTable('markHistory')
    .addColumn('comment', c.text, (column) => column.notNull().defaultTo(''))
    .execute();
}

async function addReviewIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('attempts_reviewId').on('attempts').column('reviewId').unique().execute();
  await db.schema
    .createIndex('attemptsWaiting')
    .on('attempts')
    .columns(['submittedAt', 'id', 'groupId'])
    .where(sql.ref('status'), '=', sql`'REVIEW_PENDING'`)
    .execute();
  await db.schema
    .createIndex('attemptsWaitingByStart')
    .on('attempts')
    .columns(['startedAt', 'id'])
    .where(sql.ref('status'), '=', sql`'REVIEW_PENDING'`)
    .execute();
  await db.schema
    .createIndex('attemptsReviewed')
    .on('attempts')
    .columns(['submittedAt', 'id', 'groupId'])
    .where(sql.ref('reviewedAt'), 'is not', null)
    .execute();
}

/** The engines sort NULL to opposite ends; indexing a present value in its place sorts alike on both. */
async function addResultIndexes(db: Kysely<unknown>): Promise<void> {
  for (const column of ['mark', 'submittedAt'] as const)
    await db.schema.dropIndex(`attempts_${column}`).execute();
  const [mark, submittedAt, id] = [sql.ref('mark'), sql.ref('submittedAt'), sql.ref('id')];
  await sql`create index ${sql.id('attemptsByMark')} on attempts (coalesce(${mark}, -1), ${id})`.execute(db);
  await sql`create index ${sql.id('attemptsByEnd')} on attempts (coalesce(${submittedAt}, ''), ${id})`.execute(
    db,
  );
}

async function addResultCounts(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('resultCounts')
    .addColumn('groupKey', c.key, (column) => column.notNull())
    .addColumn('workId', c.key, (column) => column.notNull())
    .addColumn('mode', c.key, (column) => column.notNull())
    .addColumn('count', c.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('resultCountsKey', ['groupKey', 'workId', 'mode'])
    .execute();
  await db.schema
    .createTable('resultCountMarks')
    .addColumn('id', c.integer, (column) => column.primaryKey())
    .addColumn('countedUpTo', c.key, (column) => column.notNull())
    .execute();
  await sql`insert into ${sql.table('resultCountMarks')} (id, ${sql.ref('countedUpTo')}) values (1, '')`.execute(
    db,
  );
}

export const reviewsMigration: Migration = {
  name: '0005-reviews',
  async up(db, c) {
    await addReviews(db, c);
    await addReviewIndexes(db);
    await addResultIndexes(db);
    await addResultCounts(db, c);
  },
};

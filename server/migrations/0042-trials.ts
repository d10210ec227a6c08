// Trials: what an author looks at as a student, frozen apart; and what colleagues say of tasks.
import type { Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

async function addTrials(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  // What was frozen stands among works and tasks as something put away that nobody can restore.
  for (const table of ['works', 'tasks'])
    await db.schema.alterTable(table).addColumn('trialOf', c.key).execute();
  await db.schema
    .createTable('trials')
    .addColumn('id', c.key, (column) => column.primaryKey().references('works.id'))
    .addColumn('kind', c.key, (column) => column.notNull())
    .addColumn('subjectId', c.key, (column) => column.notNull())
    .addColumn('workId', c.key)
    .addColumn('contentHash', c.key, (column) => column.notNull())
    .addColumn('madeById', c.key, (column) => column.notNull())
    .addColumn('madeByName', c.text, (column) => column.notNull())
    .addColumn('lookedAt', c.dateTime, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('trialsSubject').on('trials').columns(['subjectId', 'contentHash']).execute();
  await db.schema.createIndex('trialsLooked').on('trials').column('lookedAt').execute();
}

async function addComments(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  const saying = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('text', c.text, (column) => column.notNull())
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addColumn('byId', c.key, (column) => column.notNull())
      .addColumn('byName', c.text, (column) => column.notNull());
  await saying('taskComments')
    .addColumn('taskId', c.key, (column) => column.notNull())
    .addColumn('closedAt', c.dateTime)
    .addColumn('closedById', c.key)
    .addColumn('closedByName', c.text)
    .execute();
  await db.schema.createIndex('taskCommentsTask').on('taskComments').columns(['taskId', 'id']).execute();
  await saying('taskCommentReplies')
    .addColumn('commentId', c.key, (column) =>
      column.notNull().references('taskComments.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('taskCommentRepliesComment')
    .on('taskCommentReplies')
    .columns(['commentId', 'id'])
    .execute();
}

export const trialsMigration: Migration = {
  name: '0042-trials',
  async up(db, c) {
    await addTrials(db, c);
    await addComments(db, c);
  },
};

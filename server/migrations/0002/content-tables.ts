// Courses, works, tasks, cases and rulesets: heads that change, and revisions that never do.
import type { Kysely } from 'kysely';
import type { ColumnKinds } from '../migration.ts';

/** The columns of the head row that every kind of content has. */
function headTable(db: Kysely<unknown>, c: ColumnKinds, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('revision', c.integer, (column) => column.notNull())
    .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
    .addColumn('archivedAt', c.dateTime);
}

function revisionTable(db: Kysely<unknown>, c: ColumnKinds, name: string, head: string, idColumn: string) {
  return db.schema
    .createTable(name)
    .addColumn(idColumn, c.key, (column) => column.notNull().references(`${head}.id`))
    .addColumn('revision', c.integer, (column) => column.notNull())
    .addColumn('data', c.json, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}Key`, [idColumn, 'revision']);
}

async function addGroupLinks(
  db: Kysely<unknown>,
  c: ColumnKinds,
  name: string,
  head: string,
  idColumn: string,
): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn(idColumn, c.key, (column) => column.notNull().references(`${head}.id`))
    .addColumn('groupId', c.key, (column) => column.notNull().references('groups.id').onDelete('cascade'))
    .addPrimaryKeyConstraint(`${name}Key`, [idColumn, 'groupId'])
    .execute();
  await db.schema.createIndex(`${name}Group`).on(name).columns(['groupId', idColumn]).execute();
}

async function addListIndexes(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}Date`).on(table).columns(['dateCreating', 'id']).execute();
  await db.schema.createIndex(`${table}Title`).on(table).columns(['titleKey', 'id']).execute();
}

async function addCourses(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await headTable(db, c, 'courses')
    .addColumn('title', c.json, (column) => column.notNull())
    .addColumn('description', c.json, (column) => column.notNull())
    .addColumn('titleKey', c.key, (column) => column.notNull())
    .addColumn('searchText', c.key, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull())
    .execute();
  await addListIndexes(db, 'courses');
  await revisionTable(db, c, 'courseRevisions', 'courses', 'courseId')
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('createdBy', c.key)
    .execute();
  await addGroupLinks(db, c, 'courseGroups', 'courses', 'courseId');
}

async function addTasks(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await headTable(db, c, 'tasks')
    .addColumn('taskType', c.key, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull())
    .execute();
  await revisionTable(db, c, 'taskRevisions', 'tasks', 'taskId')
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('createdBy', c.key)
    .execute();
}

async function addWorks(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await headTable(db, c, 'works')
    .addColumn('courseId', c.key, (column) => column.references('courses.id'))
    .addColumn('kind', c.key, (column) => column.notNull())
    .addColumn('title', c.json, (column) => column.notNull())
    .addColumn('description', c.json, (column) => column.notNull())
    .addColumn('titleKey', c.key, (column) => column.notNull())
    .addColumn('searchText', c.key, (column) => column.notNull())
    .addColumn('gradeForCompletion', c.real, (column) => column.notNull())
    .addColumn('maxTaskAttempts', c.json, (column) => column.notNull())
    .addColumn('settingsWork', c.json, (column) => column.notNull())
    .addColumn('taskCount', c.integer, (column) => column.notNull())
    .addColumn('maxScore', c.real, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull())
    .execute();
  await addListIndexes(db, 'works');
  await db.schema
    .createIndex('worksCourse')
    .on('works')
    .columns(['courseId', 'dateCreating', 'id'])
    .execute();
  await revisionTable(db, c, 'workRevisions', 'works', 'workId')
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('createdBy', c.key)
    .execute();
  await addGroupLinks(db, c, 'workGroups', 'works', 'workId');
}

async function addWorkTasks(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('workRevisionTasks')
    .addColumn('workId', c.key, (column) => column.notNull())
    .addColumn('workRevision', c.integer, (column) => column.notNull())
    .addColumn('position', c.integer, (column) => column.notNull())
    .addColumn('taskId', c.key, (column) => column.notNull())
    .addColumn('taskRevision', c.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('workRevisionTasksKey', ['workId', 'workRevision', 'position'])
    .addUniqueConstraint('workRevisionTasksTask', ['workId', 'workRevision', 'taskId'])
    .addForeignKeyConstraint('workRevisionTasksWork', ['workId', 'workRevision'], 'workRevisions', [
      'workId',
      'revision',
    ])
    .addForeignKeyConstraint('workRevisionTasksPin', ['taskId', 'taskRevision'], 'taskRevisions', [
      'taskId',
      'revision',
    ])
    .execute();
  await db.schema
    .createIndex('workRevisionTasksByTask')
    .on('workRevisionTasks')
    .columns(['taskId', 'workId'])
    .execute();
}

async function addSimulations(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await headTable(db, c, 'rulesets')
    .addColumn('simulation', c.key, (column) => column.notNull())
    .execute();
  await revisionTable(db, c, 'rulesetRevisions', 'rulesets', 'rulesetId')
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .execute();
  await headTable(db, c, 'cases')
    .addColumn('simulation', c.key, (column) => column.notNull())
    .execute();
  await revisionTable(db, c, 'caseRevisions', 'cases', 'caseId')
    .addColumn('rulesetId', c.key, (column) => column.notNull())
    .addColumn('rulesetRevision', c.integer, (column) => column.notNull())
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addForeignKeyConstraint('caseRevisionsRuleset', ['rulesetId', 'rulesetRevision'], 'rulesetRevisions', [
      'rulesetId',
      'revision',
    ])
    .execute();
  await revisionTable(db, c, 'caseKeys', 'cases', 'caseId').execute();
}

export async function addContentTables(db: Kysely<unknown>, columns: ColumnKinds): Promise<void> {
  await addCourses(db, columns);
  await addTasks(db, columns);
  await addWorks(db, columns);
  await addWorkTasks(db, columns);
  await addSimulations(db, columns);
}

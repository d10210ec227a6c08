// Control events, attempts with what was saved in them, and results. Unique indexes keep an attempt single.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds } from '../migration.ts';

async function addExecutions(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('executions')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('workId', c.key, (column) => column.notNull().references('works.id'))
    .addColumn('title', c.json, (column) => column.notNull())
    .addColumn('description', c.json, (column) => column.notNull())
    .addColumn('titleKey', c.key, (column) => column.notNull())
    .addColumn('searchText', c.key, (column) => column.notNull())
    .addColumn('startDateTime', c.dateTime, (column) => column.notNull())
    .addColumn('endDateTime', c.dateTime, (column) => column.notNull())
    .addColumn('executionTime', c.integer, (column) => column.notNull())
    .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
    .addColumn('archivedAt', c.dateTime)
    .addColumn('version', c.integer, (column) => column.notNull())
    .execute();
  for (const column of ['startDateTime', 'endDateTime', 'dateCreating', 'titleKey']) {
    await db.schema.createIndex(`executions_${column}`).on('executions').columns([column, 'id']).execute();
  }
  await db.schema
    .createIndex('executionsWork')
    .on('executions')
    .columns(['workId', 'startDateTime'])
    .execute();
  await db.schema
    .createTable('executionUsers')
    .addColumn('executionId', c.key, (column) => column.notNull().references('executions.id'))
    .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('executionUsersKey', ['executionId', 'userId'])
    .execute();
  await db.schema
    .createIndex('executionUsersUser')
    .on('executionUsers')
    .columns(['userId', 'executionId'])
    .execute();
}

function attemptsTable(db: Kysely<unknown>, c: ColumnKinds) {
  return db.schema
    .createTable('attempts')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('userId', c.key, (column) => column.notNull().references('users.id'))
    .addColumn('workId', c.key, (column) => column.notNull().references('works.id'))
    .addColumn('workRevision', c.integer, (column) => column.notNull())
    .addColumn('mode', c.key, (column) => column.notNull())
    .addColumn('executionId', c.key, (column) => column.references('executions.id'))
    .addColumn('executionKey', c.key, (column) => column.notNull())
    .addColumn('status', c.key, (column) => column.notNull())
    .addColumn('origin', c.key, (column) => column.notNull())
    .addColumn('demo', c.boolean, (column) => column.notNull())
    .addColumn('sessionId', c.key)
    .addColumn('seed', c.bigInteger, (column) => column.notNull())
    .addColumn('drawExact', c.boolean, (column) => column.notNull())
    .addColumn('startedAt', c.dateTime, (column) => column.notNull())
    .addColumn('deadline', c.dateTime)
    .addColumn('submittedAt', c.dateTime)
    .addColumn('lastContactAt', c.dateTime, (column) => column.notNull())
    .addColumn('writer', c.integer, (column) => column.notNull())
    .addColumn('lastSequence', c.integer, (column) => column.notNull())
    .addColumn('mark', c.real)
    .addColumn('maxScore', c.real, (column) => column.notNull())
    .addColumn('gradeForCompletion', c.real, (column) => column.notNull())
    .addColumn('passed', c.boolean);
}

async function addAttempts(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await attemptsTable(db, c)
    .addColumn('taskCount', c.integer, (column) => column.notNull())
    .addColumn('answeredCount', c.integer, (column) => column.notNull())
    .addColumn('needsReview', c.boolean, (column) => column.notNull())
    .addColumn('reveal', c.key, (column) => column.notNull())
    .addColumn('comment', c.text, (column) => column.notNull())
    .addColumn('workTitle', c.json, (column) => column.notNull())
    .addColumn('workKind', c.key, (column) => column.notNull())
    .addColumn('courseId', c.key)
    .addColumn('courseTitle', c.json)
    .addColumn('executionTitle', c.json)
    .addColumn('userName', c.text, (column) => column.notNull())
    .addColumn('userNameKey', c.key, (column) => column.notNull())
    .addColumn('groupId', c.key)
    .addColumn('groupName', c.text)
    .addColumn('searchText', c.key, (column) => column.notNull())
    .addColumn('leaseOwner', c.key)
    .addColumn('leaseUntil', c.dateTime)
    .addColumn('markTries', c.integer, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull())
    .addForeignKeyConstraint('attemptsWorkRevision', ['workId', 'workRevision'], 'workRevisions', [
      'workId',
      'revision',
    ])
    .execute();
}

/** One attempt in progress for a person, work, mode and event; one attempt at all for a person and event. */
async function addAttemptConstraints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('attemptsRunning')
    .on('attempts')
    .columns(['userId', 'workId', 'mode', 'executionKey'])
    .unique()
    .where(sql.ref('status'), 'in', sql`('IN_PROGRESS', 'CLOSING')`)
    .execute();
  await db.schema
    .createIndex('attemptsOfEvent')
    .on('attempts')
    .columns(['executionId', 'userId'])
    .unique()
    .where(sql.ref('executionId'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('attemptsClosing')
    .on('attempts')
    .columns(['status', 'deadline'])
    .where(sql.ref('status'), 'not in', sql`('REVIEWED', 'REVIEW_PENDING')`)
    .execute();
}

async function addAttemptIndexes(db: Kysely<unknown>): Promise<void> {
  const sorted = ['startedAt', 'submittedAt', 'mark', 'userNameKey'] as const;
  for (const column of sorted) {
    await db.schema.createIndex(`attempts_${column}`).on('attempts').columns([column, 'id']).execute();
  }
  for (const owner of ['userId', 'workId', 'groupId', 'executionId', 'courseId']) {
    await db.schema
      .createIndex(`attempts_${owner}`)
      .on('attempts')
      .columns([owner, 'startedAt', 'id'])
      .execute();
  }
  await db.schema
    .createIndex('attemptsDemo')
    .on('attempts')
    .columns(['startedAt'])
    .where(sql.ref('sessionId'), 'is not', null)
    .execute();
}

async function addAttemptTasks(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('attemptTasks')
    .addColumn('attemptId', c.key, (column) => column.notNull().references('attempts.id').onDelete('cascade'))
    .addColumn('position', c.integer, (column) => column.notNull())
    .addColumn('taskId', c.key, (column) => column.notNull())
    .addColumn('taskRevision', c.integer, (column) => column.notNull())
    .addColumn('taskType', c.key, (column) => column.notNull())
    .addColumn('maxScore', c.real, (column) => column.notNull())
    .addColumn('maxAttempts', c.integer, (column) => column.notNull())
    .addColumn('caseId', c.key)
    .addColumn('caseRevision', c.integer)
    .addColumn('rulesetId', c.key)
    .addColumn('rulesetRevision', c.integer)
    .addColumn('codeVersion', c.integer)
    .addColumn('simulationSeed', c.bigInteger)
    .addColumn('mark', c.real)
    .addColumn('proposedMark', c.real)
    .addColumn('manuallyReviewed', c.boolean, (column) => column.notNull())
    .addColumn('needsReview', c.boolean, (column) => column.notNull())
    .addColumn('comment', c.text, (column) => column.notNull())
    .addColumn('attemptsUsed', c.integer, (column) => column.notNull())
    .addColumn('useHint', c.boolean, (column) => column.notNull())
    .addColumn('answer', c.json)
    .addColumn('historyAnswer', c.json, (column) => column.notNull())
    .addColumn('simulation', c.json)
    .addColumn('finalHash', c.key)
    .addPrimaryKeyConstraint('attemptTasksKey', ['attemptId', 'taskId'])
    .addForeignKeyConstraint('attemptTasksPin', ['taskId', 'taskRevision'], 'taskRevisions', [
      'taskId',
      'revision',
    ])
    .execute();
}

async function addSaved(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('eventBatches')
    .addColumn('attemptId', c.key, (column) => column.notNull().references('attempts.id').onDelete('cascade'))
    .addColumn('sequence', c.integer, (column) => column.notNull())
    .addColumn('writer', c.integer, (column) => column.notNull())
    .addColumn('contentHash', c.key, (column) => column.notNull())
    .addColumn('events', c.json, (column) => column.notNull())
    .addColumn('receivedAt', c.dateTime, (column) => column.notNull())
    .addColumn('late', c.boolean, (column) => column.notNull())
    .addPrimaryKeyConstraint('eventBatchesKey', ['attemptId', 'sequence'])
    .execute();
  await db.schema
    .createTable('sideBranches')
    .addColumn('attemptId', c.key, (column) => column.notNull().references('attempts.id').onDelete('cascade'))
    .addColumn('writer', c.integer, (column) => column.notNull())
    .addColumn('sequence', c.integer, (column) => column.notNull())
    .addColumn('contentHash', c.key, (column) => column.notNull())
    .addColumn('reason', c.key, (column) => column.notNull())
    .addColumn('events', c.json, (column) => column.notNull())
    .addColumn('receivedAt', c.dateTime, (column) => column.notNull())
    .addPrimaryKeyConstraint('sideBranchesKey', ['attemptId', 'writer', 'sequence', 'contentHash'])
    .execute();
  await db.schema
    .createTable('markHistory')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('attemptId', c.key, (column) => column.notNull().references('attempts.id').onDelete('cascade'))
    .addColumn('taskId', c.key, (column) => column.notNull())
    .addColumn('at', c.dateTime, (column) => column.notNull())
    .addColumn('byId', c.key)
    .addColumn('byName', c.text, (column) => column.notNull())
    .addColumn('fromMark', c.real)
    .addColumn('toMark', c.real)
    .addColumn('reason', c.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('markHistoryAttempt').on('markHistory').columns(['attemptId', 'at']).execute();
}

export async function addAttemptTables(db: Kysely<unknown>, columns: ColumnKinds): Promise<void> {
  await addExecutions(db, columns);
  await addAttempts(db, columns);
  await addAttemptConstraints(db);
  await addAttemptIndexes(db);
  await addAttemptTasks(db, columns);
  await addSaved(db, columns);
}

// Time of control events for one person, their acts and messages, the board; privileges to watch and to act.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds, Migration } from './migration.ts';

async function addToExecutions(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  const alter = () => db.schema.alterTable('executions');
  await alter()
    .addColumn('lastEnd', c.dateTime, (column) => column.notNull().defaultTo(''))
    .execute();
  await alter().addColumn('reveal', c.key).execute();
  await alter()
    .addColumn('draw', c.key, (column) => column.notNull().defaultTo('OWN'))
    .execute();
  await alter()
    .addColumn('drawSeed', c.bigInteger, (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('codeWord', c.text, (column) => column.notNull().defaultTo(''))
    .execute();
  await alter()
    .addColumn('liveNumber', c.bigInteger, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update executions set ${sql.ref('lastEnd')} = ${sql.ref('endDateTime')}`.execute(db);
  await db.schema.createIndex('executions_lastEnd').on('executions').columns(['lastEnd', 'id']).execute();
}

async function addToExecutionUsers(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  const alter = () => db.schema.alterTable('executionUsers');
  for (const name of ['startsAt', 'endsAt'])
    await alter()
      .addColumn(name, c.dateTime, (column) => column.notNull().defaultTo(''))
      .execute();
  for (const name of ['extraPercent', 'extraMinutes', 'incidentMs'])
    await alter()
      .addColumn(name, c.bigInteger, (column) => column.notNull().defaultTo(0))
      .execute();
  for (const name of ['windowStart', 'windowEnd', 'pausedAt', 'outAt', 'seenAt'])
    await alter().addColumn(name, c.dateTime).execute();
  await alter().addColumn('pauses', c.json).execute();
  const of = (column: string) => sql`(select ${sql.ref(column)} from executions
    where executions.id = ${sql.ref('executionUsers.executionId')})`;
  await sql`update ${sql.table('executionUsers')} set ${sql.ref('startsAt')} = ${of('startDateTime')},
    ${sql.ref('endsAt')} = ${of('endDateTime')}`.execute(db);
}

async function addActs(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  const toEvent = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', c.key, (column) => column.primaryKey())
      .addColumn('executionId', c.key, (column) => column.notNull().references('executions.id'))
      .addColumn('at', c.dateTime, (column) => column.notNull())
      .addColumn('byId', c.key)
      .addColumn('byName', c.text, (column) => column.notNull());
  await toEvent('executionActs')
    .addColumn('act', c.json, (column) => column.notNull())
    .addColumn('reason', c.text, (column) => column.notNull())
    .addColumn('done', c.json, (column) => column.notNull())
    .addColumn('refused', c.json, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('executionActsEvent')
    .on('executionActs')
    .columns(['executionId', 'id'])
    .execute();
  await toEvent('executionMessages')
    .addColumn('userId', c.key, (column) => column.notNull())
    .addColumn('text', c.text, (column) => column.notNull())
    .addColumn('seenAt', c.dateTime)
    .execute();
  await db.schema
    .createIndex('executionMessagesUser')
    .on('executionMessages')
    .columns(['executionId', 'userId', 'id'])
    .execute();
}

async function addBoards(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('boards')
    .addColumn('executionId', c.key, (column) => column.primaryKey().references('executions.id'))
    .addColumn('number', c.bigInteger, (column) => column.notNull())
    .addColumn('wholeFrom', c.bigInteger, (column) => column.notNull())
    .addColumn('watchedUntil', c.dateTime, (column) => column.notNull())
    .addColumn('leaseOwner', c.key)
    .addColumn('leaseUntil', c.dateTime)
    .execute();
  await db.schema
    .createTable('boardRows')
    .addColumn('executionId', c.key, (column) => column.notNull().references('executions.id'))
    .addColumn('userId', c.key, (column) => column.notNull())
    .addColumn('number', c.bigInteger, (column) => column.notNull())
    .addColumn('attemptId', c.key)
    .addColumn('sequence', c.integer, (column) => column.notNull())
    .addColumn('done', c.json, (column) => column.notNull())
    .addColumn('row', c.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('boardRowsKey', ['executionId', 'userId'])
    .execute();
  await db.schema.createIndex('boardRowsNumber').on('boardRows').columns(['executionId', 'number']).execute();
}

const NEW_PRIVILEGES = ['EXECUTIONS_WATCH', 'EXECUTIONS_ACT'];

/** Whoever makes control events has watched and changed them so far. */
async function givePrivileges(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; privileges: unknown }>`
    select id, privileges from roles`.execute(db);
  for (const { id, privileges } of rows) {
    const parsed: unknown = typeof privileges === 'string' ? JSON.parse(privileges) : privileges;
    const held = Array.isArray(parsed) ? parsed.map(String) : [];
    if (!held.includes('EXECUTIONS_EDIT')) continue;
    const list = JSON.stringify([...held, ...NEW_PRIVILEGES.filter((one) => !held.includes(one))]);
    await sql`update roles set privileges = ${list} where id = ${id}`.execute(db);
  }
}

export const controlEventsMigration: Migration = {
  name: '0037-control-events',
  async up(db, c) {
    await addToExecutions(db, c);
    await addToExecutionUsers(db, c);
    await addActs(db, c);
    await addBoards(db, c);
    await givePrivileges(db);
  },
};

// Technical works, signing keys, idempotency keys, the audit log, files.
import type { Kysely } from 'kysely';
import type { ColumnKinds } from '../migration.ts';

async function addSwitches(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('technicalWorks')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('active', c.boolean, (column) => column.notNull())
    .addColumn('excludedUserIds', c.json, (column) => column.notNull())
    .addColumn('message', c.json, (column) => column.notNull())
    .addColumn('changedBy', c.key, (column) => column.references('users.id'))
    .addColumn('changedAt', c.dateTime, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('signingKeys')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('algorithm', c.key, (column) => column.notNull())
    .addColumn('secret', c.text, (column) => column.notNull())
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('retiredAt', c.dateTime)
    .execute();
}

async function addIdempotencyKeys(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('idempotencyKeys')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('bodyHash', c.key, (column) => column.notNull())
    .addColumn('state', c.key, (column) => column.notNull())
    .addColumn('status', c.integer)
    .addColumn('answer', c.text)
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('staleAt', c.dateTime, (column) => column.notNull())
    .addColumn('expiresAt', c.dateTime, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('idempotencyKeysExpiry').on('idempotencyKeys').column('expiresAt').execute();
}

async function addAuditLog(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('auditLog')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('at', c.dateTime, (column) => column.notNull())
    .addColumn('personId', c.key)
    .addColumn('personName', c.text, (column) => column.notNull())
    .addColumn('what', c.key, (column) => column.notNull())
    .addColumn('subjectType', c.key, (column) => column.notNull())
    .addColumn('subjectId', c.key)
    .addColumn('before', c.json, (column) => column.notNull())
    .addColumn('after', c.json, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('auditLogAt').on('auditLog').columns(['at', 'id']).execute();
  await db.schema.createIndex('auditLogPerson').on('auditLog').columns(['personId', 'at']).execute();
  await db.schema
    .createIndex('auditLogSubject')
    .on('auditLog')
    .columns(['subjectType', 'subjectId', 'at'])
    .execute();
}

async function addFiles(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('sha256', c.key, (column) => column.notNull())
    .addColumn('name', c.text, (column) => column.notNull())
    .addColumn('mimeType', c.key, (column) => column.notNull())
    .addColumn('kind', c.key, (column) => column.notNull())
    .addColumn('sizeBytes', c.bigInteger, (column) => column.notNull())
    .addColumn('uploadedBy', c.key, (column) => column.references('users.id'))
    .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
    .addColumn('referredAt', c.dateTime)
    .execute();
  await db.schema.createIndex('filesSha256').on('files').column('sha256').execute();
  await db.schema
    .createIndex('filesUnreferred')
    .on('files')
    .columns(['referredAt', 'dateCreating'])
    .execute();
}

export async function addSystemTables(db: Kysely<unknown>, columns: ColumnKinds): Promise<void> {
  await addSwitches(db, columns);
  await addIdempotencyKeys(db, columns);
  await addAuditLog(db, columns);
  await addFiles(db, columns);
}

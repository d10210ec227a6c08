// Sessions, refresh tokens, tries, password resets.
import type { Kysely } from 'kysely';
import type { ColumnKinds } from '../migration.ts';

async function addSessions(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('lastUsedAt', c.dateTime, (column) => column.notNull())
    .addColumn('expiresAt', c.dateTime, (column) => column.notNull())
    .addColumn('endedAt', c.dateTime)
    .addColumn('endReason', c.text)
    .addColumn('address', c.text, (column) => column.notNull())
    .addColumn('userAgent', c.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessionsUser').on('sessions').column('userId').execute();
  await db.schema.createIndex('sessionsExpiry').on('sessions').column('expiresAt').execute();
}

async function addRefreshTokens(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('refreshTokens')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('sessionId', c.key, (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('tokenHash', c.key, (column) => column.notNull().unique())
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('expiresAt', c.dateTime, (column) => column.notNull())
    .addColumn('usedAt', c.dateTime)
    .addColumn('successorId', c.key)
    .execute();
  await db.schema.createIndex('refreshTokensSession').on('refreshTokens').column('sessionId').execute();
}

async function addTries(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('key', c.key, (column) => column.primaryKey())
    .addColumn('count', c.integer, (column) => column.notNull())
    .addColumn('windowStartedAt', c.dateTime, (column) => column.notNull())
    .addColumn('blockedUntil', c.dateTime)
    .addColumn('expiresAt', c.dateTime, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('triesExpiry').on('tries').column('expiresAt').execute();
}

async function addPasswordResets(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('passwordResets')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tokenHash', c.key, (column) => column.notNull().unique())
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('expiresAt', c.dateTime, (column) => column.notNull())
    .addColumn('usedAt', c.dateTime)
    .execute();
  await db.schema.createIndex('passwordResetsUser').on('passwordResets').column('userId').execute();
}

export async function addSessionTables(db: Kysely<unknown>, columns: ColumnKinds): Promise<void> {
  await addSessions(db, columns);
  await addRefreshTokens(db, columns);
  await addTries(db, columns);
  await addPasswordResets(db, columns);
}

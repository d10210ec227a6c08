// Registration requests and QR codes.
import { sql, type Kysely } from 'kysely';
import type { ColumnKinds } from '../migration.ts';

async function addRegistrationRequests(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('registrationRequests')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('status', c.key, (column) =>
      column.notNull().check(sql`status in ('PENDING', 'APPROVED', 'REJECTED')`),
    )
    .addColumn('name', c.text, (column) => column.notNull())
    .addColumn('surname', c.text, (column) => column.notNull())
    .addColumn('lastname', c.text, (column) => column.notNull())
    .addColumn('login', c.text, (column) => column.notNull())
    .addColumn('loginKey', c.key, (column) => column.notNull())
    .addColumn('passwordHash', c.text, (column) => column.notNull())
    .addColumn('email', c.text, (column) => column.notNull())
    .addColumn('emailKey', c.key, (column) => column.notNull())
    .addColumn('surnameKey', c.key, (column) => column.notNull())
    .addColumn('searchText', c.key, (column) => column.notNull())
    .addColumn('gender', c.key, (column) => column.notNull())
    .addColumn('defaultLang', c.key, (column) => column.notNull())
    .addColumn('groupId', c.key, (column) => column.references('groups.id'))
    .addColumn('reason', c.text, (column) => column.notNull())
    .addColumn('reviewedBy', c.key, (column) => column.references('users.id'))
    .addColumn('reviewedAt', c.dateTime)
    .addColumn('userId', c.key, (column) => column.references('users.id'))
    .addColumn('createdAt', c.dateTime, (column) => column.notNull())
    .addColumn('version', c.integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('registrationRequestsStatus')
    .on('registrationRequests')
    .columns(['status', 'createdAt', 'id'])
    .execute();
  await db.schema
    .createIndex('registrationRequestsCreated')
    .on('registrationRequests')
    .columns(['createdAt', 'id'])
    .execute();
  await db.schema
    .createIndex('registrationRequestsLogin')
    .on('registrationRequests')
    .column('loginKey')
    .execute();
  await db.schema
    .createIndex('registrationRequestsEmail')
    .on('registrationRequests')
    .column('emailKey')
    .execute();
}

async function addQrCodes(db: Kysely<unknown>, c: ColumnKinds): Promise<void> {
  await db.schema
    .createTable('qrCodes')
    .addColumn('id', c.key, (column) => column.primaryKey())
    .addColumn('userId', c.key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('codeHash', c.key, (column) => column.notNull().unique())
    .addColumn('expiresAt', c.dateTime, (column) => column.notNull())
    .addColumn('usesLeft', c.integer, (column) => column.check(sql.raw(`"usesLeft" >= 0`)))
    .addColumn('revokedAt', c.dateTime)
    .addColumn('createdBy', c.key, (column) => column.references('users.id'))
    .addColumn('dateCreating', c.dateTime, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('qrCodesUser').on('qrCodes').column('userId').execute();
  await db.schema.createIndex('qrCodesDateCreating').on('qrCodes').columns(['dateCreating', 'id']).execute();
}

export async function addRequestTables(db: Kysely<unknown>, columns: ColumnKinds): Promise<void> {
  await addRegistrationRequests(db, columns);
  await addQrCodes(db, columns);
}

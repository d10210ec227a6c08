/** The whole database: each resource's tables are typed in tables/ and joined here. */
import type { Kysely, Transaction } from 'kysely';
import type {
  GroupTeachersTable,
  GroupsTable,
  PasswordResetsTable,
  QrCodesTable,
  RefreshTokensTable,
  RegistrationRequestsTable,
  RolesTable,
  SessionsTable,
  TriesTable,
  UserImportsTable,
  UserRolesTable,
  UsersTable,
} from './tables/people.ts';
import type { LearningSchema } from './tables/learning.ts';
import type {
  AuditLogTable,
  FilesTable,
  IdempotencyKeysTable,
  OutboxTable,
  SigningKeysTable,
  TechnicalWorksTable,
} from './tables/system.ts';

export interface PeopleSchema {
  readonly roles: RolesTable;
  readonly groups: GroupsTable;
  readonly groupTeachers: GroupTeachersTable;
  readonly users: UsersTable;
  readonly userRoles: UserRolesTable;
  readonly sessions: SessionsTable;
  readonly refreshTokens: RefreshTokensTable;
  readonly tries: TriesTable;
  readonly passwordResets: PasswordResetsTable;
  readonly registrationRequests: RegistrationRequestsTable;
  readonly qrCodes: QrCodesTable;
  readonly userImports: UserImportsTable;
}

export interface SystemSchema {
  readonly technicalWorks: TechnicalWorksTable;
  readonly signingKeys: SigningKeysTable;
  readonly idempotencyKeys: IdempotencyKeysTable;
  readonly auditLog: AuditLogTable;
  readonly files: FilesTable;
  readonly outbox: OutboxTable;
}

export interface Schema extends PeopleSchema, SystemSchema, LearningSchema {}

/** Reads: `storage.db`, or a transaction. Repositories take this for their reads. */
export type Db = Kysely<Schema>;
/** Writes: only `storage.write` hands one out. Repositories take this for their writes. */
export type Tx = Transaction<Schema>;

// The types of the whole database: each subject's tables are typed in tables/ and joined here.
import type { Kysely, Transaction } from 'kysely';
import type {
  EmailChangesTable,
  GroupTeachersTable,
  GroupsTable,
  KeptViewsTable,
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
  SiteSettingsTable,
  TechnicalWorksTable,
} from './tables/system.ts';

interface PeopleSchema {
  readonly roles: RolesTable;
  readonly groups: GroupsTable;
  readonly groupTeachers: GroupTeachersTable;
  readonly users: UsersTable;
  readonly userRoles: UserRolesTable;
  readonly sessions: SessionsTable;
  readonly refreshTokens: RefreshTokensTable;
  readonly tries: TriesTable;
  readonly passwordResets: PasswordResetsTable;
  readonly emailChanges: EmailChangesTable;
  readonly registrationRequests: RegistrationRequestsTable;
  readonly qrCodes: QrCodesTable;
  readonly userImports: UserImportsTable;
  readonly keptViews: KeptViewsTable;
}

interface SystemSchema {
  readonly siteSettings: SiteSettingsTable;
  readonly technicalWorks: TechnicalWorksTable;
  readonly signingKeys: SigningKeysTable;
  readonly idempotencyKeys: IdempotencyKeysTable;
  readonly auditLog: AuditLogTable;
  readonly files: FilesTable;
  readonly outbox: OutboxTable;
}

export interface Schema extends PeopleSchema, SystemSchema, LearningSchema {}

/** For reads: `storage.db`, or a transaction. Repositories take this to read. */
export type Db = Kysely<Schema>;
/** For writes: only `storage.write` hands one out. Repositories take this to write. */
export type Tx = Transaction<Schema>;

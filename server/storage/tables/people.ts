// Tables of people: roles, groups, users, sessions and the ways to sign in.
import type { ImportPlan } from '#contract/calls/user-import.ts';
import type { KeptList } from '#contract/kept-lists.ts';
import type { Gender } from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import type { Privilege } from '#contract/privileges.ts';
import type { ColumnType, Generated } from 'kysely';
import type { DateTime, JsonColumn, Later } from '../columns.ts';

export interface RolesTable {
  readonly id: string;
  /** A code, such as ROLE_STUDENT; unique. */
  readonly name: string;
  readonly titleName: string;
  /** searchKey(titleName); unique. */
  readonly titleKey: Later<string>;
  readonly privileges: JsonColumn<readonly Privilege[]>;
  readonly builtIn: boolean;
  readonly dateCreating: DateTime;
  readonly version: number;
}

export interface GroupsTable {
  readonly id: string;
  readonly name: string;
  /** searchKey(name); unique among groups that are not archived. */
  readonly nameKey: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly openForRegistration: boolean;
  readonly archivedAt: DateTime | null;
  readonly dateCreating: DateTime;
  readonly version: number;
}

/** Which groups a teacher teaches. */
export interface GroupTeachersTable {
  readonly groupId: string;
  readonly userId: string;
}

export interface UsersTable {
  readonly id: string;
  readonly login: string;
  /** searchKey(login); unique. */
  readonly loginKey: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly surname: string;
  /** The patronymic. */
  readonly lastName: string;
  readonly email: string;
  /** searchKey(email); unique. */
  readonly emailKey: string;
  /** searchKey(surname, name, lastName), for sorting lists. */
  readonly surnameKey: string;
  /** searchKey(surname, name, lastName, login, email), for searching. */
  readonly searchText: string;
  readonly gender: Gender;
  readonly groupId: string | null;
  /** The file id of their picture. */
  readonly avatarId: Later<string>;
  readonly defaultLang: Language;
  readonly active: boolean;
  /** Rises with every change of roles or password: access tokens with a lower number are stale. */
  readonly accessVersion: number;
  readonly dateCreating: DateTime;
  readonly version: number;
  /** Set when the person was erased; the row stays for results without a name. */
  readonly erasedAt: Generated<DateTime | null>;
}

/** A person's roles in order; the one with the lowest position decides. */
export interface UserRolesTable {
  readonly userId: string;
  readonly roleId: string;
  readonly position: number;
}

/** A sign-in: the family of refresh tokens that began with it. */
export interface SessionsTable {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: DateTime;
  readonly lastUsedAt: DateTime;
  readonly expiresAt: DateTime;
  /** When it ended: by sign-out, a change of password, theft or deactivation. */
  readonly endedAt: DateTime | null;
  readonly endReason: string | null;
  readonly address: string;
  readonly userAgent: string;
}

export interface RefreshTokensTable {
  readonly id: string;
  readonly sessionId: string;
  /** SHA-256 of the token, hex; unique. */
  readonly tokenHash: string;
  readonly createdAt: DateTime;
  readonly expiresAt: DateTime;
  readonly usedAt: DateTime | null;
  /** The token that this one was exchanged for. */
  readonly successorId: string | null;
}

/** Sign-ins, sign-ups and the like, counted by key within a time window. */
export interface TriesTable {
  /** What is counted, such as `sign-in:<login>:<address>` or `address:<address>`. */
  readonly key: string;
  readonly count: number;
  readonly windowStartedAt: DateTime;
  readonly blockedUntil: DateTime | null;
  /** When the row may be removed. */
  readonly expiresAt: DateTime;
}

export interface PasswordResetsTable {
  readonly id: string;
  readonly userId: string;
  /** SHA-256 of the token, hex; unique. */
  readonly tokenHash: string;
  readonly createdAt: DateTime;
  readonly expiresAt: DateTime;
  readonly usedAt: DateTime | null;
}

export interface EmailChangesTable {
  readonly userId: string;
  readonly email: string;
  /** SHA-256 of the token, hex; unique. */
  readonly tokenHash: string;
  readonly expiresAt: DateTime;
}

export interface RegistrationRequestsTable {
  readonly id: string;
  readonly status: 'PENDING' | 'APPROVED' | 'REJECTED';
  readonly name: string;
  readonly surname: string;
  readonly lastname: string;
  readonly login: string;
  readonly loginKey: string;
  readonly passwordHash: string;
  readonly email: string;
  readonly emailKey: string;
  readonly surnameKey: string;
  readonly searchText: string;
  readonly gender: Gender;
  readonly defaultLang: Language;
  readonly groupId: string | null;
  readonly reason: string;
  readonly reviewedBy: string | null;
  readonly reviewedAt: DateTime | null;
  /** The person that approving has created. */
  readonly userId: string | null;
  readonly createdAt: DateTime;
  readonly version: number;
}

export interface QrCodesTable {
  readonly id: string;
  readonly userId: string;
  /** SHA-256 of the code, hex; unique. */
  readonly codeHash: string;
  readonly expiresAt: DateTime;
  /** null: any number of uses. */
  readonly usesLeft: number | null;
  readonly revokedAt: DateTime | null;
  readonly createdBy: string | null;
  /** What the maker might do then: the code opens no more than that. */
  readonly makerPrivileges: JsonColumn<readonly Privilege[]>;
  readonly dateCreating: DateTime;
  /** '' if never used. */
  readonly lastUsedAt: DateTime;
  /** The `User-Agent` of the last use; '' if never used. */
  readonly lastUserAgent: string;
  readonly useCount: number;
}

/** An import of people under way: its writes and its state DONE are stored in one transaction. */
export interface UserImportsTable {
  readonly id: string;
  readonly userId: string;
  readonly state: 'RUNNING' | 'DONE' | 'FAILED';
  /** Passwords hashed so far, and of how many. */
  readonly done: number;
  readonly total: number;
  readonly counts: ColumnType<ImportPlan['counts'] | null, string | null, string | null>;
  /** The key of the message that says why it failed. */
  readonly reason: string | null;
  readonly createdAt: DateTime;
  /** The last sign of life of its process: after a long silence it has died, and nothing was written. */
  readonly aliveAt: DateTime;
}

/** Search, filters and order of a list, kept by a person under a name. */
export interface KeptViewsTable {
  readonly userId: string;
  readonly list: KeptList;
  readonly name: string;
  readonly search: string;
}

// Tables of the server itself.
import type { LocalizedText } from '#contract/texts.ts';
import type { ColumnType, Generated } from 'kysely';
import type { DateTime, JsonColumn, Later } from '../columns.ts';

/** One row, id 'current'. */
export interface SiteSettingsTable {
  readonly id: string;
  /** An IANA name. */
  readonly timeZone: string;
  readonly version: number;
}

/** One row, id 'current'. */
export interface TechnicalWorksTable {
  readonly id: string;
  readonly active: boolean;
  readonly excludedUserIds: JsonColumn<readonly string[]>;
  readonly message: JsonColumn<LocalizedText>;
  /** If active: since when. If not: when they will begin; null if nothing is planned. */
  readonly startsAt: DateTime | null;
  /** The expected end. */
  readonly endsAt: DateTime | null;
  /** Whether the server ends them at `endsAt`. */
  readonly endsItself: boolean;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: DateTime;
}

export interface SigningKeysTable {
  readonly id: string;
  readonly algorithm: 'HS256';
  /** base64url */
  readonly secret: string;
  readonly createdAt: DateTime;
  readonly retiredAt: DateTime | null;
}

export interface IdempotencyKeysTable {
  /** SHA-256 of user, method, path and key. */
  readonly id: string;
  /** SHA-256 of the body. */
  readonly bodyHash: string;
  readonly state: 'RUNNING' | 'DONE';
  readonly status: number | null;
  readonly answer: string | null;
  readonly createdAt: DateTime;
  /** A RUNNING row older than this is taken to belong to a process that died. */
  readonly staleAt: DateTime;
  readonly expiresAt: DateTime;
}

export interface AuditLogTable {
  readonly id: string;
  readonly at: DateTime;
  readonly personId: string | null;
  readonly personName: string;
  /** The act, such as `user.update`. */
  readonly what: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  /** The entry behind which this one stands, if one act changed many things; null: a line of its own. */
  readonly headId: Later<string>;
  /** The name of the subject at that time; '' if it has none. */
  readonly subjectName: Generated<string>;
  /** searchKey(personName, subjectName). */
  readonly searchText: Generated<string>;
  readonly before: JsonColumn<unknown>;
  readonly after: JsonColumn<unknown>;
}

/** Letters that must not be lost: written with their decision, sent by any process, tried again. */
export interface OutboxTable {
  readonly id: string;
  /** What the letter is about; unique together, so that nobody gets two letters about one decision. */
  readonly subjectType: 'registration' | 'execution';
  readonly subjectId: string;
  readonly address: string;
  readonly subject: string;
  /** Emptied once it is sent. */
  readonly text: string;
  /** A file for the reader's calendar; '': none. */
  readonly calendar: Generated<string>;
  readonly createdAt: DateTime;
  readonly tries: number;
  /** null once it is sent or given up. */
  readonly nextTryAt: DateTime | null;
  readonly sentAt: DateTime | null;
  readonly failedAt: DateTime | null;
  /** Why the last try failed. */
  readonly error: string;
}

export interface FilesTable {
  readonly id: string;
  /** SHA-256 of the content, hex: the name under DATA_DIR/files; several rows may share it. */
  readonly sha256: string;
  readonly name: string;
  readonly mimeType: string;
  readonly kind: 'IMAGE' | 'DOCUMENT' | 'OTHER';
  readonly sizeBytes: number;
  readonly uploadedBy: string | null;
  readonly dateCreating: DateTime;
  /** When something referred to it; an upload without any reference is removed after 24 h. */
  readonly referredAt: DateTime | null;
  /** Of a document: null until they are counted, 0 where they can't be told. */
  readonly pageCount: ColumnType<number | null, number | null | undefined>;
}

/** Tables of the server itself. */
import type { LocalizedText } from '#contract/texts.ts';
import type { DateTime, JsonColumn } from '../columns.ts';

/** One row, id 'current'. */
export interface TechnicalWorksTable {
  readonly id: string;
  readonly active: boolean;
  readonly excludedUserIds: JsonColumn<readonly string[]>;
  readonly message: JsonColumn<LocalizedText>;
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
  /** A RUNNING row older than this belongs to a process that died. */
  readonly staleAt: DateTime;
  readonly expiresAt: DateTime;
}

export interface AuditLogTable {
  readonly id: string;
  readonly at: DateTime;
  readonly personId: string | null;
  readonly personName: string;
  /** What was done, such as `user.update`. */
  readonly what: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  readonly before: JsonColumn<unknown>;
  readonly after: JsonColumn<unknown>;
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
  /** What refers to it: set when something does; an upload without one is removed after 24 h. */
  readonly referredAt: DateTime | null;
}

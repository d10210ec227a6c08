// Drafts of what authors make, and who has one open.
import type { DraftQuestion, WorkDraft } from '#contract/entities/draft.ts';
import type { DateTime, JsonColumn, NullableJson } from '../columns.ts';

interface DraftsTable {
  readonly kind: 'WORK';
  /** The id of what it is a draft of; that of a new work, until it is published. */
  readonly id: string;
  /** null once it is published or dropped. */
  readonly data: NullableJson<WorkDraft>;
  /** What was published when `data` was saved; null for a new work. */
  readonly base: NullableJson<WorkDraft>;
  readonly questions: JsonColumn<readonly DraftQuestion[]>;
  /** The revision of `base`; 0 for a new work. */
  readonly baseRevision: number;
  /** Never goes back, whatever becomes of the draft. */
  readonly version: number;
  readonly changedAt: DateTime;
  readonly changedBy: string | null;
}

interface DraftPresenceTable {
  readonly kind: 'WORK';
  readonly id: string;
  readonly userId: string;
  readonly seenAt: DateTime;
}

export interface DraftsSchema {
  readonly drafts: DraftsTable;
  readonly draftPresence: DraftPresenceTable;
}

// Drafts of what authors make, and who has one open.
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { CourseDraft } from '#contract/entities/course-draft.ts';
import type { DraftKind, DraftQuestion, WorkDraft } from '#contract/entities/draft.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import type { DateTime, JsonColumn, NullableJson } from '../columns.ts';

type DraftData = CourseDraft | WorkDraft | TaskDraft | CaseDraft;

interface DraftsTable {
  readonly kind: DraftKind;
  /** The id of what it is a draft of; that of a new thing, until it is published. */
  readonly id: string;
  /** null once it is published or dropped. */
  readonly data: NullableJson<DraftData>;
  /** What was published when `data` was saved; null for a new thing. */
  readonly base: NullableJson<DraftData>;
  readonly questions: JsonColumn<readonly DraftQuestion[]>;
  /** The revision of `base`; 0 for a new thing. */
  readonly baseRevision: number;
  /** Never goes back, whatever becomes of the draft. */
  readonly version: number;
  readonly changedAt: DateTime;
  readonly changedBy: string | null;
}

interface DraftPresenceTable {
  readonly kind: DraftKind;
  readonly id: string;
  readonly userId: string;
  readonly seenAt: DateTime;
}

/** Which files a draft names: they stay as long as it does. */
interface DraftFilesTable {
  readonly kind: DraftKind;
  readonly id: string;
  readonly fileId: string;
}

export interface DraftsSchema {
  readonly drafts: DraftsTable;
  readonly draftFiles: DraftFilesTable;
  readonly draftPresence: DraftPresenceTable;
}

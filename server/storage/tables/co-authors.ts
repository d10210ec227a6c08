// Who alone may change a course, a work or a task; nobody is named where everybody with the privilege may.
import type { ContentKind } from '#contract/entities/workshop.ts';

interface CoAuthorsTable {
  readonly kind: ContentKind;
  readonly id: string;
  readonly userId: string;
}

export interface CoAuthorsSchema {
  readonly coAuthors: CoAuthorsTable;
}

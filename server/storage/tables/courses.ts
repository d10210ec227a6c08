// Tables of courses: heads with immutable revisions, and to whom each is open.
import type { LocalizedText } from '#contract/texts.ts';
import type { ColumnType } from 'kysely';
import type { DateTime, JsonColumn } from '../columns.ts';

export interface CoursesTable {
  readonly id: string;
  readonly title: JsonColumn<LocalizedText>;
  readonly description: JsonColumn<LocalizedText>;
  /** searchKey of the Russian title, for sorting lists. */
  readonly titleKey: string;
  /** searchKey of the titles in all languages. */
  readonly searchText: string;
  readonly pictureId: ColumnType<string | null, string | null | undefined, string | null>;
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly dateChanged: DateTime;
  readonly archivedAt: DateTime | null;
  readonly version: number;
}

/** People to whom a course is open by name, beside its groups. */
export interface CourseUsersTable {
  readonly courseId: string;
  readonly userId: string;
}

export interface CourseRevisionsTable {
  readonly courseId: string;
  readonly revision: number;
  readonly pictureId: ColumnType<string | null, string | null | undefined, string | null>;
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
  readonly createdBy: string | null;
}

export interface CourseGroupsTable {
  readonly courseId: string;
  readonly groupId: string;
}

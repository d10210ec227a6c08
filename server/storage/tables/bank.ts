// The tables of the bank: the heads of tasks, by which they are listed and searched, and topics.
import type { Generated } from 'kysely';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { DateTime, Later, NullableJson } from '../columns.ts';

/** A work that a task was taken out of when it was archived, and its place there. */
interface FormerPlace {
  readonly workId: string;
  readonly position: number;
}

interface TasksTable {
  readonly id: string;
  readonly taskType: TaskType;
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly changedAt: DateTime;
  readonly archivedAt: DateTime | null;
  readonly archivedFrom: NullableJson<readonly FormerPlace[]>;
  /** The beginning of the searchKey of the Russian question, for sorting. */
  readonly questionKey: string;
  /** searchKey of all its texts in all languages. */
  readonly searchText: string;
  readonly maxScore: number;
  /** How many works that are not archived hold it now. */
  readonly workCount: Generated<number>;
  /** The task that was looked at, where this is how a trial froze it; such a one is always put away. */
  readonly trialOf: Later<string>;
  readonly version: number;
}

interface TopicsTable {
  readonly id: string;
  /** '' on the first level. */
  readonly parentId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly archivedAt: DateTime | null;
  readonly version: number;
}

interface TaskTopicsTable {
  readonly taskId: string;
  readonly topicId: string;
}

export interface BankSchema {
  readonly tasks: TasksTable;
  readonly topics: TopicsTable;
  readonly taskTopics: TaskTopicsTable;
  /** Of tasks that were never published. */
  readonly draftTopics: TaskTopicsTable;
}

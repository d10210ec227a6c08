/** Tables of learning: what teachers make, heads with immutable revisions; what learners do with it stands in attempts.ts. */
import type { SettingsWork, Task, TaskType, Work, WorkKind } from '#contract/entities/work.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { DateTime, JsonColumn } from '../columns.ts';
import type {
  ExecutionsTable,
  ExecutionUsersTable,
  AttemptsTable,
  AttemptTasksTable,
  EventBatchesTable,
  AnswerFilesTable,
  SideBranchesTable,
  MarkHistoryTable,
  ResultCountsTable,
  ResultCountMarksTable,
} from './attempts.ts';

export interface CoursesTable {
  readonly id: string;
  readonly title: JsonColumn<LocalizedText>;
  readonly description: JsonColumn<LocalizedText>;
  /** searchKey of the Russian title: what a list sorts by. */
  readonly titleKey: string;
  /** searchKey of the titles in all languages. */
  readonly searchText: string;
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
  readonly version: number;
}

export interface CourseRevisionsTable {
  readonly courseId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
  readonly createdBy: string | null;
}

export interface CourseGroupsTable {
  readonly courseId: string;
  readonly groupId: string;
}

export interface WorksTable {
  readonly id: string;
  readonly courseId: string | null;
  readonly kind: WorkKind;
  readonly title: JsonColumn<LocalizedText>;
  readonly description: JsonColumn<LocalizedText>;
  readonly titleKey: string;
  readonly searchText: string;
  readonly gradeForCompletion: number;
  readonly maxTaskAttempts: JsonColumn<Work['maxTaskAttempts']>;
  readonly settingsWork: JsonColumn<SettingsWork>;
  readonly taskCount: number;
  readonly maxScore: number;
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
  readonly version: number;
}

export interface WorkRevisionsTable {
  readonly workId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
  readonly createdBy: string | null;
}

/** Which revision of which task a revision of a work holds, in order. */
export interface WorkRevisionTasksTable {
  readonly workId: string;
  readonly workRevision: number;
  readonly position: number;
  readonly taskId: string;
  readonly taskRevision: number;
}

export interface WorkGroupsTable {
  readonly workId: string;
  readonly groupId: string;
}

export interface TasksTable {
  readonly id: string;
  readonly taskType: TaskType;
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
  readonly version: number;
}

/** What a revision of a task holds: the whole task but for its id and version. */
export type TaskData = Omit<Task, 'id' | 'version'>;

export interface TaskRevisionsTable {
  readonly taskId: string;
  readonly revision: number;
  readonly data: JsonColumn<TaskData>;
  readonly createdAt: DateTime;
  readonly createdBy: string | null;
}

/** Which files a revision of a task names: DOCUMENT to read, TASK to answer it, KEY only with the explanation. */
export interface TaskFilesTable {
  readonly fileId: string;
  readonly taskId: string;
  readonly taskRevision: number;
  readonly part: 'TASK' | 'DOCUMENT' | 'KEY';
}

export interface CasesTable {
  readonly id: string;
  readonly simulation: 'ROOM' | 'EQUIPMENT';
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
}

/** Play and key lie apart: a query for the one never meets the other. */
export interface CaseRevisionsTable {
  readonly caseId: string;
  readonly revision: number;
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  /** The whole play part, such as a RoomCase. */
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
}

export interface CaseKeysTable {
  readonly caseId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
}

export interface RulesetsTable {
  readonly id: string;
  readonly simulation: 'ROOM' | 'EQUIPMENT';
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
}

export interface RulesetRevisionsTable {
  readonly rulesetId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
}

/** A revision or a demo course that the program put in: the number it was shipped with, and the one it has here. */
export interface BuiltInRevisionsTable {
  readonly kind: 'RULESET' | 'CASE' | 'COURSE';
  readonly id: string;
  readonly shipped: number;
  readonly stored: number;
}

export interface LearningSchema {
  readonly courses: CoursesTable;
  readonly courseRevisions: CourseRevisionsTable;
  readonly courseGroups: CourseGroupsTable;
  readonly works: WorksTable;
  readonly workRevisions: WorkRevisionsTable;
  readonly workRevisionTasks: WorkRevisionTasksTable;
  readonly workGroups: WorkGroupsTable;
  readonly tasks: TasksTable;
  readonly taskRevisions: TaskRevisionsTable;
  readonly taskFiles: TaskFilesTable;
  readonly cases: CasesTable;
  readonly caseRevisions: CaseRevisionsTable;
  readonly caseKeys: CaseKeysTable;
  readonly rulesets: RulesetsTable;
  readonly rulesetRevisions: RulesetRevisionsTable;
  readonly builtInRevisions: BuiltInRevisionsTable;
  readonly executions: ExecutionsTable;
  readonly executionUsers: ExecutionUsersTable;
  readonly attempts: AttemptsTable;
  readonly attemptTasks: AttemptTasksTable;
  readonly eventBatches: EventBatchesTable;
  readonly answerFiles: AnswerFilesTable;
  readonly sideBranches: SideBranchesTable;
  readonly markHistory: MarkHistoryTable;
  readonly resultCounts: ResultCountsTable;
  readonly resultCountMarks: ResultCountMarksTable;
}

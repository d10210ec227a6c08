// Tables of learning: what authors make (heads with immutable revisions), and what learners do with it.
import type { AttemptStatus, MarkedSimulation } from '#contract/entities/attempt.ts';
import type { DoubtState } from '#contract/entities/attempt-trust.ts';
import type { RubricMark } from '#contract/entities/review.ts';
import type {
  Reveal,
  SettingsWork,
  Task,
  Work,
  WorkKind,
  WorkMode,
  WorkOpens,
} from '#contract/entities/work.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { RunTrace } from '#machines/kit/run-trace.ts';
import type { ColumnType, Generated } from 'kysely';
import type { DateTime, JsonColumn, Later, NullableJson } from '../columns.ts';
import type { BankSchema } from './bank.ts';
import type { CoAuthorsSchema } from './co-authors.ts';
import type { ControlSchema } from './control.ts';
import type { CourseGroupsTable, CourseRevisionsTable, CoursesTable, CourseUsersTable } from './courses.ts';
import type { DraftsSchema } from './drafts.ts';
import type { OfflineKitsTable, PinnedTaskTerms } from './offline.ts';
import type { PracticeToolsSchema } from './practice-tools.ts';
import type { ReviewsSchema } from './reviews.ts';
import type { RegradesSchema } from './regrades.ts';
import type { ShippedContentSchema } from './shipped-content.ts';
import type { RunSteps, StatisticsSchema } from './statistics.ts';
import type { TrialsSchema } from './trials.ts';
import type { WorkChecksSchema } from './work-checks.ts';
import type {
  AnswerFilesTable,
  AnswerPicturesTable,
  ClockFactsTable,
  IssuedEntriesTable,
  PromptsTable,
  EventBatchesTable,
  PackedBatchesTable,
  RunClocksTable,
  SideBranchesTable,
} from './saving.ts';

interface WorksTable {
  readonly id: string;
  readonly courseId: string | null;
  /** The place among the works of its course; null: after those that have one, by date. */
  readonly coursePosition: Later<number>;
  /** When it opens within its course; null: at once. */
  readonly opens: NullableJson<WorkOpens>;
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
  /** When its last revision was made. */
  readonly changedAt: DateTime;
  readonly archivedAt: DateTime | null;
  /** The work or task that was looked at, where this is how a trial froze it; such a one is always put away. */
  readonly trialOf: Later<string>;
  readonly version: number;
}

interface WorkRevisionsTable {
  readonly workId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
  readonly createdBy: string | null;
}

/** Which revisions of tasks a revision of a work holds, in order. */
interface WorkRevisionTasksTable {
  readonly workId: string;
  readonly workRevision: number;
  readonly position: number;
  readonly taskId: string;
  readonly taskRevision: number;
}

interface WorkGroupsTable {
  readonly workId: string;
  readonly groupId: string;
}

/** The content of a task revision: the whole task except its id and version. */
export type TaskData = Omit<Task, 'id' | 'version'>;

interface TaskRevisionsTable {
  readonly taskId: string;
  readonly revision: number;
  readonly data: JsonColumn<TaskData>;
  readonly createdAt: DateTime;
  readonly createdBy: string | null;
}

/** Which files a task revision names: DOCUMENT to read, TASK to answer it, KEY only with the explanation. */
export interface TaskFilesTable {
  readonly fileId: string;
  readonly taskId: string;
  readonly taskRevision: number;
  readonly part: 'TASK' | 'DOCUMENT' | 'KEY';
}

interface CasesTable {
  readonly id: string;
  readonly simulation: 'ROOM' | 'EQUIPMENT';
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
}

/** Play and key are in separate tables, so that a query for one never touches the other. */
interface CaseRevisionsTable {
  readonly caseId: string;
  readonly revision: number;
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  /** The whole play part, such as a RoomCase. */
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
}

interface CaseKeysTable {
  readonly caseId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
}

interface RulesetsTable {
  readonly id: string;
  readonly simulation: 'ROOM' | 'EQUIPMENT';
  readonly revision: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
}

interface RulesetRevisionsTable {
  readonly rulesetId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
}

/** The key part of the revision of the same number. */
interface RulesetKeysTable {
  readonly rulesetId: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
}

/** A revision that the program has added: its number as shipped, and its number here. */
export interface BuiltInRevisionsTable {
  readonly kind: 'RULESET' | 'CASE' | 'ACTION' | 'CHAIN' | 'PROFILE';
  readonly id: string;
  readonly shipped: number;
  readonly stored: number;
}

export type AttemptOrigin = 'LIVE' | 'UPLOAD' | 'TRIAL';

interface AttemptsTable {
  readonly id: string;
  readonly userId: string;
  readonly workId: string;
  readonly workRevision: number;
  readonly mode: WorkMode;
  readonly executionId: string | null;
  /** The event's id; outside events a demo person's session, else '', so that it works in a unique index. */
  readonly executionKey: string;
  readonly status: AttemptStatus;
  /** Written live, uploaded whole after it was over, or an author's look as a student. */
  readonly origin: AttemptOrigin;
  /** Of a guest or demo student, whose session it belongs to, or a trial: it counts in no results. */
  readonly demo: boolean;
  readonly sessionId: string | null;
  /** The seed of the draw. */
  readonly seed: number;
  /** Orders the answers of questions; never leaves the server. */
  readonly orderSecret: string;
  readonly drawExact: boolean;
  readonly startedAt: DateTime;
  readonly deadline: DateTime | null;
  readonly submittedAt: DateTime | null;
  readonly lastContactAt: DateTime;
  readonly writer: number;
  /** The key that the writer's device gave its opening; null if it gave none. */
  readonly writerKey: string | null;
  readonly lastSequence: number;
  /** What is saved, as JSON in UTF-8 with an allowance for each batch. */
  readonly savedBytes: Generated<number>;
  /** Events saved; each log entry counts as one. */
  readonly savedEvents: Generated<number>;
  /** `savedBytes` when what was superseded was dropped last. */
  readonly neededBytes: Generated<number>;
  /** How many prompts a teacher has given in it. */
  readonly prompts: Generated<number>;
  readonly mark: number | null;
  readonly maxScore: number;
  readonly gradeForCompletion: number;
  readonly passed: boolean | null;
  readonly taskCount: number;
  readonly answeredCount: number;
  readonly needsReview: boolean;
  readonly reveal: Reveal;
  readonly comment: string;
  /** Names are copied at the start, because a result outlives what they name. */
  readonly workTitle: JsonColumn<LocalizedText>;
  readonly workKind: WorkKind;
  readonly courseId: string | null;
  readonly courseTitle: NullableJson<LocalizedText>;
  readonly executionTitle: NullableJson<LocalizedText>;
  readonly userName: string;
  readonly userNameKey: string;
  readonly groupId: string | null;
  readonly groupName: string | null;
  readonly searchText: string;
  /** For marking: who is marking, until when the lease holds, how often it was begun. */
  readonly leaseOwner: string | null;
  readonly leaseUntil: DateTime | null;
  readonly markTries: number;
  /** When the automatic marking was given up; null: it was not. */
  readonly setAsideAt: Later<DateTime>;
  /** Whether names are hidden while answers wait for a teacher. */
  readonly hidesNames: Generated<boolean>;
  /** The name of the attempt in reviews, which reveals nothing about the person. */
  readonly reviewId: string;
  /** Whether something in it counts only when a teacher accepts it, and what the teacher decided. */
  readonly doubt: Later<DoubtState>;
  /** The mark if all of that counted; null: there is nothing of the kind, or it is not marked yet. */
  readonly claimedMark: Later<number>;
  /** Begun without the network while an event held the work: it counts nowhere. */
  readonly isBegunHeld: Generated<boolean>;
  /** How many of its gates are set aside. */
  readonly waivedGates: Generated<number>;
  /** The server's time of the start in ms since 1970, which simulated time is held against. */
  readonly clockFromMs: Generated<number>;
  /** When a teacher last gave a mark. */
  readonly reviewedAt: Later<DateTime>;
  /** When its batches and results were packed last; null: they lie as they came, or some of them. */
  readonly packedAt: Later<DateTime>;
  readonly version: number;
}

interface AttemptTasksTable extends PinnedTaskTerms {
  readonly attemptId: string;
  readonly mark: number | null;
  readonly proposedMark: number | null;
  readonly manuallyReviewed: boolean;
  readonly needsReview: boolean;
  readonly comment: string;
  readonly attemptsUsed: number;
  readonly useHint: boolean;
  readonly answer: NullableJson<unknown>;
  readonly historyAnswer: JsonColumn<readonly { readonly at: number; readonly answer: unknown }[]>;
  /** Read it with `simulationIn`: null once it is packed. */
  readonly simulation: NullableJson<MarkedSimulation>;
  readonly packedSimulation: Later<Uint8Array>;
  /** The judged steps of `simulation`; null: there is none, or one of before they were kept. */
  readonly steps: ColumnType<RunSteps | null, string | null | undefined, string | null>;
  /** Where the run's time went and what was refused; null: a question, the bay, or a run of before it was kept. */
  readonly trace: ColumnType<RunTrace | null, string | null | undefined, string | null>;
  /** Hash of the state after the last valid entry, set by the marking. */
  readonly finalHash: string | null;
  /** The mark if what is in doubt counted; null: nothing of it is in doubt. */
  readonly claimedMark: Later<number>;
  /** The act of marking again that gave the mark; null: none, or another mark has followed. */
  readonly regradeId: Later<string>;
  /** Marking again left the task out of this attempt: its points and gates do not count. */
  readonly isLeftOut: Generated<boolean>;
  /** Rises with every mark that a teacher gives. */
  readonly reviewVersion: Generated<number>;
  /** The points that a teacher gave by the rubric. */
  readonly rubric: ColumnType<readonly RubricMark[] | null, string | null | undefined, string | null>;
  /** The teacher who is marking the answer, and until when the claim holds. */
  readonly claimedById: Later<string>;
  readonly claimedByName: Later<string>;
  readonly claimedUntil: Later<DateTime>;
}

/** Counts of results by group ('' for none), work and mode, up to the id in resultCountMarks. */
interface ResultCountsTable {
  readonly groupKey: string;
  readonly workId: string;
  readonly mode: WorkMode;
  readonly count: number;
}

/** One row. Ids sort by creation, so attempts with a greater id are not counted yet. */
interface ResultCountMarksTable {
  readonly id: number;
  readonly countedUpTo: string;
}

export interface LearningSchema
  extends
    BankSchema,
    CoAuthorsSchema,
    ControlSchema,
    DraftsSchema,
    PracticeToolsSchema,
    RegradesSchema,
    ReviewsSchema,
    ShippedContentSchema,
    StatisticsSchema,
    TrialsSchema,
    WorkChecksSchema {
  readonly courses: CoursesTable;
  readonly courseRevisions: CourseRevisionsTable;
  readonly courseGroups: CourseGroupsTable;
  readonly courseUsers: CourseUsersTable;
  readonly works: WorksTable;
  readonly workRevisions: WorkRevisionsTable;
  readonly workRevisionTasks: WorkRevisionTasksTable;
  readonly workGroups: WorkGroupsTable;
  readonly taskRevisions: TaskRevisionsTable;
  readonly taskFiles: TaskFilesTable;
  readonly cases: CasesTable;
  readonly caseRevisions: CaseRevisionsTable;
  readonly caseKeys: CaseKeysTable;
  readonly rulesets: RulesetsTable;
  readonly rulesetRevisions: RulesetRevisionsTable;
  readonly rulesetKeys: RulesetKeysTable;
  readonly builtInRevisions: BuiltInRevisionsTable;
  readonly attempts: AttemptsTable;
  readonly attemptTasks: AttemptTasksTable;
  readonly eventBatches: EventBatchesTable;
  readonly packedBatches: PackedBatchesTable;
  readonly answerFiles: AnswerFilesTable;
  readonly answerPictures: AnswerPicturesTable;
  readonly sideBranches: SideBranchesTable;
  readonly runClocks: RunClocksTable;
  readonly clockFacts: ClockFactsTable;
  readonly issuedEntries: IssuedEntriesTable;
  readonly prompts: PromptsTable;
  readonly offlineKits: OfflineKitsTable;
  readonly resultCounts: ResultCountsTable;
  readonly resultCountMarks: ResultCountMarksTable;
}

/** A new attempt: its draw, the revisions it pins, and the names that its result keeps. */
import { randomInt, randomUUID } from 'node:crypto';
import type { WorkMode } from '#contract/entities/work.ts';
import { newSecret } from '#server/auth/secrets.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { simulationKinds } from '#tasks/simulation/registry.ts';
import {
  deadlineOf,
  drawOfWork,
  type Drawable,
  type ExecutionRow,
  type WantedAttempt,
} from './attempt-terms.ts';
import type { PinnedTaskData, WorkRow } from './works-repository.ts';

async function namesOf(tx: Tx, work: WorkRow, groupId: string | null) {
  const course = await tx
    .selectFrom('courses')
    .select(['title'])
    .where('id', '=', work.courseId ?? '')
    .executeTakeFirst();
  const group = await tx
    .selectFrom('groups')
    .select('name')
    .where('id', '=', groupId ?? '')
    .executeTakeFirst();
  return { courseTitle: course === undefined ? null : json(course.title), groupName: group?.name ?? null };
}

const unpinned = {
  caseId: null,
  caseRevision: null,
  rulesetId: null,
  rulesetRevision: null,
  codeVersion: null,
  simulationSeed: null,
};

/** The revisions of case, ruleset and code with which a simulation of the attempt is played, now and ever after. */
async function simulationPins(tx: Tx, { task }: PinnedTaskData) {
  const { caseId } = task.params;
  if (typeof caseId !== 'string') return unpinned;
  const { data, simulation, ...pins } = await tx
    .selectFrom('cases')
    .innerJoin('caseRevisions', (join) =>
      join
        .onRef('caseRevisions.caseId', '=', 'cases.id')
        .onRef('caseRevisions.revision', '=', 'cases.revision'),
    )
    .select(['caseRevisions.caseId', 'caseRevisions.revision as caseRevision', 'caseRevisions.rulesetId'])
    .select(['caseRevisions.rulesetRevision', 'caseRevisions.data', 'cases.simulation'])
    .where('cases.id', '=', caseId)
    .executeTakeFirstOrThrow();
  return {
    ...pins,
    codeVersion: simulationKinds[simulation].codeVersion,
    simulationSeed: simulationKinds[simulation].parseCase(data).seed,
  };
}

async function insertTasks(
  tx: Tx,
  attemptId: string,
  work: WorkRow,
  mode: WorkMode,
  tasks: readonly Drawable[],
): Promise<void> {
  for (const [position, pinned] of tasks.entries()) {
    const { settingsTask, taskType, maxScore } = pinned.task;
    const pins = await simulationPins(tx, pinned);
    const maxAttempts = settingsTask.maxAttempts ?? work.maxTaskAttempts[mode] ?? 1;
    const untouched = {
      mark: null,
      proposedMark: null,
      manuallyReviewed: false,
      needsReview: false,
      comment: '',
    };
    const unanswered = {
      attemptsUsed: 0,
      useHint: false,
      answer: null,
      historyAnswer: json([]),
      simulation: null,
      finalHash: null,
    };
    await tx
      .insertInto('attemptTasks')
      .values({
        attemptId,
        position,
        taskId: pinned.taskId,
        taskRevision: pinned.taskRevision,
        taskType,
        maxScore,
        maxAttempts,
        ...pins,
        ...untouched,
        ...unanswered,
      })
      .execute();
  }
}

/** What every attempt begins with. */
const untouched = {
  writer: 1,
  lastSequence: 0,
  mark: null,
  passed: null,
  answeredCount: 0,
  needsReview: false,
  comment: '',
  leaseOwner: null,
  leaseUntil: null,
  markTries: 0,
  version: 1,
} as const;

/** Names as they are now: a result outlives what they name. */
async function copiedNames(tx: Tx, person: Person, work: WorkRow, execution: ExecutionRow | undefined) {
  const { groupName, courseTitle } = await namesOf(tx, work, person.groupId);
  const { ru, en, ch } = work.title;
  return {
    workTitle: json(work.title),
    workKind: work.kind,
    courseId: work.courseId,
    courseTitle,
    executionTitle: execution === undefined ? null : json(execution.title),
    userName: person.fullName,
    userNameKey: searchKey(person.fullName),
    groupId: person.groupId,
    groupName,
    searchText: searchKey(person.fullName, groupName, ru, en, ch, execution?.title.ru),
  };
}

/** When it began and must end, and in which state it begins. */
function timesOf({ mode, now, origin }: WantedAttempt, work: WorkRow, execution: ExecutionRow | undefined) {
  const isLive = origin === 'LIVE';
  return {
    startedAt: now,
    deadline: deadlineOf(mode, now, work.settingsWork.timeLimitMillis, execution),
    lastContactAt: now,
    status: isLive ? ('IN_PROGRESS' as const) : ('SUBMITTED' as const),
    submittedAt: isLive ? null : now,
  };
}

/** Inserts the attempt unless the constraints say that there is one; gives its id when it was made. */
export async function insertAttempt(
  tx: Tx,
  wanted: WantedAttempt,
  work: WorkRow,
  execution: ExecutionRow | undefined,
): Promise<string | undefined> {
  const { person, mode, origin } = wanted;
  const id = newId();
  const seed = randomInt(0, 2 ** 32 - 1);
  const draw = await drawOfWork(tx, work, mode, seed);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attempts')
    .values({
      id,
      userId: person.id,
      workId: work.id,
      workRevision: work.revision,
      mode,
      origin,
      writerKey: wanted.writerKey ?? null,
      executionId: execution?.id ?? null,
      executionKey: execution?.id ?? '',
      demo: person.demo,
      sessionId: person.demo ? person.sessionId : null,
      seed,
      orderSecret: newSecret(128),
      drawExact: draw.exact,
      maxScore: draw.totalScore,
      taskCount: draw.tasks.length,
      gradeForCompletion: work.gradeForCompletion,
      reveal: work.settingsWork.reveal[mode],
      // Works made before there was such a setting have none.
      hidesNames: work.settingsWork.hidesNames ?? false,
      // No id that sorts by time: it would tell when the attempt began, and so whose it is.
      reviewId: randomUUID(),
      ...untouched,
      ...timesOf(wanted, work, execution),
      ...(await copiedNames(tx, person, work, execution)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  await insertTasks(tx, id, work, mode, draw.tasks);
  return id;
}

// Makes a new attempt: its draw, the revisions it pins, and copies of names for its result.
import { randomInt, randomUUID } from 'node:crypto';
import { textsOf } from '#contract/languages.ts';
import { newSecret } from '#server/auth/secrets.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { AttemptTerms, PinnedTaskTerms } from '#server/storage/tables/offline.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import {
  deadlineOf,
  drawOfWork,
  runningKeyOf,
  type Drawable,
  type ExecutionRow,
  type WantedAttempt,
} from './attempt-terms.ts';
import { latestUntil, type PinnedTaskData, type WorkRow } from './works-repository.ts';

async function namesOf(tx: Db | Tx, work: WorkRow, groupId: string | null) {
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

/** What a case leaves to chance, and which tasks are drawn, is drawn anew for every attempt. */
export function newSeed(): number {
  return randomInt(0, 2 ** 32 - 1);
}

const UNPINNED = {
  caseId: null,
  caseRevision: null,
  rulesetId: null,
  rulesetRevision: null,
  codeVersion: null,
  simulationSeed: null,
  seedPerRun: false,
  heldSeed: undefined,
};

/** The revisions of case, ruleset and code with which a simulation of the attempt is always played; `at`: as they were then. */
async function simulationPins(tx: Db | Tx, { task }: PinnedTaskData, mode: WorkMode, at: string | undefined) {
  const { caseId } = task.params;
  if (typeof caseId !== 'string') return UNPINNED;
  const { simulation, ...pins } = await tx
    .selectFrom('cases')
    .innerJoin('caseRevisions', 'caseRevisions.caseId', 'cases.id')
    .select(['caseRevisions.caseId', 'caseRevisions.revision as caseRevision', 'caseRevisions.rulesetId'])
    .select(['caseRevisions.rulesetRevision', 'cases.simulation'])
    .where('cases.id', '=', caseId)
    .orderBy(
      (eb) => (at === undefined ? eb.ref('caseRevisions.revision') : latestUntil('caseRevisions', at)),
      'desc',
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    ...pins,
    codeVersion: TASK_KINDS[simulation].codeVersion,
    simulationSeed: newSeed(),
    seedPerRun: true,
    heldSeed: mode === 'CONTROL' && TASK_KINDS[simulation].playHeld !== undefined ? newSeed() : undefined,
  };
}

/** The state of every task in a new attempt. */
const untouchedTask = {
  mark: null,
  proposedMark: null,
  manuallyReviewed: false,
  needsReview: false,
  comment: '',
  attemptsUsed: 0,
  useHint: false,
  answer: null,
  historyAnswer: json([]),
  simulation: null,
  finalHash: null,
} as const;

async function pinnedTerms(
  db: Db | Tx,
  work: WorkRow,
  mode: WorkMode,
  tasks: readonly Drawable[],
  at: string | undefined,
): Promise<PinnedTaskTerms[]> {
  const pins: Awaited<ReturnType<typeof simulationPins>>[] = [];
  for (const pinned of tasks) pins.push(await simulationPins(db, pinned, mode, at));
  return tasks.map(({ task: { settingsTask, taskType, maxScore }, taskId, taskRevision }, position) => ({
    position,
    taskId,
    taskRevision,
    taskType,
    maxScore,
    maxAttempts: settingsTask.maxAttempts ?? work.maxTaskAttempts[mode] ?? 1,
    ...(pins[position] ?? UNPINNED),
  }));
}

/**
 * The terms of an attempt that would begin now.
 * @param execution of CONTROL: whose content and draw it has
 */
export async function termsOf(
  db: Db | Tx,
  work: WorkRow,
  mode: WorkMode,
  execution?: ExecutionRow,
): Promise<AttemptTerms> {
  const seed = execution?.draw === 'SAME' ? Number(execution.drawSeed) : newSeed();
  const draw = await drawOfWork(db, work, mode, seed);
  return {
    workRevision: work.revision,
    seed,
    orderSecret: newSecret(128),
    drawExact: draw.exact,
    maxScore: draw.totalScore,
    taskCount: draw.tasks.length,
    gradeForCompletion: work.gradeForCompletion,
    reveal: work.settingsWork.reveal[mode],
    // Works from before this setting have none.
    hidesNames: work.settingsWork.hidesNames ?? false,
    tasks: await pinnedTerms(db, work, mode, draw.tasks, execution?.contentAt),
  };
}

/** The state of every new attempt. */
const UNTOUCHED = {
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

/** Copies of current names, because a result outlives what they name. */
async function copiedNames(tx: Db | Tx, person: Person, work: WorkRow, execution: ExecutionRow | undefined) {
  const { groupName, courseTitle } = await namesOf(tx, work, person.groupId);
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
    searchText: searchKey(person.fullName, groupName, ...textsOf(work.title), execution?.title.ru),
  };
}

/** When the attempt began and must end, and its first status. */
function timesOf({ mode, now, origin }: WantedAttempt, work: WorkRow, execution: ExecutionRow | undefined) {
  const isLive = origin === 'LIVE';
  return {
    startedAt: now,
    deadline: deadlineOf(mode, now, work.settingsWork.timeLimitMillis, execution),
    lastContactAt: now,
    clockFromMs: Date.parse(now),
    status: isLive ? ('IN_PROGRESS' as const) : ('SUBMITTED' as const),
    submittedAt: isLive ? null : now,
  };
}

function eventOf(person: Person, execution: ExecutionRow | undefined) {
  return { executionId: execution?.id ?? null, executionKey: runningKeyOf(person, execution?.id) };
}

/** The rows of a new attempt and its tasks: everything is read before anything is written. */
export async function newAttemptRows(
  db: Db | Tx,
  wanted: WantedAttempt,
  work: WorkRow,
  execution: ExecutionRow | undefined,
  settled?: { readonly id: string; readonly terms: AttemptTerms },
) {
  const { person, mode } = wanted;
  const isTrial = work.trialOf !== null;
  const { id, terms: all } = settled ?? { id: newId(), terms: await termsOf(db, work, mode, execution) };
  const { tasks, ...drawn } = all;
  const terms = { ...drawn, reveal: execution?.reveal ?? drawn.reveal };
  const attempt = {
    id,
    userId: person.id,
    workId: work.id,
    mode,
    origin: isTrial ? ('TRIAL' as const) : wanted.origin,
    writerKey: wanted.writerKey ?? null,
    ...eventOf(person, execution),
    // Neither counts in any result.
    demo: person.demo || isTrial,
    sessionId: person.demo ? person.sessionId : null,
    ...terms,
    // Not sorted by time, which would reveal when the attempt began, and so whose it is.
    reviewId: randomUUID(),
    ...UNTOUCHED,
    ...timesOf(wanted, work, execution),
    ...(await copiedNames(db, person, work, execution)),
  };
  return { attempt, tasks: tasks.map((task) => ({ attemptId: id, ...task, ...untouchedTask })) };
}
export type NewAttemptRows = Awaited<ReturnType<typeof newAttemptRows>>;

/** Inserts the attempt within a transaction; returns its id, or undefined if another took its place. */
export async function insertAttempt(
  tx: Tx,
  wanted: WantedAttempt,
  work: WorkRow,
  execution: ExecutionRow | undefined,
): Promise<string | undefined> {
  const rows = await newAttemptRows(tx, wanted, work, execution);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attempts')
    .values(rows.attempt)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  if (rows.tasks.length > 0) await tx.insertInto('attemptTasks').values(rows.tasks).execute();
  return rows.attempt.id;
}

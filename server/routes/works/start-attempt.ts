/** Starting an attempt: a unique index makes it single; whoever comes second resumes it and becomes its writer. */
import { randomInt } from 'node:crypto';
import type { WorkMode } from '#contract/entities/work.ts';
import { roomCaseSchema } from '#contract/simulation/room-case.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { assignedExecutions, learnableWorks } from '#server/repositories/learning-access.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { closeOverdue, findAttempt, laterBy, nextVersion, type AttemptRow } from '../completed-work/attempts-repository.ts';
import { drawTasks, type Draw } from './draw-tasks.ts';
import { pinnedTasks, selectWorks, type PinnedTaskData, type WorkRow } from './works-repository.ts';

export interface WantedAttempt {
  readonly person: Person;
  readonly workId: string;
  readonly mode: WorkMode;
  readonly executionId: string | undefined;
  readonly now: string;
  readonly origin: 'LIVE' | 'UPLOAD';
}

type Drawable = PinnedTaskData & { readonly maxScore: number; readonly modes: readonly WorkMode[] };

async function findOpenExecution(db: Db | Tx, { person, workId, executionId, mode, now }: WantedAttempt) {
  if (executionId === undefined) {
    if (mode === 'CONTROL') throw new ApiFault('EVENT_NOT_OPEN');
    return undefined;
  }
  const execution = await assignedExecutions(db, person.id)
    .selectAll('executions')
    .where('executions.id', '=', executionId)
    .where('executions.workId', '=', workId)
    .executeTakeFirst();
  if (execution === undefined) throw new ApiFault('NOT_FOUND');
  if (mode !== 'CONTROL' || execution.startDateTime > now || execution.endDateTime <= now) {
    throw new ApiFault('EVENT_NOT_OPEN');
  }
  return execution;
}
type ExecutionRow = NonNullable<Awaited<ReturnType<typeof findOpenExecution>>>;

async function learnableWork(db: Db | Tx, { person, workId, mode }: WantedAttempt): Promise<WorkRow> {
  const work = await selectWorks(db).where(learnableWorks(db, person)).where('works.id', '=', workId).executeTakeFirst();
  if (work === undefined) throw new ApiFault('NOT_FOUND');
  if (work.settingsWork.modes.includes(mode)) return work;
  throw new ApiFault('VALIDATION', {
    details: [{ path: 'type', code: 'FIELD_CHOICE', message: 'FIELD_CHOICE', params: { values: work.settingsWork.modes.join(', ') } }],
  });
}

/** A draw of a work's tasks for a mode. */
export async function drawOfWork(db: Db | Tx, work: WorkRow, mode: WorkMode, seed: number): Promise<Draw<Drawable>> {
  const tasks = (await pinnedTasks(db, work.id, work.revision)).map((pinned) => ({
    ...pinned,
    maxScore: pinned.task.maxScore,
    modes: pinned.task.settingsTask.modes,
  }));
  return drawTasks(mode, tasks, work.settingsWork.targetMark, seed);
}

/** The earlier of the event's end and start + minutes; in SELFCONTROL the work's time limit; in TRAINING none. */
export function deadlineOf(
  mode: WorkMode,
  startedAt: string,
  timeLimitMillis: number | null,
  execution: Pick<ExecutionRow, 'endDateTime' | 'executionTime'> | undefined,
): string | null {
  if (execution !== undefined) {
    const byMinutes = laterBy(startedAt, execution.executionTime * 60_000);
    return byMinutes < execution.endDateTime ? byMinutes : execution.endDateTime;
  }
  return mode === 'SELFCONTROL' && timeLimitMillis !== null ? laterBy(startedAt, timeLimitMillis) : null;
}

async function namesOf(tx: Tx, work: WorkRow, groupId: string | null) {
  const course = await tx.selectFrom('courses').select(['title']).where('id', '=', work.courseId ?? '').executeTakeFirst();
  const group = await tx.selectFrom('groups').select('name').where('id', '=', groupId ?? '').executeTakeFirst();
  return { courseTitle: course === undefined ? null : json(course.title), groupName: group?.name ?? null };
}

async function simulationPins(tx: Tx, { task }: PinnedTaskData) {
  const { caseId } = task.params;
  const found =
    typeof caseId !== 'string'
      ? undefined
      : await tx
          .selectFrom('cases')
          .innerJoin('caseRevisions', (join) =>
            join.onRef('caseRevisions.caseId', '=', 'cases.id').onRef('caseRevisions.revision', '=', 'cases.revision'),
          )
          .select(['caseRevisions.caseId', 'caseRevisions.revision', 'caseRevisions.rulesetId'])
          .select(['caseRevisions.rulesetRevision', 'caseRevisions.data'])
          .where('cases.id', '=', caseId)
          .executeTakeFirst();
  return {
    caseId: found?.caseId ?? null,
    caseRevision: found?.revision ?? null,
    rulesetId: found?.rulesetId ?? null,
    rulesetRevision: found?.rulesetRevision ?? null,
    codeVersion: found === undefined ? null : roomSimulation.codeVersion,
    simulationSeed: found === undefined ? null : roomCaseSchema.parse(found.data).seed,
  };
}

async function insertTasks(tx: Tx, attemptId: string, work: WorkRow, mode: WorkMode, tasks: readonly Drawable[]): Promise<void> {
  for (const [position, pinned] of tasks.entries()) {
    const { settingsTask, taskType, maxScore } = pinned.task;
    const pins = await simulationPins(tx, pinned);
    const maxAttempts = settingsTask.maxAttempts ?? work.maxTaskAttempts[mode] ?? 1;
    const untouched = { mark: null, proposedMark: null, manuallyReviewed: false, needsReview: false, comment: '' };
    const unanswered = { attemptsUsed: 0, useHint: false, answer: null, historyAnswer: json([]), simulation: null, finalHash: null };
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

/** Inserts the attempt unless the constraints say that there is one; gives its id when it was made. */
async function insertAttempt(tx: Tx, wanted: WantedAttempt, work: WorkRow, execution: ExecutionRow | undefined): Promise<string | undefined> {
  const { person, mode, now, origin } = wanted;
  const id = newId();
  const seed = randomInt(0, 2 ** 32 - 1);
  const draw = await drawOfWork(tx, work, mode, seed);
  const { groupName, courseTitle } = await namesOf(tx, work, person.groupId);
  const { kind: workKind, settingsWork, gradeForCompletion, revision: workRevision, courseId } = work;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('attempts')
    .values({
      ...{ id, userId: person.id, workId: work.id, workRevision, mode, origin, seed, courseId, courseTitle, workKind },
      executionId: execution?.id ?? null,
      executionKey: execution?.id ?? '',
      executionTitle: execution === undefined ? null : json(execution.title),
      status: origin === 'LIVE' ? 'IN_PROGRESS' : 'SUBMITTED',
      demo: person.demo,
      sessionId: person.demo ? person.sessionId : null,
      drawExact: draw.exact,
      startedAt: now,
      deadline: deadlineOf(mode, now, settingsWork.timeLimitMillis, execution),
      submittedAt: origin === 'LIVE' ? null : now,
      lastContactAt: now,
      ...{ writer: 1, lastSequence: 0, mark: null, passed: null, maxScore: draw.totalScore, gradeForCompletion },
      ...{ taskCount: draw.tasks.length, answeredCount: 0, needsReview: false, comment: '' },
      reveal: settingsWork.reveal[mode],
      workTitle: json(work.title),
      userName: person.fullName,
      userNameKey: searchKey(person.fullName),
      groupId: person.groupId,
      groupName,
      searchText: searchKey(person.fullName, groupName, work.title.ru, work.title.en, work.title.ch, execution?.title.ru),
      ...{ leaseOwner: null, leaseUntil: null, markTries: 0, version: 1 },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  await insertTasks(tx, id, work, mode, draw.tasks);
  return id;
}

/** The attempt that the constraints hold: the one in progress, or the one of the event. */
async function standingAttempt(tx: Tx, { person, workId, mode, executionId }: WantedAttempt): Promise<AttemptRow | undefined> {
  const own = tx.selectFrom('attempts').selectAll().where('userId', '=', person.id);
  if (executionId !== undefined) return own.where('executionId', '=', executionId).forUpdate().executeTakeFirst();
  return own
    .where('workId', '=', workId)
    .where('mode', '=', mode)
    .where('executionKey', '=', '')
    .where('status', 'in', ['IN_PROGRESS', 'CLOSING'])
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the caller the writer. Undefined: it is over by now, another may begin. */
async function resume(tx: Tx, standing: AttemptRow, { person, now }: WantedAttempt): Promise<AttemptRow | undefined> {
  const isOtherSession = standing.sessionId !== null && standing.sessionId !== person.sessionId;
  if (isOtherSession) {
    // A demo person's attempt of an ended session: nobody goes on with it.
    await tx.deleteFrom('attempts').where('id', '=', standing.id).execute();
    return undefined;
  }
  const closed = await closeOverdue(tx, now, standing.id);
  if (closed > 0 || standing.status !== 'IN_PROGRESS') return undefined;
  await tx
    .updateTable('attempts')
    .set({ writer: standing.writer + 1, lastContactAt: now, version: nextVersion })
    .where('id', '=', standing.id)
    .execute();
  return findAttempt(tx, standing.id);
}

export type Started = { readonly kind: 'STARTED' | 'RESUMED'; readonly attempt: AttemptRow } | { readonly kind: 'CLOSED' };

/** One try within a transaction; the unique indexes decide between parallel ones. */
export async function startOrResume(tx: Tx, wanted: WantedAttempt): Promise<Started> {
  const execution = await findOpenExecution(tx, wanted);
  const work = await learnableWork(tx, wanted);
  for (let tries = 0; tries < 3; tries++) {
    const standing = await standingAttempt(tx, wanted);
    if (standing !== undefined) {
      const attempt = await resume(tx, standing, wanted);
      if (attempt !== undefined) return { kind: 'RESUMED', attempt };
      if ((await findAttempt(tx, standing.id)) !== undefined) return { kind: 'CLOSED' };
    }
    const id = await insertAttempt(tx, wanted, work, execution);
    const attempt = id === undefined ? undefined : await findAttempt(tx, id);
    if (attempt !== undefined) return { kind: 'STARTED', attempt };
  }
  throw new ApiFault('CONFLICT');
}

/** What a person in a running attempt may still call while technical works keep everybody else out. */
import type { RunningAttempt } from '#contract/calls/technical-works.ts';
import { getTold, openAttempt, patchCompletedWork } from '#contract/calls/completed-work.ts';
import { getExecution } from '#contract/calls/execution-work.ts';
import { getFile, getFileInfo } from '#contract/calls/files.ts';
import { startAttempt } from '#contract/calls/works.ts';
import type { Person } from '#server/plugins/call-context.ts';
import type { Db } from '#server/storage/schema.ts';

type Owner = Pick<Person, 'id' | 'sessionId'>;

/** One's own attempts; those of a demo person belong to their session too. */
function ownAttempts(db: Db, { id, sessionId }: Owner) {
  return db
    .selectFrom('attempts')
    .where('attempts.userId', '=', id)
    .where((eb) => eb.or([eb('attempts.sessionId', 'is', null), eb('attempts.sessionId', '=', sessionId)]));
}

function runningAttempts(db: Db, owner: Owner) {
  return ownAttempts(db, owner).where('attempts.status', 'in', ['IN_PROGRESS', 'CLOSING']);
}

/** One's own attempts in progress, to find the way back to them. */
export async function runningAttemptsOf(db: Db, owner: Owner): Promise<RunningAttempt[]> {
  return runningAttempts(db, owner)
    .select(['attempts.workId', 'attempts.workTitle as title', 'attempts.workKind as kind'])
    .select(['attempts.mode', 'attempts.executionId'])
    .orderBy('attempts.startedAt')
    .limit(100)
    .execute();
}

interface Asked {
  readonly db: Db;
  readonly owner: Owner;
  /** The id in the call's path. */
  readonly id: string;
  /** Since when the works are on. */
  readonly since: string | null;
}

async function isAny(query: {
  limit(count: number): { execute(): Promise<readonly unknown[]> };
}): Promise<boolean> {
  return (await query.limit(1).execute()).length > 0;
}

const isRunning = ({ db, owner, id }: Asked) =>
  isAny(runningAttempts(db, owner).select('attempts.id').where('attempts.id', '=', id));

/** The submission whose answer was lost may be made again: it says that it has been made. */
const isRunningOrJustSubmitted = ({ db, owner, id, since }: Asked) =>
  isAny(
    ownAttempts(db, owner)
      .select('attempts.id')
      .where('attempts.id', '=', id)
      .where((eb) =>
        eb.or([
          eb('attempts.status', 'in', ['IN_PROGRESS', 'CLOSING']),
          eb('attempts.submittedAt', '>=', since ?? ''),
        ]),
      ),
  );

const isWorkOfRunning = ({ db, owner, id }: Asked) =>
  isAny(runningAttempts(db, owner).select('attempts.id').where('attempts.workId', '=', id));

const isEventOfRunning = ({ db, owner, id }: Asked) =>
  isAny(runningAttempts(db, owner).select('attempts.id').where('attempts.executionId', '=', id));

/** Whether the file may be read is still for the call itself to say. */
const isFileOfRunning = ({ db, owner, id }: Asked) =>
  isAny(
    runningAttempts(db, owner)
      .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
      .innerJoin('taskFiles', (join) =>
        join
          .onRef('taskFiles.taskId', '=', 'attemptTasks.taskId')
          .onRef('taskFiles.taskRevision', '=', 'attemptTasks.taskRevision'),
      )
      .select('attempts.id')
      .where('taskFiles.fileId', '=', id),
  );

/** Of each call that says RUNNING_ATTEMPT: whether this request is of an attempt in progress. */
export const concernsRunningAttempt: ReadonlyMap<string, (asked: Asked) => Promise<boolean>> = new Map([
  [openAttempt.id, isRunning],
  [getTold.id, isRunning],
  [patchCompletedWork.id, isRunningOrJustSubmitted],
  [startAttempt.id, isWorkOfRunning],
  [getExecution.id, isEventOfRunning],
  [getFile.id, isFileOfRunning],
  [getFileInfo.id, isFileOfRunning],
]);

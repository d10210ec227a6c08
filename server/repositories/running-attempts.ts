// Which calls a person in a running attempt may still make during technical works.
import type { RunningAttempt } from '#contract/calls/technical-works.ts';
import { getTrainingFeedback, openAttempt, patchCompletedWork } from '#contract/calls/completed-work.ts';
import { confirmMessage, followEvent } from '#contract/calls/control.ts';
import { getExecution } from '#contract/calls/execution-work.ts';
import { getFile, getFileInfo } from '#contract/calls/files.ts';
import { startAttempt } from '#contract/calls/works.ts';
import type { Db } from '#server/storage/schema.ts';
import { ownAttempts, type Learning } from './result-visibility.ts';

function selectOwn(db: Db, owner: Learning) {
  return db.selectFrom('attempts').where(ownAttempts(owner));
}

function runningAttempts(db: Db, owner: Learning) {
  return selectOwn(db, owner).where('attempts.status', 'in', ['IN_PROGRESS', 'CLOSING']);
}

/** A person's attempts in progress, so that the page can lead back to them. */
export async function runningAttemptsOf(db: Db, owner: Learning): Promise<RunningAttempt[]> {
  return runningAttempts(db, owner)
    .select(['attempts.workId', 'attempts.workTitle as title', 'attempts.workKind as kind'])
    .select(['attempts.mode', 'attempts.executionId'])
    .orderBy('attempts.startedAt')
    .where('attempts.origin', '!=', 'TRIAL')
    .limit(100)
    .execute();
}

interface Asked {
  readonly db: Db;
  readonly owner: Learning;
  /** The id in the call's path. */
  readonly id: string;
  /** When the technical works began. */
  readonly since: string | null;
}

async function isAny(query: {
  limit(count: number): { execute(): Promise<readonly unknown[]> };
}): Promise<boolean> {
  return (await query.limit(1).execute()).length > 0;
}

const isRunning = ({ db, owner, id }: Asked) =>
  isAny(runningAttempts(db, owner).select('attempts.id').where('attempts.id', '=', id));

/** A submission whose response was lost may be repeated: the response says that it is done. */
const isRunningOrJustSubmitted = ({ db, owner, id, since }: Asked) =>
  isAny(
    selectOwn(db, owner)
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

/** Whether the person may read the file is still for the call itself to check. */
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

/** For each call marked RUNNING_ATTEMPT: whether this request is about an attempt in progress. */
export const CONCERNS_RUNNING_ATTEMPT: ReadonlyMap<string, (asked: Asked) => Promise<boolean>> = new Map([
  [openAttempt.id, isRunning],
  [getTrainingFeedback.id, isRunning],
  [patchCompletedWork.id, isRunningOrJustSubmitted],
  [startAttempt.id, isWorkOfRunning],
  [getExecution.id, isEventOfRunning],
  [followEvent.id, isEventOfRunning],
  [confirmMessage.id, isEventOfRunning],
  [getFile.id, isFileOfRunning],
  [getFileInfo.id, isFileOfRunning],
]);

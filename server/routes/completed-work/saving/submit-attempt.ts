// Ends an attempt: submitted by its owner, or uploaded whole. Marking follows in the background.
import { createHash } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { createCompletedWork } from '#contract/calls/completed-work.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { json } from '#server/storage/columns.ts';
import type { Schema, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { startOrResume } from '#server/routes/works/start-attempt.ts';
import {
  closeOverdue,
  findAttemptTasks,
  findOwnAttempt,
  nextVersion,
  type AttemptRow,
} from '../attempts-repository.ts';
import { refuseUnfitEvents } from './check-answers.ts';
import { attemptFull, hasRoom, sizeOfBatch } from './saved-size-repository.ts';

async function ownAttempt(tx: Tx, person: Person, id: string): Promise<AttemptRow> {
  return orNotFound(await findOwnAttempt(tx, person, id));
}

/**
 * IN_PROGRESS → SUBMITTED; CLOSING → EXPIRED at once, as nothing more will come. A repeat changes nothing.
 * Returns whether this submission ended the attempt.
 */
async function submitAttempt(
  tx: Tx,
  person: Person,
  id: string,
  writer: number | undefined,
  now: string,
): Promise<boolean> {
  const attempt = await ownAttempt(tx, person, id);
  if (writer !== undefined && writer !== attempt.writer) throw new ApiFault('OLD_WRITER');
  await closeOverdue(tx, now, id);
  const submitted = await tx
    .updateTable('attempts')
    .set({ status: 'SUBMITTED', submittedAt: now, version: nextVersion })
    .where('id', '=', id)
    .where('writer', '=', attempt.writer)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirst();
  const expired = await tx
    .updateTable('attempts')
    .set((eb) => ({ status: 'EXPIRED', submittedAt: eb.ref('deadline'), version: nextVersion }))
    .where('id', '=', id)
    .where('status', '=', 'CLOSING')
    .executeTakeFirst();
  return submitted.numUpdatedRows + expired.numUpdatedRows > 0n;
}

type Ended = 'EXPIRED' | 'SUBMITTED';

/** What a submission sets on an attempt; after the deadline, that counts as the time of submission. */
function endOf(now: string) {
  return (eb: ExpressionBuilder<Schema, 'attempts'>) => {
    const isOver = eb.or([eb('status', '=', 'CLOSING'), eb('deadline', '<=', now)]);
    return {
      status: eb.case().when(isOver).then(sql.lit<Ended>('EXPIRED')).else(sql.lit<Ended>('SUBMITTED')).end(),
      submittedAt: eb.case().when(isOver).then(eb.ref('deadline')).else(eb.val(now)).end(),
      version: nextVersion,
    };
  };
}

/**
 * The usual submission by the attempt's writer, as one statement that is fast for a whole class. Returns
 * false if it changed nothing, and `submitAttempt` has to find out why.
 */
async function submitAtOnce(storage: Storage, { person, id, writer, now }: Submission): Promise<boolean> {
  const end = storage.db
    .updateTable('attempts')
    .set(endOf(now))
    .where('id', '=', id)
    .where('userId', '=', person.id)
    .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '=', person.sessionId)]))
    .where('status', 'in', ['IN_PROGRESS', 'CLOSING']);
  const query = writer === undefined ? end : end.where('writer', '=', writer);
  return (await storage.hot([{ query, expectRows: 1 }])).ok;
}

interface Submission {
  readonly person: Person;
  readonly id: string;
  readonly writer: number | undefined;
  readonly now: string;
}

/** Ends an attempt once. Throws NOT_FOUND if it is not the person's own, OLD_WRITER for another device's. */
export async function submitAttemptOf(storage: Storage, submission: Submission): Promise<void> {
  if (await submitAtOnce(storage, submission)) return;
  const { person, id, writer, now } = submission;
  await storage.write((tx) => submitAttempt(tx, person, id, writer, now));
}

type Upload = z.output<typeof createCompletedWork.body>;

function eventsOf(upload: Upload): AttemptEvent[] {
  return upload.results.flatMap(({ taskId, answer, entries }): AttemptEvent[] => [
    ...(answer === undefined ? [] : [{ type: 'ANSWER' as const, taskId, answer, at: 0 }]),
    ...(entries === undefined || entries.length === 0
      ? []
      : [{ type: 'ACTIONS' as const, taskId, restart: 0, entries, stateHash: '' }]),
  ]);
}

/** Stores a whole attempt that was played elsewhere: one batch without a state hash, checked like any log. */
export async function storeUpload(tx: Tx, person: Person, upload: Upload, now: string): Promise<string> {
  const { workId, type: mode, executionId } = upload;
  // Nobody saw it being done: neither its time nor its order can be held against anything.
  if (mode === 'CONTROL' || executionId !== undefined) throw new ApiFault('WHOLE_UPLOAD');
  const started = await startOrResume(tx, { person, workId, mode, executionId, now, origin: 'UPLOAD' });
  if (started.kind === 'CLOSED') throw new ApiFault('ATTEMPT_LIMIT', { message: 'CONFLICT' });
  if (started.kind === 'RESUMED') throw new ApiFault('CONFLICT');
  const attemptId = started.attempt.id;
  const events = eventsOf(upload);
  if (events.length === 0) return attemptId;
  const types = (await findAttemptTasks(tx, attemptId)).map(
    ({ taskId, taskType }) => [taskId, taskType] as const,
  );
  for (const [index, result] of upload.results.entries())
    refuseUnfitEvents(new Map(types), eventsOf({ ...upload, results: [result] }), `results.${index}`);
  const text = json(events);
  const size = sizeOfBatch(events, text);
  if (!hasRoom(started.attempt, size)) throw attemptFull();
  const contentHash = createHash('sha256').update(text).digest('hex');
  await tx
    .insertInto('eventBatches')
    .values({ attemptId, sequence: 1, writer: 1, contentHash, events: text, receivedAt: now, late: false })
    .execute();
  await tx
    .updateTable('attempts')
    .set({ lastSequence: 1, savedBytes: size.bytes, savedEvents: size.events })
    .where('id', '=', attemptId)
    .execute();
  return attemptId;
}

// Answers that a device could not send, uploaded by a teacher: checked, logged, never over newer answers.
import { createHash } from 'node:crypto';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { AnswerFile, AnswerFileOutcome, UploadedAnswerFile } from '#contract/entities/answer-file.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import {
  closeOverdue,
  findAttempt,
  findAttemptTasks,
  lockAttempt,
  nextVersion,
  type AttemptRow,
} from '../attempts-repository.ts';
import { refuseUnfitEvents } from './check-answers.ts';
import { unpackAttempt } from '../packing/packed-repository.ts';
import { attemptFull, makeRoom, sizeOfBatch, sumOfSizes } from './saved-size-repository.ts';
import { isSealed } from './seal.ts';

function hashOf(events: readonly AttemptEvent[]): string | undefined {
  try {
    return createHash('sha256').update(canonicalJson(events)).digest('hex');
  } catch {
    return undefined;
  }
}

/** Refuses a file of another attempt, one changed by hand, and answers to tasks outside the attempt. */
async function checkFile(tx: Tx, attemptId: string, file: AnswerFile): Promise<void> {
  if (file.attemptId !== attemptId) throw fieldFault('attemptId', 'FILE_OF_OTHER');
  if (hashOf(file.events) !== file.contentHash) throw fieldFault('contentHash', 'HASH_WRONG');
  const types = (await findAttemptTasks(tx, attemptId)).map(
    ({ taskId, taskType }) => [taskId, taskType] as const,
  );
  refuseUnfitEvents(new Map(types), file.events, 'events');
}

/** The events that the server does not have yet, and the sequence number they belong to. */
async function unsent(tx: Tx, { attemptId, events, nextSequence, onItsWay }: AnswerFile) {
  if (onItsWay === null) return { events, nextSequence };
  const stored = await tx
    .selectFrom('eventBatches')
    .select('contentHash')
    .where('attemptId', '=', attemptId)
    .where('sequence', '=', onItsWay.sequence)
    .executeTakeFirst();
  if (stored?.contentHash !== onItsWay.contentHash) return { events, nextSequence };
  return { events: events.slice(onItsWay.count), nextSequence: onItsWay.sequence + 1 };
}

async function isReviewed(tx: Tx, { id, doubt }: AttemptRow): Promise<boolean> {
  if (doubt === 'ACCEPTED' || doubt === 'REFUSED') return true;
  return (await findAttemptTasks(tx, id)).some((task) => task.manuallyReviewed);
}

/** Whether the server signed what the file builds on: the start, the device's opening and the last batch. */
async function isCovered(tx: Tx, attempt: AttemptRow, file: AnswerFile): Promise<boolean> {
  const { id: attemptId, startedAt, orderSecret } = attempt;
  const sequence = file.nextSequence - 1;
  const last = await tx
    .selectFrom('eventBatches')
    .select('contentHash')
    .where('attemptId', '=', attemptId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (last === undefined && sequence > 0) return false;
  const contentHash = last?.contentHash ?? '';
  return isSealed(file.seal, {
    attemptId,
    startedAt,
    orderSecret,
    writer: file.writer,
    sequence,
    contentHash,
  });
}

/** Whether the person handed it in: then only a teacher lets anything more count. */
function isHandedIn({ submittedAt, deadline }: AttemptRow): boolean {
  return submittedAt !== null && submittedAt !== deadline;
}

interface Appended {
  readonly now: string;
  readonly status: 'EXPIRED' | 'SUBMITTED';
  readonly doubt: 'CLAIMED' | 'PENDING' | null;
}

/** Appends the events, in doubt, and lets the attempt be marked again without and with them. */
async function append(
  tx: Tx,
  attempt: AttemptRow,
  events: readonly AttemptEvent[],
  { now, status, doubt }: Appended,
): Promise<void> {
  const parts: AttemptEvent[][] = [];
  for (let from = 0; from < events.length; from += ATTEMPT_LIMITS.batchEvents)
    parts.push(events.slice(from, from + ATTEMPT_LIMITS.batchEvents));
  const size = sumOfSizes(parts.map((part) => sizeOfBatch(part, json(part))));
  if (!(await makeRoom(tx, attempt.id, size))) throw attemptFull();
  for (const [index, part] of parts.entries()) {
    await tx
      .insertInto('eventBatches')
      .values({
        attemptId: attempt.id,
        sequence: attempt.lastSequence + 1 + index,
        writer: attempt.writer,
        contentHash: hashOf(part) ?? '',
        events: json(part),
        receivedAt: now,
        late: true,
        doubt: 'FILE',
      })
      .execute();
  }
  await tx
    .updateTable('attempts')
    .set((eb) => ({
      lastSequence: attempt.lastSequence + parts.length,
      savedBytes: eb('savedBytes', '+', size.bytes),
      savedEvents: eb('savedEvents', '+', size.events),
      status,
      // What is pending for another reason stays so.
      doubt: attempt.doubt ?? doubt,
      submittedAt: eb.fn.coalesce('submittedAt', 'deadline', eb.val(now)),
      markTries: 0,
      version: nextVersion,
    }))
    .where('id', '=', attempt.id)
    .execute();
}

/** The outcome of an earlier upload of the same file. */
async function earlier(tx: Tx, { attemptId, contentHash }: AnswerFile) {
  return tx
    .selectFrom('answerFiles')
    .select(['outcome', 'eventCount', 'byName', 'at'])
    .where('attemptId', '=', attemptId)
    .where('contentHash', '=', contentHash)
    .executeTakeFirst();
}

async function outcomeOf(
  tx: Tx,
  attempt: AttemptRow,
  file: AnswerFile,
  next: { readonly events: readonly AttemptEvent[]; readonly nextSequence: number },
): Promise<AnswerFileOutcome> {
  if (next.events.length === 0) return 'NOTHING_NEW';
  if (file.writer !== attempt.writer || next.nextSequence !== attempt.lastSequence + 1) return 'OVERTAKEN';
  if (!(await isCovered(tx, attempt, file))) return 'UNSEALED';
  if (await isReviewed(tx, attempt)) return 'REVIEWED';
  return isHandedIn(attempt) ? 'CLAIMED' : 'TAKEN';
}

interface BroughtFile {
  readonly attemptId: string;
  readonly file: AnswerFile;
  /** The teacher has confirmed that an attempt without a time limit ends with this file. */
  readonly endsAttempt: boolean;
}

/** Whether the file ends the attempt: without a deadline, only its device could end it, and that is gone. */
function endsByFile({ status, deadline }: AttemptRow, { endsAttempt }: BroughtFile): boolean {
  return endsAttempt && status === 'IN_PROGRESS' && deadline === null;
}

function refuseRunning(attempt: AttemptRow, brought: BroughtFile): void {
  const isRunning = attempt.status === 'IN_PROGRESS' && !endsByFile(attempt, brought);
  if (isRunning || attempt.status === 'MARKING') throw new ApiFault('CONFLICT');
}

/** Adds what is new. The file may end a running attempt, unless another device is writing it. */
async function settle(
  tx: Tx,
  attempt: AttemptRow,
  brought: BroughtFile,
  now: string,
): Promise<Pick<UploadedAnswerFile, 'outcome' | 'eventCount'>> {
  const next = await unsent(tx, brought.file);
  const outcome = await outcomeOf(tx, attempt, brought.file, next);
  const ends = endsByFile(attempt, brought);
  if (outcome === 'TAKEN' || (ends && outcome === 'NOTHING_NEW'))
    await append(tx, attempt, next.events, { now, status: ends ? 'SUBMITTED' : 'EXPIRED', doubt: null });
  if (outcome === 'CLAIMED')
    await append(tx, attempt, next.events, { now, status: 'SUBMITTED', doubt: 'CLAIMED' });
  return { outcome, eventCount: next.events.length };
}

/**
 * Stores a file; the caller has checked that the teacher may mark this person. Throws CONFLICT while the
 * attempt is running (the device may still send by itself) or is being marked. An attempt without a time
 * limit, whose device may never come back, ends with the file if the teacher confirms it.
 */
export async function storeAnswerFile(
  tx: Tx,
  teacher: Person,
  brought: BroughtFile,
  now: string,
): Promise<UploadedAnswerFile> {
  const { attemptId, file } = brought;
  await checkFile(tx, attemptId, file);
  await closeOverdue(tx, now, attemptId);
  await lockAttempt(tx, attemptId);
  const known = await earlier(tx, file);
  if (known !== undefined) return known;
  const attempt = orNotFound(await findAttempt(tx, attemptId));
  refuseRunning(attempt, brought);
  await unpackAttempt(tx, attemptId);
  const told = { ...(await settle(tx, attempt, brought, now)), byName: teacher.fullName, at: now };
  await audit(tx, teacher, 'answer-file.upload', attemptSubject(attempt), { status: attempt.status }, told);
  await tx
    .insertInto('answerFiles')
    .values({ attemptId, contentHash: file.contentHash, data: json(file), byId: teacher.id, ...told })
    .execute();
  return told;
}

/** The files uploaded for an attempt, newest first. */
export async function answerFilesOf(db: Db, attemptId: string): Promise<UploadedAnswerFile[]> {
  return db
    .selectFrom('answerFiles')
    .select(['outcome', 'eventCount', 'byName', 'at'])
    .where('attemptId', '=', attemptId)
    .orderBy('at', 'desc')
    .execute();
}

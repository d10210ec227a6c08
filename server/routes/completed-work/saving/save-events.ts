// Saves batches: the usual case as one atomic program; if that changes nothing, finds out why afterwards.
import { hash as digest } from 'node:crypto';
import type { EventBatch } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Json } from '#server/storage/columns.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';
import { findAttempt, findOwnAttempt, type AttemptRow } from '../attempts-repository.ts';
import { findBatch } from '../batches-repository.ts';
import { findWaiting, handOver, issuedIn } from '../issuing/issued-repository.ts';
import { refuseUnfitEvents } from './check-answers.ts';
import { keepAside } from './kept-aside-repository.ts';
import { isTakenLate } from './late-batches.ts';
import { ownTaskTypes } from './own-task-types-repository.ts';
import { attemptFull, hasRoom, makeRoom, sizeOfBatch } from './saved-size-repository.ts';
import {
  closeStatement,
  sealAfter,
  takeNext,
  type BatchAnswer,
  type FitSaving,
  type Saving,
} from './take-batch.ts';

/** The events as they are hashed, which is how they are stored; throws unless the hash is right. */
function textOf({ events, contentHash }: EventBatch): Json<EventBatch['events']> {
  let text: string;
  try {
    text = canonicalJson(events);
  } catch (cause) {
    // Events that cannot be hashed (not plain data of integers): our own page never sends any.
    throw fieldFault('events', 'EVENTS_PLAIN', { cause });
  }
  if (digest('sha256', text) !== contentHash) throw fieldFault('contentHash', 'HASH_WRONG');
  return text;
}

function takeLate(saving: FitSaving, { mode }: AttemptRow): Promise<BatchAnswer | undefined> {
  return takeNext(saving, 'CLOSING', mode === 'CONTROL' ? 'LATE' : null);
}

/** The response to the batch if it has been stored before. */
async function trueRepeat(saving: Saving, attempt: AttemptRow): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, batch, now } = saving;
  const stored = await findBatch(storage.db, attemptId, batch.sequence);
  if (stored?.contentHash !== batch.contentHash || stored.writer !== batch.writer) return undefined;
  return {
    acceptedSequence: batch.sequence,
    nextSequence: attempt.lastSequence + 1,
    status: attempt.status,
    serverNow: now,
    deadline: attempt.deadline,
    late: stored.late,
    prompts: attempt.prompts,
    seal: sealAfter(saving, attempt),
  };
}

/** Throws unless it is the current writer's next batch. */
async function refuseOutOfTurn(saving: FitSaving, attempt: AttemptRow): Promise<void> {
  const { batch } = saving;
  if (batch.writer !== attempt.writer) {
    await keepAside(saving.storage, saving, 'OLD_WRITER');
    throw new ApiFault('OLD_WRITER');
  }
  const expected = attempt.lastSequence + 1;
  if (batch.sequence > expected)
    throw new ApiFault('SEQUENCE_GAP', { current: expected, params: { expected } });
  if (batch.sequence < expected) {
    await keepAside(saving.storage, saving, 'BRANCHED');
    throw new ApiFault('BRANCHED');
  }
}

async function refuseClosed(saving: FitSaving): Promise<never> {
  await keepAside(saving.storage, saving, 'AFTER_CLOSE');
  throw new ApiFault('ATTEMPT_CLOSED');
}

function isOver({ status, deadline }: AttemptRow, now: string): boolean {
  return status === 'CLOSING' || (deadline !== null && deadline <= now);
}

/** Throws if the run's actions go past what was issued for it, or bring what was not. */
async function refuseOutOfIssue({ storage, attemptId, batch }: FitSaving): Promise<void> {
  const { run, entries } = issuedIn(batch.events);
  if (run === undefined) return;
  const waiting = await findWaiting(storage.db, { attemptId, ...run });
  const brought = new Set(entries.map(({ issue }) => issue));
  if (waiting.some(({ id }) => !brought.has(id))) {
    const current = await handOver(storage, waiting, batch.clock);
    throw new ApiFault('ISSUE_WAITS', { current });
  }
  if (waiting.length !== entries.length) throw fieldFault('events.issue', 'ISSUE_FORGED');
}

/** Why the program changed nothing: a repeat, a refusal, a late batch, or a race (undefined: try again). */
async function settle(saving: FitSaving): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, now } = saving;
  const attempt = orNotFound(await findOwnAttempt(storage.db, await saving.person(), attemptId));
  const repeat = await trueRepeat(saving, attempt);
  if (repeat !== undefined) return repeat;
  if (attempt.status !== 'IN_PROGRESS' && attempt.status !== 'CLOSING') return refuseClosed(saving);
  await refuseOutOfTurn(saving, attempt);
  if (!hasRoom(attempt, saving.size)) {
    if (await storage.write((tx) => makeRoom(tx, attemptId, saving.size))) return undefined;
    throw attemptFull();
  }
  await refuseOutOfIssue(saving);
  if (!isOver(attempt, now)) return undefined;
  if (await isTakenLate(storage.db, attempt, saving.batch, now)) return takeLate(saving, attempt);
  await storage.hot([{ query: closeStatement(storage.db, { attemptId, now }) }]);
  return refuseClosed(saving);
}

/**
 * The fast path for the batches that a whole class sends as its time ends: the program checks the sender
 * itself. Undefined unless it is the writer's next batch of an attempt that is over, with events in time.
 */
async function tryLate(saving: FitSaving): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, batch, now } = saving;
  const attempt = await findAttempt(storage.db, attemptId);
  if (attempt === undefined || !isOver(attempt, now)) return undefined;
  const isNext = batch.writer === attempt.writer && batch.sequence === attempt.lastSequence + 1;
  if (!isNext || !(await isTakenLate(storage.db, attempt, batch, now))) return undefined;
  return takeLate(saving, attempt);
}

async function tryNext(saving: FitSaving): Promise<BatchAnswer | undefined> {
  try {
    return (await takeNext(saving, 'IN_PROGRESS')) ?? (await tryLate(saving));
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Throws the reason why the events cannot be stored; a batch that is stored already is answered as ever. */
async function repeatOfUnfit(saving: Saving): Promise<BatchAnswer | undefined> {
  const {
    storage,
    claims: { userId },
    attemptId,
    batch,
  } = saving;
  const types = await ownTaskTypes(storage.db, attemptId, userId);
  // Not the person's own attempt: this is refused further on.
  if (types.size === 0) return undefined;
  try {
    refuseUnfitEvents(types, batch.events, 'events');
    return undefined;
  } catch (error) {
    const attempt = await findOwnAttempt(storage.db, await saving.person(), attemptId);
    const repeat = attempt === undefined ? undefined : await trueRepeat(saving, attempt);
    if (repeat === undefined) throw error;
    return repeat;
  }
}

/** Saves a batch, or throws the reason why not. A repeat changes nothing and gets the same response. */
export async function saveBatch(asked: Saving): Promise<BatchAnswer> {
  const text = textOf(asked.batch);
  const repeat = await repeatOfUnfit(asked);
  if (repeat !== undefined) return repeat;
  const saving = { ...asked, text, size: sizeOfBatch(asked.batch.events, text) };
  for (let tries = 0; tries < 5; tries++) {
    const answer = (await tryNext(saving)) ?? (await settle(saving));
    if (answer !== undefined) return answer;
  }
  throw new ApiFault('UNAVAILABLE', { retryAfterSeconds: 1 });
}

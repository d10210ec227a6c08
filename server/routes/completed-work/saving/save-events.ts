// Saves batches: the usual case as one atomic program; if that changes nothing, finds out why afterwards.
import { hash as digest } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { batchAnswerSchema, EventBatch } from '#contract/entities/attempt.ts';
import type { BatchDoubt } from '#contract/entities/attempt-trust.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { sessionSlots, sessionStands } from '#server/repositories/session-condition.ts';
import { json, type Json } from '#server/storage/columns.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findAttempt, findOwnAttempt, nextVersion, type AttemptRow } from '../attempts-repository.ts';
import { refuseUnfitEvents } from './check-answers.ts';
import { keepAside } from './kept-aside-repository.ts';
import { isTakenLate } from './late-batches.ts';
import {
  attemptFull,
  hasRoom,
  makeRoom,
  ownTaskTypes,
  sizeOfBatch,
  type SavedSize,
} from './saved-size-repository.ts';
import { sealOf } from './seal.ts';

type BatchAnswer = z.infer<typeof batchAnswerSchema>;

interface Saving {
  readonly storage: Storage;
  readonly claims: AccessClaims;
  /** Looks the person up in full or throws; called only if the usual program changed nothing. */
  readonly person: () => Promise<Person>;
  readonly attemptId: string;
  readonly batch: EventBatch;
  readonly now: string;
}

/** A saving whose events are known to be fit, as they are stored. */
interface FitSaving extends Saving {
  readonly text: Json<EventBatch['events']>;
  readonly size: SavedSize;
}

function refuseWrongHash({ events, contentHash }: EventBatch): void {
  let hash: string;
  try {
    hash = digest('sha256', canonicalJson(events));
  } catch (cause) {
    // Events that cannot be hashed (not plain data of integers): our own page never sends any.
    throw fieldFault('events', 'FIELD_INVALID', cause);
  }
  if (hash !== contentHash) throw fieldFault('contentHash');
}

type Open = 'IN_PROGRESS' | 'CLOSING';

/**
 * Raises the sequence number if this is the current writer's next batch and they may still write. The status
 * is a literal, because SQLite plans a statement with a bound status anew at every run.
 */
function claimStatement(status: Open) {
  return prepareStatement((db, slot) => {
    // A late batch is no contact, because more batches from before the deadline may follow it.
    const contact = status === 'CLOSING' ? {} : { lastContactAt: slot<string>('now') };
    const claim = db
      .updateTable('attempts')
      .set((eb) => ({
        lastSequence: slot<number>('sequence'),
        savedBytes: eb('savedBytes', '+', slot<number>('bytes')),
        savedEvents: eb('savedEvents', '+', slot<number>('events')),
        ...contact,
      }))
      .where('id', '=', slot<string>('attemptId'))
      .where('userId', '=', slot<string>('userId'))
      // A demo attempt must also be of this session.
      .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '=', slot<string>('sessionId'))]))
      .where('writer', '=', slot<number>('writer'))
      .where('lastSequence', '=', slot<number>('previous'))
      .where('status', '=', sql.lit(status))
      .where('savedBytes', '<=', slot<number>('bytesBefore'))
      .where('savedEvents', '<=', slot<number>('eventsBefore'))
      .where(sessionStands(slot, 'LEARN'))
      .returning(['deadline', 'startedAt', 'orderSecret', 'writerKey']);
    if (status === 'CLOSING') return claim;
    return claim.where((eb) => eb.or([eb('deadline', 'is', null), eb('deadline', '>', slot<string>('now'))]));
  });
}

const claims = { IN_PROGRESS: claimStatement('IN_PROGRESS'), CLOSING: claimStatement('CLOSING') } as const;

const keepStatement = prepareStatement((db, slot) =>
  db.insertInto('eventBatches').values({
    attemptId: slot<string>('attemptId'),
    sequence: slot<number>('sequence'),
    writer: slot<number>('writer'),
    contentHash: slot<string>('contentHash'),
    events: slot<Json<EventBatch['events']>>('events'),
    receivedAt: slot<string>('now'),
    late: slot<boolean>('late'),
    doubt: slot<BatchDoubt | null>('doubt'),
  }),
);

/** Closes the attempt in the same program as the first batch that arrives after the deadline. */
const closeStatement = prepareStatement((db, slot) =>
  db
    .updateTable('attempts')
    .set({ status: 'CLOSING', version: nextVersion })
    .where('id', '=', slot<string>('attemptId'))
    .where('status', '=', sql.lit('IN_PROGRESS'))
    .where('deadline', '<=', slot<string>('now')),
);

type SealedRow = Pick<AttemptRow, 'deadline' | 'startedAt' | 'orderSecret' | 'writerKey'>;

function sealAfter(
  { attemptId, batch }: Saving,
  { startedAt, orderSecret, writerKey }: Omit<SealedRow, 'deadline'>,
): string {
  const { writer, sequence, contentHash } = batch;
  const deviceKey = writerKey ?? '';
  return sealOf({ attemptId, startedAt, orderSecret, deviceKey, writer, sequence, contentHash });
}

/** Stores the writer's next batch and raises the number, both or neither, while the attempt has `status`. */
async function takeNext(
  saving: FitSaving,
  status: Open,
  doubt: BatchDoubt | null = null,
): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, batch, now, size } = saving;
  const { sequence, writer, contentHash } = batch;
  const late = status === 'CLOSING';
  const numbers = { attemptId, sequence, previous: sequence - 1, writer };
  const room = {
    ...size,
    bytesBefore: ATTEMPT_LIMITS.savedBytes - size.bytes,
    eventsBefore: ATTEMPT_LIMITS.savedEvents - size.events,
  };
  const outcome = await storage.hot([
    ...(late ? [{ query: closeStatement(storage.db, { attemptId, now }) }] : []),
    {
      query: claims[status](storage.db, { ...numbers, ...room, ...sessionSlots(saving.claims, now) }),
      expectRows: 1,
    },
    {
      query: keepStatement(storage.db, { ...numbers, contentHash, events: saving.text, now, late, doubt }),
      expectRows: 1,
    },
  ]);
  if (!outcome.ok) return undefined;
  const row = outcome.rows[late ? 1 : 0]?.[0] as SealedRow | undefined;
  if (row === undefined) return undefined;
  return {
    acceptedSequence: sequence,
    nextSequence: sequence + 1,
    status,
    serverNow: now,
    deadline: row.deadline,
    late,
    seal: sealAfter(saving, row),
  };
}

function takeLate(saving: FitSaving, { mode }: AttemptRow): Promise<BatchAnswer | undefined> {
  return takeNext(saving, 'CLOSING', mode === 'CONTROL' ? 'LATE' : null);
}

/** The response to the batch if it has been stored before. */
async function trueRepeat(saving: Saving, attempt: AttemptRow): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, batch, now } = saving;
  const stored = await storage.db
    .selectFrom('eventBatches')
    .select(['writer', 'contentHash', 'late'])
    .where('attemptId', '=', attemptId)
    .where('sequence', '=', batch.sequence)
    .executeTakeFirst();
  if (stored?.contentHash !== batch.contentHash || stored.writer !== batch.writer) return undefined;
  return {
    acceptedSequence: batch.sequence,
    nextSequence: attempt.lastSequence + 1,
    status: attempt.status,
    serverNow: now,
    deadline: attempt.deadline,
    late: stored.late,
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
  refuseWrongHash(asked.batch);
  const repeat = await repeatOfUnfit(asked);
  if (repeat !== undefined) return repeat;
  const text = json(asked.batch.events);
  const saving = { ...asked, text, size: sizeOfBatch(asked.batch.events, text) };
  for (let tries = 0; tries < 5; tries++) {
    const answer = (await tryNext(saving)) ?? (await settle(saving));
    if (answer !== undefined) return answer;
  }
  throw new ApiFault('UNAVAILABLE', { retryAfterSeconds: 1 });
}

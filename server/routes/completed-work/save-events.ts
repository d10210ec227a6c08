/** Saving batches: the usual one in one atomic program; every other told apart afterwards, from what is stored. */
import { hash as digest } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { batchAnswerSchema, EventBatch } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { AccessClaims } from '#server/plugins/access-tokens.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { sessionSlots, sessionStands } from '#server/repositories/standing-session.ts';
import { json, type Json } from '#server/storage/columns.ts';
import { prepareStatement } from '#server/storage/prepared.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { SideBranchesTable } from '#server/storage/tables/saving.ts';
import {
  findAttempt,
  findOwnAttempt,
  graceMs,
  laterBy,
  nextVersion,
  type AttemptRow,
} from './attempts-repository.ts';

type BatchAnswer = z.infer<typeof batchAnswerSchema>;

interface Saving {
  readonly storage: Storage;
  readonly claims: AccessClaims;
  /** The person in full, or a refusal: asked only where the usual program changed nothing. */
  readonly person: () => Promise<Person>;
  readonly attemptId: string;
  readonly batch: EventBatch;
  readonly now: string;
}

function refuseWrongHash({ events, contentHash }: EventBatch): void {
  let hash: string;
  try {
    hash = digest('sha256', canonicalJson(events));
  } catch (cause) {
    // Not plain whole data: nothing that a device of ours sends.
    throw new ApiFault('VALIDATION', {
      details: [{ path: 'events', code: 'FIELD_INVALID', message: 'FIELD_INVALID' }],
      cause,
    });
  }
  if (hash === contentHash) return;
  throw new ApiFault('VALIDATION', {
    details: [{ path: 'contentHash', code: 'FIELD_INVALID', message: 'FIELD_INVALID' }],
  });
}

type Open = 'IN_PROGRESS' | 'CLOSING';

/**
 * Raises the number, if this is the next batch of the present writer and they may still write. The status is written
 * into the text: compared with a bound value, SQLite weighs its partial indexes anew at every run.
 */
function claimStatement(status: Open) {
  return prepareStatement((db, slot) => {
    // A late arrival is no contact: batches after it may hold what was done before the deadline too.
    const contact = status === 'CLOSING' ? {} : { lastContactAt: slot<string>('now') };
    const claim = db
      .updateTable('attempts')
      .set({ lastSequence: slot<number>('sequence'), ...contact })
      .where('id', '=', slot<string>('attemptId'))
      .where('userId', '=', slot<string>('userId'))
      // A demo person's attempt belongs to its session too.
      .where((eb) => eb.or([eb('sessionId', 'is', null), eb('sessionId', '=', slot<string>('sessionId'))]))
      .where('writer', '=', slot<number>('writer'))
      .where('lastSequence', '=', slot<number>('previous'))
      .where('status', '=', sql.lit(status))
      .where(sessionStands(slot, 'LEARN'))
      .returning('deadline');
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
  }),
);

/** The first that comes after the deadline closes the attempt, in the same program. */
const closeStatement = prepareStatement((db, slot) =>
  db
    .updateTable('attempts')
    .set({ status: 'CLOSING', version: nextVersion })
    .where('id', '=', slot<string>('attemptId'))
    .where('status', '=', sql.lit('IN_PROGRESS'))
    .where('deadline', '<=', slot<string>('now')),
);

/** The next batch of the present writer, while `status` holds: raises the number and keeps the batch, or does neither. */
async function takeNext(saving: Saving, status: Open): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, batch, now } = saving;
  const { sequence, writer, contentHash, events } = batch;
  const late = status === 'CLOSING';
  const numbers = { attemptId, sequence, previous: sequence - 1, writer };
  const outcome = await storage.hot([
    ...(late ? [{ query: closeStatement(storage.db, { attemptId, now }) }] : []),
    {
      query: claims[status](storage.db, { ...numbers, ...sessionSlots(saving.claims, now) }),
      expectRows: 1,
    },
    {
      query: keepStatement(storage.db, { ...numbers, contentHash, events: json(events), now, late }),
      expectRows: 1,
    },
  ]);
  if (!outcome.ok) return undefined;
  const deadline = outcome.rows[late ? 1 : 0]?.[0]?.['deadline'];
  return {
    acceptedSequence: sequence,
    nextSequence: sequence + 1,
    status,
    serverNow: now,
    deadline: typeof deadline === 'string' ? deadline : null,
    late,
  };
}

/** Keeps a refused batch for the teacher; the same one only once. */
async function keepAside(
  { storage, attemptId, batch, now }: Saving,
  reason: SideBranchesTable['reason'],
): Promise<void> {
  const { writer, sequence, contentHash, events } = batch;
  await storage.write(async (tx) => {
    await tx
      .insertInto('sideBranches')
      .values({ attemptId, writer, sequence, contentHash, reason, events: json(events), receivedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The batch as it was taken before, if it was. */
async function trueRepeat(
  { storage, attemptId, batch, now }: Saving,
  attempt: AttemptRow,
): Promise<BatchAnswer | undefined> {
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
  };
}

/** Whether the newest event happened before the deadline, by the device's own monotonic clock since the last contact. */
function happenedInTime({ batch, now }: Saving, attempt: AttemptRow): boolean {
  const { deadline } = attempt;
  if (deadline === null || now > laterBy(deadline, graceMs)) return false;
  return laterBy(attempt.lastContactAt, batch.sinceContactMs) <= deadline;
}

/** Refuses what is not the next batch of the present writer; comes back when it is. */
async function refuseOutOfTurn(saving: Saving, attempt: AttemptRow): Promise<void> {
  const { batch } = saving;
  if (batch.writer !== attempt.writer) {
    await keepAside(saving, 'OLD_WRITER');
    throw new ApiFault('OLD_WRITER');
  }
  const expected = attempt.lastSequence + 1;
  if (batch.sequence > expected)
    throw new ApiFault('SEQUENCE_GAP', { current: expected, params: { expected } });
  if (batch.sequence < expected) {
    await keepAside(saving, 'BRANCHED');
    throw new ApiFault('BRANCHED');
  }
}

async function refuseClosed(saving: Saving): Promise<never> {
  await keepAside(saving, 'AFTER_CLOSE');
  throw new ApiFault('ATTEMPT_CLOSED');
}

function isOver({ status, deadline }: AttemptRow, now: string): boolean {
  return status === 'CLOSING' || (deadline !== null && deadline <= now);
}

/** Why the program changed nothing: a repeat, a refusal, a late arrival, or a race that is worth another try. */
async function settle(saving: Saving): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, now } = saving;
  const attempt = await findOwnAttempt(storage.db, await saving.person(), attemptId);
  if (attempt === undefined) throw new ApiFault('NOT_FOUND');
  const repeat = await trueRepeat(saving, attempt);
  if (repeat !== undefined) return repeat;
  if (attempt.status !== 'IN_PROGRESS' && attempt.status !== 'CLOSING') return refuseClosed(saving);
  await refuseOutOfTurn(saving, attempt);
  if (!isOver(attempt, now)) return undefined;
  if (happenedInTime(saving, attempt)) return takeNext(saving, 'CLOSING');
  await storage.hot([{ query: closeStatement(storage.db, { attemptId, now }) }]);
  return refuseClosed(saving);
}

/**
 * What a class sends as its time ends, without asking in full who sends it: the program proves that itself. Undefined
 * where this is not the writer's next batch of an attempt that is over, done in time.
 */
async function tryLate(saving: Saving): Promise<BatchAnswer | undefined> {
  const { storage, attemptId, batch, now } = saving;
  const attempt = await findAttempt(storage.db, attemptId);
  if (attempt === undefined || !isOver(attempt, now) || !happenedInTime(saving, attempt)) return undefined;
  const isNext = batch.writer === attempt.writer && batch.sequence === attempt.lastSequence + 1;
  return isNext ? takeNext(saving, 'CLOSING') : undefined;
}

async function tryNext(saving: Saving): Promise<BatchAnswer | undefined> {
  try {
    return (await takeNext(saving, 'IN_PROGRESS')) ?? (await tryLate(saving));
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Saves a batch, or says why not. A true repeat changes nothing. */
export async function saveBatch(saving: Saving): Promise<BatchAnswer> {
  refuseWrongHash(saving.batch);
  for (let tries = 0; tries < 5; tries++) {
    const answer = (await tryNext(saving)) ?? (await settle(saving));
    if (answer !== undefined) return answer;
  }
  throw new ApiFault('UNAVAILABLE', { retryAfterSeconds: 1 });
}

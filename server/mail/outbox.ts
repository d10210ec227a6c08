/**
 * Letters that must not be lost: written in the transaction of the decision they are about, claimed and sent
 * by any process, tried again after a failure or a restart.
 */
import { chunksOf } from '#server/repositories/chunks.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Letter } from './letters.ts';

const MINUTE_MS = 60_000;
/** How long to wait after each failed try; after the last one the letter is given up. */
export const retryWaitsMs: readonly number[] = [0.5, 2, 10, 60, 240, 720].map(
  (minutes) => minutes * MINUTE_MS,
);
/** If the process that claimed a letter dies, another one sends it after this time. */
const CLAIM_MS = 2 * MINUTE_MS;
const KEPT_MS = 90 * 24 * 60 * MINUTE_MS;

interface OutboxSubject {
  readonly type: 'registration' | 'execution';
  readonly id: string;
}

function laterBy(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}

interface SubjectLetter {
  readonly subject: OutboxSubject;
  readonly letter: Letter;
}

/** Puts letters into the outbox, each once for its subject. */
export async function putLetters(tx: Tx, letters: readonly SubjectLetter[], now: string): Promise<void> {
  for (const some of chunksOf(letters)) {
    await tx
      .insertInto('outbox')
      .values(some.map((one) => rowOf(one, now)))
      .onConflict((conflict) => conflict.columns(['subjectType', 'subjectId']).doNothing())
      .execute();
  }
}

function rowOf({ subject, letter }: SubjectLetter, now: string) {
  return {
    id: newId(),
    subjectType: subject.type,
    subjectId: subject.id,
    address: letter.to,
    subject: letter.subject,
    text: letter.text,
    calendar: letter.calendar ?? '',
    createdAt: now,
    tries: 0,
    nextTryAt: now,
    sentAt: null,
    failedAt: null,
    error: '',
  };
}

/** Puts a letter into the outbox. */
export async function putLetter(tx: Tx, subject: OutboxSubject, letter: Letter, now: string): Promise<void> {
  await tx.insertInto('outbox').values(rowOf({ subject, letter }, now)).execute();
}

export interface ClaimedLetter {
  readonly id: string;
  /** The number of tries, including this one. */
  readonly tries: number;
  readonly letter: Letter;
}

/** Claims at most `limit` letters that are due; no other process sends them while the claim holds. */
export async function claimLetters(storage: Storage, now: string, limit: number): Promise<ClaimedLetter[]> {
  const due = await storage.db
    .selectFrom('outbox')
    .selectAll()
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(limit)
    .execute();
  const claimed: ClaimedLetter[] = [];
  for (const { id, nextTryAt, tries, address, subject, text, calendar } of due) {
    const { numUpdatedRows } = await storage.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ nextTryAt: laterBy(now, CLAIM_MS), tries: tries + 1 })
        .where('id', '=', id)
        .where('nextTryAt', '=', nextTryAt)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 1n)
      claimed.push({ id, tries: tries + 1, letter: { to: address, subject, text, calendar } });
  }
  return claimed;
}

/** Records that the letter was sent, and forgets its text. */
export async function markSent(storage: Storage, id: string, now: string): Promise<void> {
  await storage.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ sentAt: now, nextTryAt: null, failedAt: null, error: '', text: '', calendar: '' })
      .where('id', '=', id)
      .execute(),
  );
}

/**
 * Records a failed try. Returns true if it was the last one.
 * @param hopeless the mail server said that there is no such mailbox: trying again would not help
 */
export async function markFailed(
  storage: Storage,
  { id, tries }: Pick<ClaimedLetter, 'id' | 'tries'>,
  { error, hopeless }: { readonly error: string; readonly hopeless: boolean },
  now: string,
): Promise<boolean> {
  const waitMs = hopeless ? undefined : retryWaitsMs[tries - 1];
  const next =
    waitMs === undefined ? { nextTryAt: null, failedAt: now } : { nextTryAt: laterBy(now, waitMs) };
  await storage.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ ...next, error: error.slice(0, 300) })
      .where('id', '=', id)
      .execute(),
  );
  return waitMs === undefined;
}

/** Tries a given-up letter again from the start; false if there is none. */
export async function reviveLetter(tx: Tx, subject: OutboxSubject, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set({ tries: 0, nextTryAt: now, failedAt: null, error: '' })
    .where('subjectType', '=', subject.type)
    .where('subjectId', '=', subject.id)
    .where('failedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes letters that were sent or given up long ago. */
export async function removeOldLetters(storage: Storage, nowMs: number): Promise<void> {
  const longAgo = new Date(nowMs - KEPT_MS).toISOString();
  await storage.write((tx) =>
    tx.deleteFrom('outbox').where('nextTryAt', 'is', null).where('createdAt', '<', longAgo).execute(),
  );
}

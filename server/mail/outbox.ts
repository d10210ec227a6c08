/**
 * Letters that must not be lost: written in the transaction of the decision that they tell of, claimed and sent by any
 * process, tried again after a failure and after a restart.
 */
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Letter } from './letters.ts';

const minuteMs = 60_000;
/** How long to wait after each failed try; after the last one the letter is given up. */
export const retryWaitsMs: readonly number[] = [0.5, 2, 10, 60, 240, 720].map(
  (minutes) => minutes * minuteMs,
);
/** A process that claimed a letter and died: another one sends it after this time. */
const claimMs = 2 * minuteMs;
const keptMs = 90 * 24 * 60 * minuteMs;

export interface OutboxSubject {
  readonly type: 'registration';
  readonly id: string;
}

function laterBy(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}

/** Puts a letter out to be sent. */
export async function putLetter(tx: Tx, subject: OutboxSubject, letter: Letter, now: string): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      subjectType: subject.type,
      subjectId: subject.id,
      address: letter.to,
      subject: letter.subject,
      text: letter.text,
      createdAt: now,
      tries: 0,
      nextTryAt: now,
      sentAt: null,
      failedAt: null,
      error: '',
    })
    .execute();
}

export interface ClaimedLetter {
  readonly id: string;
  /** Tries with this one. */
  readonly tries: number;
  readonly letter: Letter;
}

/** Letters whose time has come, at most `limit`; nobody else sends them as long as the claim holds. */
export async function claimLetters(storage: Storage, now: string, limit: number): Promise<ClaimedLetter[]> {
  const due = await storage.db
    .selectFrom('outbox')
    .selectAll()
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(limit)
    .execute();
  const claimed: ClaimedLetter[] = [];
  for (const { id, nextTryAt, tries, address, subject, text } of due) {
    const { numUpdatedRows } = await storage.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ nextTryAt: laterBy(now, claimMs), tries: tries + 1 })
        .where('id', '=', id)
        .where('nextTryAt', '=', nextTryAt)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 1n) claimed.push({ id, tries: tries + 1, letter: { to: address, subject, text } });
  }
  return claimed;
}

/** The letter is out: what it said is kept no longer. */
export async function markSent(storage: Storage, id: string, now: string): Promise<void> {
  await storage.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ sentAt: now, nextTryAt: null, failedAt: null, error: '', text: '' })
      .where('id', '=', id)
      .execute(),
  );
}

/**
 * The try failed. True: it was the last one.
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

/** Tries a letter that was given up anew; false when there is none. */
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

/** Forgets letters that went out, or were given up, long ago. */
export async function sweepOutbox(storage: Storage, nowMs: number): Promise<void> {
  const longAgo = new Date(nowMs - keptMs).toISOString();
  await storage.write((tx) =>
    tx.deleteFrom('outbox').where('nextTryAt', 'is', null).where('createdAt', '<', longAgo).execute(),
  );
}

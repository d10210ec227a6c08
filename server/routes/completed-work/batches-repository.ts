// The saved batches of an attempt, packed or not, as far as its bound: an attempt from before there was one may hold more.
// A large one is read part by part, one attempt at a time, so that nobody's many openings hold up the others or take all memory.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { StoredBatch } from '#server/marking/counted-events.ts';
import { withoutSuperseded } from '#server/marking/without-superseded.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findAttemptTasks } from './attempts-repository.ts';
import { findPackedBatches } from './packing/packed-repository.ts';

interface SavedBatch extends StoredBatch {
  readonly sequence: number;
  readonly receivedAt: string;
}

/** How much of a larger attempt is read before others get their turn; a few ms of work. */
const PART_BYTES = 512 * 1024;
/** After so many parts of an attempt beyond its bound, what later ones superseded is dropped. */
const PARTS_TO_DROP = 8;

function selectBatches(db: Db | Tx, attemptId: string) {
  return db
    .selectFrom('eventBatches')
    .select(['sequence', 'events', 'doubt', 'receivedAt'])
    .where('attemptId', '=', attemptId)
    .orderBy('sequence');
}

/** Ranges of sequence numbers, each of about `PART_BYTES`. */
function partsOf(
  sizes: readonly { readonly sequence: number; readonly size: number }[],
): readonly { readonly from: number; readonly to: number }[] {
  const parts: { from: number; to: number; size: number }[] = [];
  for (const { sequence, size } of sizes) {
    const part = parts.at(-1);
    if (part === undefined || part.size + size > PART_BYTES)
      parts.push({ from: sequence, to: sequence, size });
    else [part.to, part.size] = [sequence, part.size + size];
  }
  return parts;
}

/** The parts of an attempt in order; between two of them others have their turn. */
async function* partsRead(db: Db | Tx, attemptId: string): AsyncGenerator<readonly SavedBatch[]> {
  const sizes = await db
    .selectFrom('eventBatches')
    .select((eb) => ['sequence', eb.fn<number>('length', [eb.cast('events', 'text')]).as('size')])
    .where('attemptId', '=', attemptId)
    .orderBy('sequence')
    .execute();
  for (const { from, to } of partsOf(sizes)) {
    await nextTurn();
    yield await selectBatches(db, attemptId)
      .where('sequence', '>=', from)
      .where('sequence', '<=', to)
      .execute();
  }
}

async function findInParts(db: Db | Tx, attemptId: string): Promise<readonly SavedBatch[]> {
  const all: SavedBatch[] = [];
  for await (const part of partsRead(db, attemptId)) all.push(...part);
  return all;
}

/** Without what later parts superseded. What then goes beyond the bound is left out. */
async function findNeeded(db: Db | Tx, attemptId: string): Promise<readonly SavedBatch[]> {
  const limits = new Map((await findAttemptTasks(db, attemptId)).map((row) => [row.taskId, row.maxAttempts]));
  let kept: readonly SavedBatch[] = [];
  let waiting: SavedBatch[] = [];
  let count = 0;
  const drop = (): void => {
    const all = [...kept, ...waiting];
    const needed = withoutSuperseded(limits, all);
    kept = all.flatMap((batch, index) => {
      const events = needed[index] ?? [];
      return events.length === 0 ? [] : [{ ...batch, events }];
    });
    waiting = [];
  };
  for await (const part of partsRead(db, attemptId)) {
    waiting.push(...part);
    count += 1;
    if (count % PARTS_TO_DROP !== 0) continue;
    drop();
    if (JSON.stringify(kept).length > ATTEMPT_LIMITS.savedBytes) return kept;
  }
  drop();
  return kept;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other. Not within a transaction, whose connection the one whose turn it is might wait for. */
function inTurn<T>(db: Db | Tx, read: () => Promise<T>): Promise<T> {
  if (db.isTransaction) return read();
  const done = turn.then(read);
  turn = done.catch(() => undefined);
  return done;
}

function findLoose(db: Db | Tx, attemptId: string, savedBytes: number): Promise<readonly SavedBatch[]> {
  if (savedBytes <= PART_BYTES) return selectBatches(db, attemptId).execute();
  return inTurn(db, () => findInParts(db, attemptId));
}

function hasAll(batches: readonly SavedBatch[], lastSequence: number): boolean {
  return batches.at(-1)?.sequence === lastSequence;
}

/** Those that were packed, and after them those that came since. */
async function findWhole(
  db: Db | Tx,
  attemptId: string,
  { savedBytes, lastSequence }: { readonly savedBytes: number; readonly lastSequence: number },
): Promise<readonly SavedBatch[]> {
  const loose = await findLoose(db, attemptId, savedBytes);
  if (loose[0]?.sequence === 1 && hasAll(loose, lastSequence)) return loose;
  // Read after the others: what was packed in between is in both, what was unpacked is in the others a moment later.
  const packed = await findPackedBatches(db, attemptId);
  if (packed.length === 0) return findLoose(db, attemptId, savedBytes);
  const known = new Set(packed.map(({ sequence }) => sequence));
  return [...packed, ...loose.filter(({ sequence }) => !known.has(sequence))];
}

/** The batches in order. Of an attempt beyond its bound: without what was superseded. */
export async function findBatches(db: Db | Tx, attemptId: string): Promise<readonly SavedBatch[]> {
  const attempt = await db
    .selectFrom('attempts')
    .select(['savedBytes', 'lastSequence'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
  if (attempt === undefined) return [];
  const isBeyond = attempt.savedBytes > ATTEMPT_LIMITS.savedBytes;
  return isBeyond ? inTurn(db, () => findNeeded(db, attemptId)) : findWhole(db, attemptId, attempt);
}

/** One of them with its hash; undefined if the server never took it, or dropped it as superseded. */
export async function findBatch(db: Db | Tx, attemptId: string, sequence: number) {
  const loose = await db
    .selectFrom('eventBatches')
    .select(['writer', 'contentHash', 'late'])
    .where('attemptId', '=', attemptId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return loose ?? (await findPackedBatches(db, attemptId)).find((batch) => batch.sequence === sequence);
}

// Boards that somebody watches, and their numbered rows.
import type { BoardRow } from '#contract/entities/control.ts';
import { chunksOf } from '#server/repositories/chunks.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { BoardDone } from '#server/storage/tables/control.ts';
import { laterBy } from '../../completed-work/attempts-repository.ts';

/** A board is kept up to date for so long after somebody looked at it last. */
const WATCHED_MS = 30_000;
/** Rows in one statement. */
const ROWS = 200;

/** Has the board kept up to date for a while. */
export async function keepWatched(storage: Storage, executionId: string, now: string): Promise<void> {
  const watchedUntil = laterBy(now, WATCHED_MS);
  await storage.write((tx) =>
    tx
      .insertInto('boards')
      .values({ executionId, number: 0, wholeFrom: 0, watchedUntil, leaseOwner: null, leaseUntil: null })
      .onConflict((conflict) => conflict.column('executionId').doUpdateSet({ watchedUntil }))
      .execute(),
  );
}

/** The boards that are watched, of which nobody else has the lease. */
export function boardsToNumber(db: Db, owner: string, now: string) {
  return db
    .selectFrom('boards')
    .select(['executionId', 'number', 'leaseOwner', 'leaseUntil'])
    .where('watchedUntil', '>', now)
    .where((eb) =>
      eb.or([eb('leaseOwner', 'is', null), eb('leaseOwner', '=', owner), eb('leaseUntil', '<=', now)]),
    )
    .execute();
}

export function findBoard(db: Db, executionId: string) {
  return db
    .selectFrom('boards')
    .select(['executionId', 'number', 'wholeFrom'])
    .where('executionId', '=', executionId)
    .executeTakeFirst();
}

/** The number of each of the boards. */
export async function boardNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('boards')
    .select(['executionId', 'number'])
    .where('executionId', 'in', ids)
    .execute();
  return new Map(rows.map(({ executionId, number }) => [executionId, Number(number)]));
}

/** Whether `owner` has the lease now. */
export async function takeLease(
  storage: Storage,
  executionId: string,
  owner: string,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<boolean> {
  const query = storage.db
    .updateTable('boards')
    .set({ leaseOwner: owner, leaseUntil: until })
    .where('executionId', '=', executionId)
    .where((eb) =>
      eb.or([eb('leaseOwner', 'is', null), eb('leaseOwner', '=', owner), eb('leaseUntil', '<=', now)]),
    );
  return (await storage.hot([{ query, expectRows: 1 }])).ok;
}

export function storedRows(db: Db, executionId: string) {
  return db
    .selectFrom('boardRows')
    .select(['userId', 'number', 'attemptId', 'sequence', 'done', 'row'])
    .where('executionId', '=', executionId)
    .execute();
}

/** Rows that changed after a number. */
export async function rowsSince(db: Db, executionId: string, after: number): Promise<readonly BoardRow[]> {
  const rows = await db
    .selectFrom('boardRows')
    .select('row')
    .where('executionId', '=', executionId)
    .where('number', '>', after)
    .execute();
  // Written by storeChanges alone.
  return rows.map(({ row }) => JSON.parse(row) as BoardRow);
}

/** Batches that no row counts yet, in their order. */
export function uncountedBatches(db: Db, executionId: string) {
  return db
    .selectFrom('boardRows')
    .innerJoin('eventBatches', 'eventBatches.attemptId', 'boardRows.attemptId')
    .select(['boardRows.userId', 'eventBatches.sequence', 'eventBatches.events'])
    .where('boardRows.executionId', '=', executionId)
    .whereRef('eventBatches.sequence', '>', 'boardRows.sequence')
    .orderBy('eventBatches.sequence')
    .execute();
}

export interface ChangedRow {
  readonly userId: string;
  readonly attemptId: string | null;
  readonly sequence: number;
  readonly done: BoardDone;
  /** The row as JSON. */
  readonly text: string;
}

interface Numbering {
  readonly executionId: string;
  /** The number that the changes follow. */
  readonly number: number;
  readonly changed: readonly ChangedRow[];
  /** People who are not in the event any more. */
  readonly gone: readonly string[];
}

/** Stores changes under the next number; returns it, or undefined where another was faster: then nothing is stored. */
export async function storeChanges(
  tx: Tx,
  { executionId, number: before, changed, gone }: Numbering,
): Promise<number | undefined> {
  const number = before + 1;
  const { numUpdatedRows } = await tx
    .updateTable('boards')
    .set({ number, ...(gone.length === 0 ? {} : { wholeFrom: number }) })
    .where('executionId', '=', executionId)
    .where('number', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  for (const some of chunksOf(changed, ROWS)) {
    const rows = some.map(({ userId, attemptId, sequence, done, text }) => ({
      executionId,
      number,
      userId,
      attemptId,
      sequence,
      done: json(done),
      row: text,
    }));
    await tx
      .insertInto('boardRows')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['executionId', 'userId']).doUpdateSet((eb) => ({
          number: eb.ref('excluded.number'),
          attemptId: eb.ref('excluded.attemptId'),
          sequence: eb.ref('excluded.sequence'),
          done: eb.ref('excluded.done'),
          row: eb.ref('excluded.row'),
        })),
      )
      .execute();
  }
  if (gone.length > 0)
    await tx
      .deleteFrom('boardRows')
      .where('executionId', '=', executionId)
      .where('userId', 'in', gone)
      .execute();
  return number;
}

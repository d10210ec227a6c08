// Bookmarks of events, as whoever asks may see them: with those of their people whom they may see.
import type {
  Bookmark,
  BookmarkMoment,
  NumberedPerson,
  OpenedBookmark,
} from '#contract/entities/bookmarks.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { namedOrNot } from '#server/repositories/hidden-names.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { firstOf, inOrder, numbersOf } from './numbered-people.ts';

async function assignedTo(db: Db | Tx, executionId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('executionUsers')
    .select('userId')
    .where('executionId', '=', executionId)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** By id: the people of an event whom the caller may see. */
export async function peopleOf(db: Db | Tx, event: Execution): Promise<ReadonlyMap<string, NumberedPerson>> {
  const numbers = numbersOf(event.id, await assignedTo(db, event.id));
  return new Map(event.assignedUsers.map((user) => [user.id, { user, number: numbers.get(user.id) ?? 0 }]));
}

const rowsOf = (db: Db | Tx, executionId: string) =>
  db
    .selectFrom('bookmarks')
    .select(['id', 'at', 'byName', 'note', 'isForAll'])
    .where('executionId', '=', executionId)
    .orderBy('at')
    .orderBy('id');
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** undefined: it is for nobody whom the caller may see. */
function toBookmark(row: Row, people: readonly NumberedPerson[]): Bookmark | undefined {
  if (!row.isForAll && people.length === 0) return undefined;
  return { ...row, peopleCount: people.length, people: row.isForAll ? [] : firstOf(people) };
}

/** In their order. */
export async function bookmarksOf(
  db: Db | Tx,
  event: Execution,
  names: 'true' | 'false',
): Promise<Bookmark[]> {
  const people = await peopleOf(db, event);
  const rows = await rowsOf(db, event.id).execute();
  const moments = await db
    .selectFrom('bookmarkMoments')
    .innerJoin('bookmarks', 'bookmarks.id', 'bookmarkMoments.bookmarkId')
    .select(['bookmarkId', 'userId'])
    .where('bookmarks.executionId', '=', event.id)
    .execute();
  const byBookmark = new Map<string, NumberedPerson[]>(rows.map(({ id }) => [id, []]));
  for (const { bookmarkId, userId } of moments) {
    const person = people.get(userId);
    if (person !== undefined) byBookmark.get(bookmarkId)?.push(person);
  }
  return rows
    .flatMap((row) => toBookmark(row, byBookmark.get(row.id) ?? []) ?? [])
    .map((bookmark) => ({ ...bookmark, people: bookmark.people.map((one) => namedOrNot(one, names)) }));
}

const momentRows = (db: Db | Tx, bookmarkId: string) =>
  db
    .selectFrom('bookmarkMoments')
    .leftJoin('runClocks', (join) =>
      join
        .onRef('runClocks.attemptId', '=', 'bookmarkMoments.attemptId')
        .onRef('runClocks.taskId', '=', 'bookmarkMoments.taskId'),
    )
    .leftJoin('attemptTasks', (join) =>
      join
        .onRef('attemptTasks.attemptId', '=', 'bookmarkMoments.attemptId')
        .onRef('attemptTasks.taskId', '=', 'bookmarkMoments.taskId'),
    )
    .select(['bookmarkMoments.userId', 'bookmarkMoments.attemptId', 'bookmarkMoments.sequence'])
    .select(['bookmarkMoments.taskId', 'bookmarkMoments.restart', 'bookmarkMoments.atMs'])
    .select(['runClocks.restart as lastRestart', 'attemptTasks.position'])
    .where('bookmarkId', '=', bookmarkId)
    .execute();
type MomentRow = Awaited<ReturnType<typeof momentRows>>[number];

function toMoment(row: MomentRow, person: NumberedPerson): BookmarkMoment {
  const { attemptId, sequence, taskId, restart, lastRestart, position } = row;
  return {
    ...person,
    attemptId,
    sequence,
    taskId,
    taskNumber: position === null ? null : position + 1,
    atMs: row.atMs === null ? null : Number(row.atMs),
    isReplayable: taskId !== null && restart === (lastRestart ?? restart),
  };
}

/** undefined: there is none, or the caller may see nobody in it. */
export async function openedBookmark(
  db: Db | Tx,
  event: Execution,
  bookmarkId: string,
): Promise<OpenedBookmark | undefined> {
  const row = await rowsOf(db, event.id).where('id', '=', bookmarkId).executeTakeFirst();
  return row && opened(db, row, await peopleOf(db, event));
}

/** All of an event, in their order. */
export async function openedBookmarks(db: Db, event: Execution): Promise<OpenedBookmark[]> {
  const people = await peopleOf(db, event);
  const found: OpenedBookmark[] = [];
  for (const row of await rowsOf(db, event.id).execute()) {
    const bookmark = await opened(db, row, people);
    if (bookmark !== undefined) found.push(bookmark);
  }
  return found;
}

async function opened(
  db: Db | Tx,
  row: Row,
  people: ReadonlyMap<string, NumberedPerson>,
): Promise<OpenedBookmark | undefined> {
  const moments = (await momentRows(db, row.id)).flatMap((moment) => {
    const person = people.get(moment.userId);
    return person === undefined ? [] : [toMoment(moment, person)];
  });
  const shown = moments.map(({ user, number }) => ({ user, number }));
  const bookmark = toBookmark(row, shown);
  return bookmark && { ...bookmark, moments: inOrder(moments) };
}

/** Of the whole event, those that the caller may not see too. */
export async function countBookmarks(tx: Tx, executionId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('bookmarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('executionId', '=', executionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Position {
  /** null: not begun. */
  readonly attemptId: string | null;
  readonly sequence: number;
  readonly taskId: string | null;
  readonly restart: number;
  readonly atMs: number | null;
}

/** By person: where their attempt stands; of several attempts the latest, of several simulations the one heard of last. */
export async function positionsIn(tx: Tx, executionId: string): Promise<ReadonlyMap<string, Position>> {
  const attempts = await tx
    .selectFrom('attempts')
    .select(['id', 'userId', 'lastSequence'])
    .where('executionId', '=', executionId)
    .orderBy('id')
    .execute();
  const clocks = await tx
    .selectFrom('runClocks')
    .innerJoin('attempts', 'attempts.id', 'runClocks.attemptId')
    .select(['runClocks.attemptId', 'runClocks.taskId', 'runClocks.restart', 'runClocks.simulatedMs'])
    .where('attempts.executionId', '=', executionId)
    .orderBy('runClocks.contactMs')
    .execute();
  const open = new Map(clocks.map((clock) => [clock.attemptId, clock]));
  return new Map(
    attempts.map(({ id, userId, lastSequence }) => {
      const clock = open.get(id);
      const atMs = clock === undefined ? null : Math.floor(Number(clock.simulatedMs));
      const { taskId = null, restart = 0 } = clock ?? {};
      return [userId, { attemptId: id, sequence: lastSequence, taskId, restart, atMs }];
    }),
  );
}

/** The simulations in which moments are, of attempts of the event alone, each with its person and its last start. */
export function placesOf(
  tx: Tx,
  executionId: string,
  moments: readonly { readonly attemptId: string; readonly taskId: string }[],
) {
  return tx
    .selectFrom('attempts')
    .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
    .leftJoin('runClocks', (join) =>
      join
        .onRef('runClocks.attemptId', '=', 'attemptTasks.attemptId')
        .onRef('runClocks.taskId', '=', 'attemptTasks.taskId'),
    )
    .select(['attempts.userId', 'attempts.lastSequence', 'attemptTasks.attemptId', 'attemptTasks.taskId'])
    .select('runClocks.restart')
    .where('attempts.executionId', '=', executionId)
    .where('attempts.id', 'in', [...new Set(moments.map(({ attemptId }) => attemptId))])
    .where('attemptTasks.taskType', 'in', ['ROOM', 'EQUIPMENT'])
    .execute();
}

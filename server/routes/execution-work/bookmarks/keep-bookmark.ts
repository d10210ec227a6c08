// Sets, changes and deletes bookmarks of an event; each in the audit log. Runs inside a write that holds the event.
import { MAX_BOOKMARKS, type MomentsInput, type OpenedBookmark } from '#contract/entities/bookmarks.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import {
  countBookmarks,
  openedBookmark,
  placesOf,
  positionsIn,
  type Position,
} from './bookmarks-repository.ts';

/** Moments in one statement: an engine takes only so many values. */
const MOMENTS_AT_ONCE = 500;

interface Made {
  readonly event: Execution;
  readonly note: string;
  readonly person: Person;
  readonly now: string;
}

interface Wanted extends Made {
  readonly userIds: readonly string[] | null;
}

interface WantedMoments extends Made {
  readonly moments: MomentsInput['moments'];
}

interface Kept {
  readonly event: Execution;
  readonly bookmarkId: string;
  readonly person: Person;
}

const subjectOf = ({ id, title }: Execution) => ({ type: 'execution', id, name: title.ru }) as const;

const NOWHERE: Position = { attemptId: null, sequence: 0, taskId: null, restart: 0, atMs: null };

async function positionsOf(tx: Tx, { event, userIds }: Wanted): Promise<ReadonlyMap<string, Position>> {
  const positions = await positionsIn(tx, event.id);
  return userIds === null
    ? positions
    : new Map(userIds.map((userId) => [userId, positions.get(userId) ?? NOWHERE]));
}

async function storeBookmark(
  tx: Tx,
  { event, note, person, now }: Made,
  positions: ReadonlyMap<string, Position>,
  isForAll: boolean,
): Promise<OpenedBookmark> {
  if ((await countBookmarks(tx, event.id)) >= MAX_BOOKMARKS)
    throw new ApiFault('BOOKMARK_LIMIT', { params: { limit: MAX_BOOKMARKS } });
  const id = newId();
  const by = { byId: person.id, byName: person.fullName };
  await tx
    .insertInto('bookmarks')
    .values({ id, executionId: event.id, at: now, ...by, note, isForAll })
    .execute();
  const rows = [...positions].map(([userId, position]) => ({ bookmarkId: id, userId, ...position }));
  for (let from = 0; from < rows.length; from += MOMENTS_AT_ONCE)
    await tx
      .insertInto('bookmarkMoments')
      .values(rows.slice(from, from + MOMENTS_AT_ONCE))
      .execute();
  return orNotFound(await openedBookmark(tx, event, id));
}

/** @throws ApiFault the event is yet to come, it has all the bookmarks that it may have, or somebody is not the caller's */
export async function setBookmarkIn(tx: Tx, wanted: Wanted): Promise<OpenedBookmark> {
  const { event, userIds, note, person } = wanted;
  if (event.state === 'COMING') throw new ApiFault('EVENT_NOT_OPEN');
  const seen = new Set(event.assignedUsers.map(({ id }) => id));
  if (userIds?.some((id) => !seen.has(id)) === true) throw fieldFault('userIds', 'NOT_FOUND');
  const set = await storeBookmark(tx, wanted, await positionsOf(tx, wanted), userIds === null);
  await audit(tx, person, 'execution.bookmark', subjectOf(event), null, { note, users: userIds });
  return set;
}

/** @throws ApiFault it has all the bookmarks that it may have, or a moment is of nobody of the event whom the caller may see */
export async function keepMomentsIn(tx: Tx, wanted: WantedMoments): Promise<OpenedBookmark> {
  const { event, moments, note, person } = wanted;
  const seen = new Set(event.assignedUsers.map(({ id }) => id));
  const places = await placesOf(tx, event.id, moments);
  const positions = new Map<string, Position>();
  for (const { attemptId, taskId, atMs } of moments) {
    const place = places.find((one) => one.attemptId === attemptId && one.taskId === taskId);
    if (place === undefined || !seen.has(place.userId) || positions.has(place.userId))
      throw fieldFault('moments', 'NOT_FOUND');
    const { userId, lastSequence: sequence, restart } = place;
    positions.set(userId, { attemptId, sequence, taskId, restart: restart ?? 0, atMs });
  }
  const kept = await storeBookmark(tx, wanted, positions, false);
  await audit(tx, person, 'execution.bookmark', subjectOf(event), null, {
    note,
    users: [...positions.keys()],
  });
  return kept;
}

interface ChangedNote extends Kept {
  readonly note: string;
  /** The note that the person saw; undefined: they take the place of whichever stands. */
  readonly before?: string | undefined;
}

/** @throws ApiFault there is none, or none for the caller; VERSION_MOVED with the bookmark: another note stands now */
export async function changeBookmarkIn(
  tx: Tx,
  { event, bookmarkId, person, note, before: seen }: ChangedNote,
): Promise<OpenedBookmark> {
  const before = orNotFound(await openedBookmark(tx, event, bookmarkId));
  if (seen !== undefined && seen !== before.note) throw new ApiFault('VERSION_MOVED', { current: before });
  await tx.updateTable('bookmarks').set({ note }).where('id', '=', bookmarkId).execute();
  await audit(tx, person, 'execution.bookmark', subjectOf(event), { note: before.note }, { note });
  return { ...before, note };
}

/** @throws ApiFault there is none, or none for the caller */
export async function deleteBookmarkIn(tx: Tx, { event, bookmarkId, person }: Kept): Promise<void> {
  const { note, at } = orNotFound(await openedBookmark(tx, event, bookmarkId));
  await tx.deleteFrom('bookmarkMoments').where('bookmarkId', '=', bookmarkId).execute();
  await tx.deleteFrom('bookmarks').where('id', '=', bookmarkId).execute();
  await audit(tx, person, 'execution.bookmark', subjectOf(event), { note, at }, null);
}

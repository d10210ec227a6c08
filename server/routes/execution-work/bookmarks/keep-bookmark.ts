// Sets, changes and deletes bookmarks of an event; each in the audit log. Runs inside a write that holds the event.
import { MAX_BOOKMARKS, type OpenedBookmark } from '#contract/entities/bookmarks.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { countBookmarks, openedBookmark, positionsIn } from './bookmarks-repository.ts';

/** Moments in one statement: an engine takes only so many values. */
const MOMENTS_AT_ONCE = 500;

interface Wanted {
  readonly event: Execution;
  readonly userIds: readonly string[] | null;
  readonly note: string;
  readonly person: Person;
  readonly now: string;
}

interface Kept {
  readonly event: Execution;
  readonly bookmarkId: string;
  readonly person: Person;
}

const subjectOf = ({ id, title }: Execution) => ({ type: 'execution', id, name: title.ru }) as const;

async function storeMoments(tx: Tx, bookmarkId: string, { event, userIds }: Wanted): Promise<void> {
  const positions = await positionsIn(tx, event.id);
  const nowhere = { attemptId: null, sequence: 0, taskId: null, restart: 0, atMs: null };
  const rows = [...(userIds ?? positions.keys())].map((userId) => ({
    bookmarkId,
    userId,
    ...(positions.get(userId) ?? nowhere),
  }));
  for (let from = 0; from < rows.length; from += MOMENTS_AT_ONCE)
    await tx
      .insertInto('bookmarkMoments')
      .values(rows.slice(from, from + MOMENTS_AT_ONCE))
      .execute();
}

/** @throws ApiFault the event does not run, it has all the bookmarks that it may have, or somebody is not the caller's */
export async function setBookmarkIn(tx: Tx, wanted: Wanted): Promise<OpenedBookmark> {
  const { event, userIds, note, person, now } = wanted;
  if (event.state !== 'OPEN') throw new ApiFault('EVENT_NOT_OPEN');
  const seen = new Set(event.assignedUsers.map(({ id }) => id));
  if (userIds?.some((id) => !seen.has(id)) === true) throw fieldFault('userIds', 'NOT_FOUND');
  if ((await countBookmarks(tx, event.id)) >= MAX_BOOKMARKS)
    throw new ApiFault('BOOKMARK_LIMIT', { params: { limit: MAX_BOOKMARKS } });
  const id = newId();
  const by = { byId: person.id, byName: person.fullName };
  const isForAll = userIds === null;
  await tx
    .insertInto('bookmarks')
    .values({ id, executionId: event.id, at: now, ...by, note, isForAll })
    .execute();
  await storeMoments(tx, id, { ...wanted, userIds: userIds && [...new Set(userIds)] });
  await audit(tx, person, 'execution.bookmark', subjectOf(event), null, { note, users: userIds });
  return orNotFound(await openedBookmark(tx, event, id));
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

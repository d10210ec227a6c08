// Whose sheets a person may have, and what stands on them.
import type { NumberedPerson } from '#contract/entities/bookmarks.ts';
import { MAX_SHEETS } from '#contract/calls/debriefing.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Db } from '#server/storage/schema.ts';
import { peopleOf } from '../bookmarks/bookmarks-repository.ts';
import { inOrder } from '../bookmarks/numbered-people.ts';

interface Wanted {
  readonly userId?: string | undefined;
  readonly after: number;
  readonly isNamed: boolean;
}

const byName = ({ user: a }: NumberedPerson, { user: b }: NumberedPerson): number =>
  a.fullName < b.fullName ? -1 : 1;

/**
 * The people whose sheets are wanted, whom the caller may see: by name, or by number where names are hidden.
 * @throws NOT_FOUND when the one who is wanted is not among them
 */
export async function sheetPeople(
  db: Db,
  event: Execution,
  { userId, after, isNamed }: Wanted,
): Promise<readonly NumberedPerson[]> {
  const people = await peopleOf(db, event);
  if (userId !== undefined) return [orNotFound(people.get(userId))];
  const all = [...people.values()];
  const ordered = isNamed ? all.toSorted(byName) : inOrder(all);
  return ordered.slice(after, after + MAX_SHEETS);
}

const selectMoments = (db: Db, executionId: string, userIds: readonly string[]) =>
  db
    .selectFrom('bookmarkMoments')
    .innerJoin('bookmarks', 'bookmarks.id', 'bookmarkMoments.bookmarkId')
    .leftJoin('attemptTasks', (join) =>
      join
        .onRef('attemptTasks.attemptId', '=', 'bookmarkMoments.attemptId')
        .onRef('attemptTasks.taskId', '=', 'bookmarkMoments.taskId'),
    )
    .select(['bookmarkMoments.userId', 'bookmarkMoments.attemptId', 'bookmarkMoments.atMs'])
    .select(['bookmarks.note', 'attemptTasks.position'])
    .where('bookmarks.executionId', '=', executionId)
    .where('bookmarkMoments.userId', 'in', userIds)
    .orderBy('bookmarks.at')
    .orderBy('bookmarks.id');
export type SheetMoment = Awaited<ReturnType<ReturnType<typeof selectMoments>['execute']>>[number];

/** By person: where they stood at the bookmarks of an event, in their order. */
export async function momentsOf(
  db: Db,
  executionId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SheetMoment[]>> {
  const byPerson = new Map<string, SheetMoment[]>(userIds.map((id) => [id, []]));
  for (const moment of await selectMoments(db, executionId, userIds).execute())
    byPerson.get(moment.userId)?.push(moment);
  return byPerson;
}

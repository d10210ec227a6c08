// Copies of an event's tasks that people took along before it was made.
import type { Execution, TakenCopy } from '#contract/entities/execution.ts';
import { tasksOfEvent } from '#server/repositories/learning-access.ts';
import type { Db } from '#server/storage/schema.ts';

/** Of the assigned people whom the caller may see: each work at hand with a task or case of the event, latest end. */
export async function takenCopies(db: Db, event: Execution, now: string): Promise<TakenCopy[]> {
  const people = new Map(event.assignedUsers.map((user) => [user.id, user]));
  const [anybody] = people.keys();
  if (anybody === undefined) return [];
  const { taskIds, caseIds } = await tasksOfEvent(db, anybody, event.id);
  const kits = await db
    .selectFrom('offlineKits')
    .innerJoin('works', 'works.id', 'offlineKits.workId')
    .innerJoin('executionUsers', 'executionUsers.userId', 'offlineKits.userId')
    .where('executionUsers.executionId', '=', event.id)
    .where('offlineKits.validUntil', '>', now)
    .select(['offlineKits.userId', 'offlineKits.workId', 'offlineKits.terms', 'offlineKits.validUntil'])
    .select('works.title as workTitle')
    .orderBy('offlineKits.validUntil')
    .execute();
  const copies = new Map<string, TakenCopy>();
  for (const { userId, workId, terms, validUntil: until, workTitle } of kits) {
    const user = people.get(userId);
    const isOfEvent = terms.tasks.some(
      ({ taskId, caseId }) => taskIds.has(taskId) || caseIds.has(caseId ?? ''),
    );
    if (user !== undefined && isOfEvent) copies.set(`${userId} ${workId}`, { user, workTitle, until });
  }
  return [...copies.values()].toSorted((a, b) => a.user.fullName.localeCompare(b.user.fullName, 'ru'));
}

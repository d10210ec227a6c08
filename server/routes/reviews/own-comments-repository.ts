// The comments that a teacher wrote to other answers of a task, to be used again.
import { sql } from 'kysely';
import { OWN_COMMENTS } from '#contract/calls/reviews.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/**
 * Only one's own, each text once, the most used first.
 * @param answer whose own comments are left out
 */
export async function ownComments(
  db: Db | Tx,
  { id }: Pick<Person, 'id'>,
  answer: { readonly attemptId: string; readonly taskId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('markHistory')
    .select((eb) => ['comment', eb.fn.countAll<number>().as('uses'), eb.fn.max('at').as('last')])
    .where('byId', '=', id)
    .where('taskId', '=', answer.taskId)
    .where('attemptId', '<>', answer.attemptId)
    .where('comment', '<>', '')
    .where(sql<number>`length(${sql.ref('comment')})`, '<=', OWN_COMMENTS.maxLength)
    .groupBy('comment')
    .orderBy('uses', 'desc')
    .orderBy('last', 'desc')
    .limit(OWN_COMMENTS.max)
    .execute();
  return rows.map(({ comment }) => comment);
}

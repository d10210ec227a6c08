// Marks that learners question: one row for each answer, answered once.
import type { Appeal } from '#contract/entities/review.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

interface AnswerRef {
  readonly attemptId: string;
  readonly taskId: string;
}

/** The questioned marks of an attempt, by task. */
export async function appealsOf(db: Db | Tx, attemptId: string): Promise<ReadonlyMap<string, Appeal>> {
  const rows = await db
    .selectFrom('markAppeals')
    .select(['taskId', 'at', 'reason', 'state', 'answer', 'answeredAt', 'answeredByName'])
    .where('attemptId', '=', attemptId)
    .execute();
  return new Map(rows.map(({ taskId, ...appeal }) => [taskId, appeal]));
}

/** Returns false if the mark has been questioned before. */
export async function insertAppeal(
  tx: Tx,
  { attemptId, taskId }: AnswerRef,
  { at, reason }: Pick<Appeal, 'at' | 'reason'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('markAppeals')
    .values({ attemptId, taskId, at, reason, state: 'OPEN' })
    .onConflict((conflict) => conflict.columns(['attemptId', 'taskId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface GivenAnswer {
  readonly state: 'KEPT' | 'CHANGED';
  readonly answer: string;
  readonly person: Person;
  readonly now: string;
}

/** Answers an open question; returns false if there is none. */
export async function answerAppeal(
  tx: Tx,
  { attemptId, taskId }: AnswerRef,
  { state, answer, person, now }: GivenAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('markAppeals')
    .set({ state, answer, answeredAt: now, answeredById: person.id, answeredByName: person.fullName })
    .where('attemptId', '=', attemptId)
    .where('taskId', '=', taskId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

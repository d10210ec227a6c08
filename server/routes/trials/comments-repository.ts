// What authors say of tasks, published or drafted, and answer each other.
import { MAX_COMMENTS, MAX_REPLIES, type TaskComment } from '#contract/entities/trial.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findDraft } from '../drafts/drafts-repository.ts';
import { TASK_SUBJECT } from '../drafts/task-content.ts';
import type { By } from '../works/rewrite-tasks.ts';

async function repliesTo(db: Db | Tx, commentIds: readonly string[]) {
  return db
    .selectFrom('taskCommentReplies')
    .selectAll()
    .where('commentId', 'in', commentIds)
    .orderBy('id')
    .execute();
}

/** @param only the comment that is wanted; left out: all of the task */
async function comments(db: Db | Tx, taskId: string, only?: string): Promise<TaskComment[]> {
  let found = db.selectFrom('taskComments').selectAll().where('taskId', '=', taskId);
  if (only !== undefined) found = found.where('id', '=', only);
  const rows = await found.orderBy('id').limit(MAX_COMMENTS).execute();
  const replies = await repliesTo(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, text, at, byName, closedAt, closedByName }) => ({
    id,
    text,
    at,
    by: byName,
    closedAt,
    closedBy: closedByName,
    replies: replies
      .filter(({ commentId }) => commentId === id)
      .map((reply) => ({ id: reply.id, text: reply.text, at: reply.at, by: reply.byName })),
  }));
}

/** The comments on a task, open ones first; throws NOT_FOUND if there is neither a task nor a draft. */
export async function commentsOn(db: Db | Tx, taskId: string): Promise<TaskComment[]> {
  await findDraft(db, TASK_SUBJECT, taskId);
  const all = await comments(db, taskId);
  const isOpen = ({ closedAt }: TaskComment): boolean => closedAt === null;
  return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
}

/** How many comments on each of these tasks are open; tasks without any are left out. */
export async function openCommentCounts(
  db: Db | Tx,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('taskComments')
    .select(({ fn }) => ['taskId', fn.countAll<number>().as('count')])
    .where('taskId', 'in', taskIds)
    .where('closedAt', 'is', null)
    .groupBy('taskId')
    .execute();
  return new Map(rows.map(({ taskId, count }) => [taskId, Number(count)]));
}

function refuseTooMany(there: readonly unknown[], max: number): void {
  if (there.length >= max) throw new ApiFault('CONFLICT', { message: 'TOO_MANY_COMMENTS', params: { max } });
}

const saying = ({ person, now }: By, text: string) => ({
  id: newId(),
  text,
  at: now,
  byId: person.id,
  byName: person.fullName,
});

async function comment(tx: Tx, taskId: string, id: string): Promise<TaskComment> {
  return orNotFound((await comments(tx, taskId, id))[0]);
}

/** Throws NOT_FOUND, or CONFLICT where there are too many. */
export async function addComment(tx: Tx, by: By, taskId: string, text: string): Promise<TaskComment> {
  refuseTooMany(await commentsOn(tx, taskId), MAX_COMMENTS);
  const row = { ...saying(by, text), taskId };
  await tx.insertInto('taskComments').values(row).execute();
  return comment(tx, taskId, row.id);
}

async function lockComment(tx: Tx, id: string) {
  const row = orNotFound(
    await tx
      .selectFrom('taskComments')
      .select(['id', 'taskId'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
  // Of a task that is in use, or drafted.
  await findDraft(tx, TASK_SUBJECT, row.taskId);
  return row;
}

/** Throws NOT_FOUND, or CONFLICT where there are too many. */
export async function addReply(tx: Tx, by: By, id: string, text: string): Promise<TaskComment> {
  const { taskId } = await lockComment(tx, id);
  refuseTooMany(await repliesTo(tx, [id]), MAX_REPLIES);
  await tx
    .insertInto('taskCommentReplies')
    .values({ ...saying(by, text), commentId: id })
    .execute();
  return comment(tx, taskId, id);
}

/** Closes a comment or opens it again; one that is so already stays as it is. */
export async function setClosed(
  tx: Tx,
  { person, now }: By,
  { id, isClosed }: { readonly id: string; readonly isClosed: boolean },
): Promise<TaskComment> {
  const { taskId } = await lockComment(tx, id);
  const state = isClosed
    ? { closedAt: now, closedById: person.id, closedByName: person.fullName }
    : { closedAt: null, closedById: null, closedByName: null };
  await tx
    .updateTable('taskComments')
    .set(state)
    .where('id', '=', id)
    .where('closedAt', isClosed ? 'is' : 'is not', null)
    .execute();
  return comment(tx, taskId, id);
}

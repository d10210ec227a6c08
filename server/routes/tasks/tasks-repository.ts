// Tasks and their revisions; revising a task also revises every work that holds it.
import type { z } from 'zod';
import type { taskInputSchema, Task } from '#contract/entities/work.ts';
import { formulasIn } from '#contract/rich-text/in-content.ts';
import { ApiFault, checkFault, fieldFault } from '#server/plugins/errors/api-fault.ts';
import { issuesFault } from '#server/plugins/errors/field-faults.ts';
import type { Person, UploadedFile } from '#server/plugins/calls/call-context.ts';
import { refuseOthersContent } from '#server/repositories/co-authors.ts';
import { refuseUnknown } from '#server/repositories/known-references.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { nameTaskFiles } from '#server/repositories/task-files.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { TaskFault } from '#tasks/kit/schema.ts';
import { TASK_KINDS, type TaskKind } from '#tasks/kinds.ts';
import { withAnswerIds } from './answer-ids.ts';
import { taskColumns } from './task-columns.ts';
import { lockWork, pinnedTasks, reviseWork, type Change } from '../works/works-repository.ts';

export type TaskInput = z.output<typeof taskInputSchema>;

/** Throws VALIDATION with the places that make a question impossible to answer. */
function refuseFaults(faults: readonly TaskFault[], path: string): void {
  if (faults.length === 0) return;
  throw checkFault(faults.map(({ code, path: own }) => ({ code, path: `${path}${own}` })));
}

/** Throws if params do not fit the type, a formula cannot be read, a case is unknown, or the task cannot be answered. */
export async function checkTask(db: Db | Tx, task: TaskInput, path = ''): Promise<void> {
  const kind: TaskKind = TASK_KINDS[task.taskType];
  const parsed = kind.paramsSchema.safeParse(task.params);
  if (!parsed.success) throw issuesFault(parsed.error.issues, task.params, `${path}params.`);
  if (formulasIn(task).some(({ math }) => math === null))
    throw fieldFault(`${path}formulas`, 'FORMULA_UNREADABLE');
  if (kind.simulation === null) refuseFaults(kind.faultsOf(task), path);
  else await refuseUnknown(db, 'cases', [String(task.params['caseId'])], `${path}params.caseId`);
}

/** For calls that take no files: those are uploaded separately (files/operations) and named by id. */
export function refuseFiles(files: readonly UploadedFile[]): void {
  if (files.length > 0) throw new ApiFault('WRONG_FILE_TYPE', { message: 'NO_FILES_HERE' });
}

/** @param before the answers of the revision before it */
function toData(input: TaskInput, before: Task['answers'] = []): Omit<Task, 'id' | 'version'> {
  return { ...input, answers: withAnswerIds(input.answers, before) };
}

/**
 * Creates a task with its first revision, and records the files that it names.
 * @param trialOf the task that a trial freezes: what is frozen is put away from the start
 */
export async function insertTask(
  tx: Tx,
  input: TaskInput,
  { by, now }: Change,
  id = newId(),
  { trialOf = null }: { readonly trialOf?: string | null } = {},
): Promise<Task> {
  const data = toData(input);
  await tx
    .insertInto('tasks')
    .values({
      id,
      ...taskColumns(input, now),
      revision: 1,
      dateCreating: now,
      archivedAt: trialOf === null ? null : now,
      archivedFrom: null,
      trialOf,
      version: 1,
    })
    .execute();
  await tx
    .insertInto('taskRevisions')
    .values({ taskId: id, revision: 1, data: json(data), createdAt: now, createdBy: by })
    .execute();
  await nameTaskFiles(tx, { taskId: id, taskRevision: 1, task: input }, now);
  return { ...data, id, version: 1 };
}

export interface StoredTask {
  readonly task: Task;
  readonly revision: number;
}

/** A task that is not archived; with `lock` it is held until the end of the transaction. */
export async function findTask(
  db: Db | Tx,
  id: string,
  { lock = false } = {},
): Promise<StoredTask | undefined> {
  const head = db.selectFrom('tasks').selectAll().where('id', '=', id).where('archivedAt', 'is', null);
  const row = await (lock ? head.forUpdate() : head).executeTakeFirst();
  if (row === undefined) return undefined;
  const { data } = await db
    .selectFrom('taskRevisions')
    .select('data')
    .where('taskId', '=', id)
    .where('revision', '=', row.revision)
    .executeTakeFirstOrThrow();
  return { task: { ...data, id, version: row.version }, revision: row.revision };
}

interface CurrentTask extends StoredTask {
  /** What its revision stores: the same object as long as it is kept in memory. */
  readonly content: TaskData;
}

/** Those of the tasks that are not archived, as they are now, by their ids. */
export async function currentTasks(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CurrentTask>> {
  const heads = await db
    .selectFrom('tasks')
    .select(['id as taskId', 'revision as taskRevision', 'version'])
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .execute();
  const contents = await taskRevisionsOf(db, heads);
  const current = new Map<string, CurrentTask>();
  for (const { taskId, taskRevision, version } of heads) {
    const content = contents.get(taskId);
    if (content === undefined) continue;
    current.set(taskId, { content, task: { ...content, id: taskId, version }, revision: taskRevision });
  }
  return current;
}

/** The works whose current revision holds a task. */
async function worksHolding(tx: Tx, ...taskIds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('workRevisionTasks')
    .innerJoin('works', (join) =>
      join
        .onRef('works.id', '=', 'workRevisionTasks.workId')
        .onRef('works.revision', '=', 'workRevisionTasks.workRevision'),
    )
    .select('works.id')
    .distinct()
    .where('workRevisionTasks.taskId', 'in', taskIds)
    .where('works.archivedAt', 'is', null)
    .orderBy('works.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Throws FORBIDDEN where deleting the tasks, or putting them back, changes a work that is not the person's to change. */
export async function refuseInOthersWorks(tx: Tx, person: Person, taskIds: readonly string[]): Promise<void> {
  const tasks = tx.selectFrom('tasks').select('archivedFrom');
  const rows = await tasks.where('id', 'in', taskIds).execute();
  const left = rows.flatMap(({ archivedFrom }) => (archivedFrom ?? []).map(({ workId }) => workId));
  await refuseOthersContent(tx, person, 'WORK', [...(await worksHolding(tx, ...taskIds)), ...left]);
}

type Pinned = Awaited<ReturnType<typeof pinnedTasks>>;

/** Gives a work a new revision with other tasks; nothing if the work is not in use. Returns the tasks before. */
async function rewriteWork(
  tx: Tx,
  workId: string,
  change: Change,
  rewrite: (tasks: Pinned) => Pinned,
): Promise<Pinned> {
  const row = await lockWork(tx, workId);
  if (row === undefined) return [];
  const before = await pinnedTasks(tx, workId, row.revision);
  await reviseWork(tx, row, row, rewrite(before), change);
  return before;
}

/**
 * Stores a new revision of the task and of every work that holds it; returns the task.
 * @param exceptWorkId a work that the caller revises itself
 */
export async function reviseTask(
  tx: Tx,
  stored: StoredTask,
  input: TaskInput,
  change: Change,
  exceptWorkId?: string,
): Promise<Task> {
  const { id, version } = stored.task;
  const revision = stored.revision + 1;
  const data = toData(input, stored.task.answers);
  await tx
    .insertInto('taskRevisions')
    .values({ taskId: id, revision, data: json(data), createdAt: change.now, createdBy: change.by })
    .execute();
  await nameTaskFiles(tx, { taskId: id, taskRevision: revision, task: input }, change.now);
  await tx
    .updateTable('tasks')
    .set({ ...taskColumns(input, change.now), revision, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const task = { ...data, id, version: version + 1 };
  const next = { taskId: id, taskRevision: revision, task };
  for (const workId of await worksHolding(tx, id)) {
    if (workId === exceptWorkId) continue;
    await rewriteWork(tx, workId, change, (tasks) => tasks.map((one) => (one.taskId === id ? next : one)));
  }
  return task;
}

/** Removes a task from works and lists; attempts and results keep it. Its places are kept for a restore. */
export async function archiveTask(tx: Tx, stored: StoredTask, change: Change): Promise<void> {
  const { id, version } = stored.task;
  const archivedFrom = [];
  for (const workId of await worksHolding(tx, id)) {
    const before = await rewriteWork(tx, workId, change, (tasks) => tasks.filter((one) => one.taskId !== id));
    archivedFrom.push({ workId, position: before.findIndex((one) => one.taskId === id) });
  }
  await tx
    .updateTable('tasks')
    .set({ archivedAt: change.now, archivedFrom: json(archivedFrom), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Puts a task from the trash back into lists, and into its places in the works that are still in use. */
export async function restoreTask(tx: Tx, id: string, change: Change): Promise<Task | undefined> {
  const row = await tx
    .selectFrom('tasks')
    .select(['version', 'archivedFrom'])
    .where('id', '=', id)
    .where('archivedAt', 'is not', null)
    .where('trialOf', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tx
    .updateTable('tasks')
    .set({ archivedAt: null, archivedFrom: null, version: row.version + 1 })
    .where('id', '=', id)
    .execute();
  const stored = await findTask(tx, id);
  if (stored === undefined) return undefined;
  const { task, revision } = stored;
  for (const { workId, position } of row.archivedFrom ?? [])
    await rewriteWork(tx, workId, change, (tasks) =>
      tasks.toSpliced(position, 0, { taskId: id, taskRevision: revision, task }),
    );
  return task;
}

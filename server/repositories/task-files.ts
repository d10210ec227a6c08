// Which files tasks name, and who may read them through a task.
import { filesIn } from '#contract/rich-text/in-content.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData, TaskFilesTable } from '#server/storage/tables/learning.ts';
import type { FileReferrer } from './file-access.ts';
import { learnableWorks, secretTasks } from './learning-access.ts';
import { heldUntil, ownAttempts, revealToOwner } from './result-visibility.ts';

type NamedFile = Pick<TaskFilesTable, 'fileId' | 'part'>;
type NamingTask = Omit<TaskData, 'taskType' | 'trueAnswerIndex' | 'settingsTask' | 'maxScore'>;

/** The files that a task names, each once for each part of the task that names it. */
export function filesOfTask(task: NamingTask): readonly NamedFile[] {
  const named = (ids: readonly string[], part: NamedFile['part']): readonly NamedFile[] =>
    [...new Set(ids)].map((fileId) => ({ fileId, part }));
  const { question, answers, params, fileDocumentIds, answerFileIds, ...told } = task;
  return [
    ...named(filesIn({ question, answers, params }), 'TASK'),
    ...named(fileDocumentIds, 'DOCUMENT'),
    ...named([...answerFileIds, ...filesIn(told)], 'KEY'),
  ];
}

/** Stores which files a new revision names, and marks them as referred to. */
export async function nameTaskFiles(
  tx: Tx,
  { taskId, taskRevision, task }: { taskId: string; taskRevision: number; task: NamingTask },
  now: string,
): Promise<void> {
  const files = filesOfTask(task);
  if (files.length === 0) return;
  await tx
    .insertInto('taskFiles')
    .values(files.map((file) => ({ ...file, taskId, taskRevision })))
    .execute();
  await tx
    .updateTable('files')
    .set({ referredAt: now })
    .where('referredAt', 'is', null)
    .where(
      'id',
      'in',
      files.map(({ fileId }) => fileId),
    )
    .execute();
}

/** The person's own attempts that hold a task revision which names the file. */
async function attemptsNaming(db: Db, person: Person, fileId: string) {
  return db
    .selectFrom('taskFiles')
    .innerJoin('attemptTasks', (join) =>
      join
        .onRef('attemptTasks.taskId', '=', 'taskFiles.taskId')
        .onRef('attemptTasks.taskRevision', '=', 'taskFiles.taskRevision'),
    )
    .innerJoin('attempts', 'attempts.id', 'attemptTasks.attemptId')
    .leftJoin('executions', 'executions.id', 'attempts.executionId')
    .where('taskFiles.fileId', '=', fileId)
    .where((eb) => ownAttempts(person)(eb as never))
    .select(['taskFiles.part', 'taskFiles.taskId', 'attempts.mode', 'attempts.status', 'attempts.reveal'])
    .select('executions.lastEnd as eventEnd')
    .select(heldUntil().as('heldUntil'))
    .execute();
}

/** The revisions of works whose tasks name the file. */
function worksWith(db: Db, fileId: string) {
  return db
    .selectFrom('taskFiles')
    .innerJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.taskId', '=', 'taskFiles.taskId')
        .onRef('workRevisionTasks.taskRevision', '=', 'taskFiles.taskRevision'),
    )
    .where('taskFiles.fileId', '=', fileId);
}

/** The person's kits that hold a task revision which names the file: a kit's content can be shown offline. */
async function ownKits(db: Db, person: Person, fileId: string) {
  const rows = await worksWith(db, fileId)
    .innerJoin('offlineKits', (join) =>
      join
        .onRef('offlineKits.workId', '=', 'workRevisionTasks.workId')
        .onRef('offlineKits.workRevision', '=', 'workRevisionTasks.workRevision'),
    )
    .where('offlineKits.userId', '=', person.id)
    .select(['taskFiles.taskId', 'taskFiles.taskRevision', 'offlineKits.terms'])
    .execute();
  // A work may also hold tasks that are not for TRAINING.
  return rows.filter(({ taskId, taskRevision, terms }) =>
    terms.tasks.some((task) => task.taskId === taskId && task.taskRevision === taskRevision),
  );
}

/** Documents may be read before an attempt starts, unless an event of the person holds their task. */
async function isOpenDocument(db: Db, person: Person, fileId: string, secret: ReadonlySet<string>) {
  const rows = await worksWith(db, fileId)
    .innerJoin('works', (join) =>
      join
        .onRef('works.id', '=', 'workRevisionTasks.workId')
        .onRef('works.revision', '=', 'workRevisionTasks.workRevision'),
    )
    .where('taskFiles.part', '=', 'DOCUMENT')
    .where((eb) => learnableWorks(db, person)(eb as never))
    .select('taskFiles.taskId')
    .execute();
  return rows.some(({ taskId }) => !secret.has(taskId));
}

async function mayLearnerRead(db: Db, person: Person, fileId: string): Promise<boolean> {
  const attempts = await attemptsNaming(db, person, fileId);
  if (attempts.some(({ part }) => part !== 'KEY')) return true;
  const now = new Date().toISOString();
  const { taskIds } = await secretTasks(db, person.id, now);
  const isTold = attempts.some(
    (attempt) =>
      !taskIds.has(attempt.taskId) && (attempt.mode === 'TRAINING' || revealToOwner(attempt, now) === 'ALL'),
  );
  if (isTold || (await isOpenDocument(db, person, fileId, taskIds))) return true;
  const kits = await ownKits(db, person, fileId);
  return kits.some(({ taskId }) => !taskIds.has(taskId));
}

/** Authors and reviewers may read every file of a task, learners those of their tasks. */
export const taskFileReferrer: FileReferrer = {
  name: 'task',
  async mayRead(db, person, fileId) {
    const isNamed = await db
      .selectFrom('taskFiles')
      .select('fileId')
      .where('fileId', '=', fileId)
      .limit(1)
      .executeTakeFirst();
    if (isNamed === undefined) return false;
    if (person.privileges.has('TASKS_EDIT') || person.privileges.has('RESULTS_REVIEW')) return true;
    return mayLearnerRead(db, person, fileId);
  },
  refersTo: (eb) =>
    eb.exists(
      eb.selectFrom('taskFiles').select('taskFiles.fileId').whereRef('taskFiles.fileId', '=', 'files.id'),
    ),
};

// Creating and changing works and the tasks in them; every change makes a new revision.
import type { FastifyInstance } from 'fastify';
import {
  addTasksByCreate,
  addTasksByIds,
  createWork,
  deleteWork,
  putWorkTask,
  removeWorkTask,
  updateWork,
} from '#contract/calls/works.ts';
import type { Config } from '#server/config.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person, UploadedFile } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { refuseUnknown, refuseUnseenGroups } from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { checkTask, findTask, insertTask, refuseFiles, type TaskInput } from '../tasks/tasks-repository.ts';
import { referFromTasks, takeTaskFiles, tasksWithUploads } from '../tasks/task-uploads.ts';
import { workDetails, type WorkDetails } from './work-details.ts';
import {
  archiveWork,
  insertWork,
  lockWork,
  pinnedTasks,
  reviseWork,
  setWorkGroups,
  type PinnedTaskData,
  type WorkFields,
  type WorkRow,
} from './works-repository.ts';

const locked = async (tx: Tx, id: string): Promise<WorkRow> => orNotFound(await lockWork(tx, id));

async function refuseUnknownCourse(tx: Tx, courseId: string | null): Promise<void> {
  await refuseUnknown(tx, 'courses', courseId === null ? [] : [courseId], 'courseId');
}

/** The fields after a change; undefined leaves a field as it is. */
function changed(
  row: WorkRow,
  change: { readonly [K in keyof WorkFields]?: WorkFields[K] | undefined },
): WorkFields {
  return {
    courseId: change.courseId === undefined ? row.courseId : change.courseId,
    kind: change.kind ?? row.kind,
    title: change.title ?? row.title,
    description: change.description ?? row.description,
    gradeForCompletion: change.gradeForCompletion ?? row.gradeForCompletion,
    maxTaskAttempts: change.maxTaskAttempts ?? row.maxTaskAttempts,
    settingsWork: change.settingsWork ?? row.settingsWork,
  };
}

function registerHead(app: FastifyInstance): void {
  registerCall(app, createWork, ({ body, person, storage, now, files }) => {
    refuseFiles(files);
    return storage.write(async (tx) => {
      await refuseUnknownCourse(tx, body.courseId);
      await refuseUnseenGroups(tx, person, body.groupIds, 'groupIds');
      const id = await insertWork(tx, body, { by: person.id, now });
      await setWorkGroups(tx, id, body.groupIds, person);
      const work = await workDetails(tx, person, id);
      await audit(tx, person, 'work.create', { type: 'work', id }, null, work);
      return work;
    });
  });
  registerCall(app, updateWork, ({ params, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const row = await locked(tx, params.id);
      const before = await workDetails(tx, person, params.id);
      checkVersion(ifMatch, row.version, () => before);
      const fields = changed(row, body);
      await refuseUnknownCourse(tx, fields.courseId);
      if (body.groupIds !== undefined) {
        await refuseUnseenGroups(tx, person, body.groupIds, 'groupIds');
        await setWorkGroups(tx, params.id, body.groupIds, person);
      }
      await reviseWork(tx, row, fields, await pinnedTasks(tx, row.id, row.revision), { by: person.id, now });
      const after = await workDetails(tx, person, params.id);
      await audit(tx, person, 'work.update', { type: 'work', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, deleteWork, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const row = await locked(tx, params.id);
      const before = await workDetails(tx, person, params.id);
      await archiveWork(tx, row, now);
      await audit(tx, person, 'work.archive', { type: 'work', id: params.id }, before, null);
    }),
  );
}

/** Stores a new revision of the work with other tasks. */
function rewriteTasks(
  { storage, person, now }: { readonly storage: Storage; readonly person: Person; readonly now: string },
  workId: string,
  rewrite: (tx: Tx, tasks: readonly PinnedTaskData[]) => Promise<readonly PinnedTaskData[]>,
): Promise<WorkDetails> {
  return storage.write(async (tx) => {
    const row = await locked(tx, workId);
    const before = await pinnedTasks(tx, workId, row.revision);
    const after = await rewrite(tx, before);
    await reviseWork(tx, row, row, after, { by: person.id, now });
    const ids = (tasks: readonly PinnedTaskData[]) => tasks.map(({ taskId }) => taskId);
    const subject = { type: 'work', id: workId, name: row.title.ru } as const;
    await audit(tx, person, 'work.tasks', subject, { tasks: ids(before) }, { tasks: ids(after) });
    return workDetails(tx, person, workId);
  });
}

interface NewTasks {
  readonly storage: Storage;
  readonly person: Person;
  readonly now: string;
  readonly body: readonly TaskInput[];
  readonly files: readonly UploadedFile[];
  readonly config: Config;
}

async function addNewTasks(context: NewTasks, workId: string): Promise<WorkDetails> {
  const { person, config, now } = context;
  const uploads = await takeTaskFiles(context);
  const body = tasksWithUploads(context.body, uploads);
  return rewriteTasks(context, workId, async (tx, tasks) => {
    await referFromTasks(tx, { person, config, now }, body, uploads);
    const added: PinnedTaskData[] = [];
    for (const [index, input] of body.entries()) {
      await checkTask(tx, input, `${index}.`);
      const task = await insertTask(tx, input, { by: person.id, now });
      added.push({ taskId: task.id, taskRevision: 1, task });
    }
    return [...tasks, ...added];
  });
}

function registerTaskChanges(app: FastifyInstance): void {
  registerCall(app, addTasksByCreate, (context) => addNewTasks(context, context.params.id));
  registerCall(app, putWorkTask, (context) => addNewTasks(context, context.params.idWork));
  registerCall(app, addTasksByIds, (context) =>
    rewriteTasks(context, context.params.id, async (tx, tasks) => {
      const there = new Set(tasks.map(({ taskId }) => taskId));
      const added: PinnedTaskData[] = [];
      for (const taskId of new Set(context.body.taskIds)) {
        if (there.has(taskId)) continue;
        const stored = await findTask(tx, taskId);
        if (stored === undefined) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
        added.push({ taskId, taskRevision: stored.revision, task: stored.task });
      }
      return [...tasks, ...added];
    }),
  );
  registerCall(app, removeWorkTask, async (context) => {
    const { id, taskId } = context.params;
    await rewriteTasks(context, id, async (_tx, tasks) => {
      const left = tasks.filter((pinned) => pinned.taskId !== taskId);
      if (left.length === tasks.length) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
      return left;
    });
  });
}

export function registerWorkChanges(app: FastifyInstance): void {
  registerHead(app);
  registerTaskChanges(app);
}

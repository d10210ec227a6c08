/** Tasks by themselves: copying, changing, archiving. */
import type { FastifyInstance } from 'fastify';
import { copyTask, deleteTask, multiCopyTasks, updateTask } from '#contract/calls/tasks.ts';
import type { Task } from '#contract/entities/work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { checkVersion } from '#server/plugins/versions.ts';
import type { Tx } from '#server/storage/schema.ts';
import {
  archiveTask,
  checkTask,
  findTask,
  insertTask,
  refuseFiles,
  reviseTask,
  type StoredTask,
  type TaskInput,
} from './tasks-repository.ts';

async function storedTask(tx: Tx, id: string): Promise<StoredTask> {
  const stored = await findTask(tx, id, { lock: true });
  if (stored === undefined) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
  return stored;
}

type TaskChange = { readonly [K in keyof TaskInput]?: TaskInput[K] | undefined };

/** The fields of a task with those that a change names. */
function changed({ id: _id, version: _version, ...fields }: Task, change: TaskChange): TaskInput {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...fields, ...given };
}

/** A partial schema still fills in defaults: what was not sent must not overwrite what is stored. */
function onlySent(change: TaskChange, sent: unknown): TaskChange {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return change;
  return Object.fromEntries(Object.entries(change).filter(([key]) => key in sent));
}

function registerCopies(app: FastifyInstance): void {
  registerCall(app, copyTask, ({ params, body, person, storage, now, files, request }) => {
    refuseFiles(files);
    return storage.write(async (tx) => {
      const { task } = await storedTask(tx, params.id);
      const input = changed(task, request.isMultipart() ? body : onlySent(body, request.body));
      await checkTask(tx, input);
      const copy = await insertTask(tx, input, { by: person.id, now });
      await audit(tx, person, 'task.copy', { type: 'task', id: copy.id }, task, copy);
      return copy;
    });
  });
  registerCall(app, multiCopyTasks, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const copies: Task[] = [];
      for (const id of new Set(body.taskIds)) {
        const { task } = await storedTask(tx, id);
        const copy = await insertTask(tx, changed(task, {}), { by: person.id, now });
        await audit(tx, person, 'task.copy', { type: 'task', id: copy.id }, task, copy);
        copies.push(copy);
      }
      return copies;
    }),
  );
}

export function registerTasks(app: FastifyInstance): void {
  registerCopies(app);
  registerCall(app, updateTask, ({ params, body, person, storage, now, files, ifMatch, request }) => {
    refuseFiles(files);
    return storage.write(async (tx) => {
      const stored = await storedTask(tx, params.id);
      checkVersion(ifMatch, stored.task.version, () => stored.task);
      const input = changed(stored.task, request.isMultipart() ? body : onlySent(body, request.body));
      await checkTask(tx, input);
      const after = await reviseTask(tx, stored, input, { by: person.id, now });
      await audit(tx, person, 'task.update', { type: 'task', id: params.id }, stored.task, after);
      return after;
    });
  });
  registerCall(app, deleteTask, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const stored = await storedTask(tx, params.id);
      await archiveTask(tx, stored, { by: person.id, now });
      await audit(tx, person, 'task.archive', { type: 'task', id: params.id }, stored.task, null);
    }),
  );
}

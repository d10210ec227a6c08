// Single tasks: copying, changing, archiving.
import type { FastifyInstance } from 'fastify';
import {
  copyTask as copyTaskCall,
  deleteTask,
  getTask,
  multiCopyTasks,
  updateTask,
} from '#contract/calls/tasks.ts';
import type { Task } from '#contract/entities/work.ts';
import { withPlainTexts } from '#contract/rich-text/settle.ts';
import { withFormulas } from '#server/parsing/formulas.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit, auditMany, type AuditedChange } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { withChange } from '#server/plugins/calls/with-change.ts';
import type { NewFile } from '#server/routes/files/files-repository.ts';
import {
  archiveTask,
  checkTask,
  findTask,
  refuseInOthersWorks,
  reviseTask,
  type TaskInput,
} from './tasks-repository.ts';
import { registerBank } from './change-several-routes.ts';
import { copyTask } from './copy-task.ts';
import { storedTask } from './stored-task.ts';
import { referFromTasks, takeTaskFiles, tasksWithUploads } from './task-uploads.ts';

type TaskChange = Parameters<typeof withChange<TaskInput>>[1];

/** The fields of a task after a change. */
function changed({ id: _id, version: _version, ...fields }: Task, change: TaskChange): TaskInput {
  return withPlainTexts(withChange<TaskInput>(fields, change), fields);
}

function withUploads(input: TaskInput, uploads: readonly NewFile[]): TaskInput {
  return tasksWithUploads([input], uploads)[0] ?? input;
}

function registerCopies(app: FastifyInstance): void {
  registerCall(app, copyTaskCall, async (context) => {
    const { params, person, storage, now, files, config } = context;
    const body = await withFormulas(person.id, context.body);
    const uploads = await takeTaskFiles({ files, config, person, now });
    return storage.write(async (tx) => {
      const { task } = await storedTask(tx, params.id);
      const input = withUploads(changed(task, body), uploads);
      await checkTask(tx, input);
      await referFromTasks(tx, { person, config, now }, [input], uploads, [task]);
      const copy = await copyTask(tx, task, input, { by: person.id, now });
      await audit(tx, person, 'task.copy', { type: 'task', id: copy.id }, task, copy);
      return copy;
    });
  });
  registerCall(app, multiCopyTasks, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const copies: Task[] = [];
      const logged: AuditedChange[] = [];
      for (const id of new Set(body.taskIds)) {
        const { task } = await storedTask(tx, id);
        const copy = await copyTask(tx, task, task, { by: person.id, now });
        logged.push({ subject: { type: 'task', id: copy.id }, before: task, after: copy });
        copies.push(copy);
      }
      await auditMany(tx, person, 'task.copy', logged);
      return copies;
    }),
  );
}

export function registerTasks(app: FastifyInstance): void {
  registerBank(app);
  registerCopies(app);
  registerCall(app, getTask, async ({ params, storage }) => {
    const stored = await findTask(storage.db, params.id);
    if (stored === undefined) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
    return stored.task;
  });
  registerCall(app, updateTask, async (context) => {
    const { params, person, storage, now, files, ifMatch, config } = context;
    const body = await withFormulas(person.id, context.body);
    const uploads = await takeTaskFiles({ files, config, person, now });
    return storage.write(async (tx) => {
      const stored = await storedTask(tx, params.id);
      checkVersion(ifMatch, stored.task.version, () => stored.task);
      const input = withUploads(changed(stored.task, body), uploads);
      await checkTask(tx, input);
      await referFromTasks(tx, { person, config, now }, [input], uploads, [stored.task]);
      const after = await reviseTask(tx, stored, input, { by: person.id, now });
      await audit(tx, person, 'task.update', { type: 'task', id: params.id }, stored.task, after);
      return after;
    });
  });
  registerCall(app, deleteTask, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const stored = await storedTask(tx, params.id);
      await refuseInOthersWorks(tx, person, [params.id]);
      await archiveTask(tx, stored, { by: person.id, now });
      await audit(tx, person, 'task.archive', { type: 'task', id: params.id }, stored.task, null);
    }),
  );
}

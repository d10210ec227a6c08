// Creating and changing works and the tasks in them; every change makes a new revision.
import type { FastifyInstance } from 'fastify';
import {
  addTasksByCreate,
  addTasksByIds,
  createWork,
  deleteWork,
  orderWorkTasks,
  putWorkTask,
  removeWorkTask,
  updateWork,
} from '#contract/calls/works.ts';
import { withPlainTexts } from '#contract/rich-text/settle.ts';
import type { Config } from '#server/config.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { withFormulas } from '#server/parsing/formulas.ts';
import { audit, auditMany } from '#server/plugins/audit-log/audit.ts';
import type { Person, UploadedFile } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { withChange } from '#server/plugins/calls/with-change.ts';
import { refuseOtherCourse } from '#server/repositories/co-authors.ts';
import { lockWorks } from '#server/repositories/content-locks.ts';
import { refuseUnknown, refuseUnseenGroups } from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { checkTask, insertTask, refuseFiles, type TaskInput } from '../tasks/tasks-repository.ts';
import { referFromTasks, takeTaskFiles, tasksWithUploads } from '../tasks/task-uploads.ts';
import { archived, registerWorksChanges } from './change-several-routes.ts';
import { addFromBank, inOrder, rewriteTasks, takeOut } from './rewrite-tasks.ts';
import { workDetails, type WorkDetails } from './work-details.ts';
import {
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

/** A work that comes to a course, or leaves it, changes the course too. */
async function refuseCourse(
  tx: Tx,
  person: Person,
  before: string | null,
  after: string | null,
): Promise<void> {
  await refuseUnknown(tx, 'courses', after === null ? [] : [after], 'courseId');
  await refuseOtherCourse(tx, person, before, after);
}

const fieldsOf = (row: WorkRow): WorkFields => ({
  courseId: row.courseId,
  kind: row.kind,
  title: row.title,
  description: row.description,
  gradeForCompletion: row.gradeForCompletion,
  maxTaskAttempts: row.maxTaskAttempts,
  settingsWork: row.settingsWork,
});

function registerHead(app: FastifyInstance): void {
  registerCall(app, createWork, ({ body, person, storage, now, files }) => {
    refuseFiles(files);
    return storage.write(async (tx) => {
      await refuseCourse(tx, person, null, body.courseId);
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
      await lockWorks(tx, [params.id], { courseIds: [body.courseId ?? null] });
      const row = await locked(tx, params.id);
      const before = await workDetails(tx, person, params.id);
      checkVersion(ifMatch, row.version, () => before);
      const { groupIds: _groups, ...change } = body;
      const fields = withChange<WorkFields>(fieldsOf(row), change);
      await refuseCourse(tx, person, row.courseId, fields.courseId);
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
      await lockWorks(tx, [params.id]);
      await auditMany(tx, person, 'work.archive', [await archived(tx, { person, now }, params.id)]);
    }),
  );
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
  const { storage, person, config, now } = context;
  const sent = withPlainTexts(await withFormulas(person.id, context.body), undefined);
  const uploads = await takeTaskFiles(context);
  const body = tasksWithUploads(sent, uploads);
  return storage.write((tx) =>
    rewriteTasks(tx, context, {
      workId,
      rewrite: async (tasks) => {
        await referFromTasks(tx, { person, config, now }, body, uploads);
        const added: PinnedTaskData[] = [];
        for (const [index, input] of body.entries()) {
          await checkTask(tx, input, `${index}.`);
          const task = await insertTask(tx, input, { by: person.id, now });
          added.push({ taskId: task.id, taskRevision: 1, task });
        }
        return [...tasks, ...added];
      },
    }),
  );
}

function registerTaskChanges(app: FastifyInstance): void {
  registerCall(app, addTasksByCreate, (context) => addNewTasks(context, context.params.id));
  registerCall(app, putWorkTask, (context) => addNewTasks(context, context.params.idWork));
  registerCall(app, addTasksByIds, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => (await addFromBank(tx, { person, now }, params.id, body.taskIds)).work),
  );
  registerCall(app, removeWorkTask, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      await takeOut(tx, { person, now }, params.id, [params.taskId]);
    }),
  );
  registerCall(app, orderWorkTasks, ({ params, body, person, storage, now, ifMatch }) =>
    storage.write((tx) =>
      rewriteTasks(
        tx,
        { person, now },
        {
          workId: params.id,
          ifMatch,
          rewrite: (tasks) => inOrder(tasks, body.taskIds),
        },
      ),
    ),
  );
}

export function registerWorkChanges(app: FastifyInstance): void {
  registerHead(app);
  registerTaskChanges(app);
  registerWorksChanges(app);
}

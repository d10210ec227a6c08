// A work that ships, in the form of its draft: which tasks in which order, but not what each of them says.
import type { WorkDraft } from '#contract/entities/draft.ts';
import { workInputSchema } from '#contract/entities/work.ts';
import { lockedDraft, storeDraft } from '#server/routes/drafts/drafts-repository.ts';
import { draftOf, draftTasksOf, publishedWork, type Fields } from '#server/routes/drafts/work-content.ts';
import { WORK_SUBJECT } from '#server/routes/drafts/work-drafts-repository.ts';
import { currentTasks } from '#server/routes/tasks/tasks-repository.ts';
import {
  insertWork,
  lockWork,
  reviseWork,
  type PinnedTaskData,
} from '#server/routes/works/works-repository.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { SeedWork } from '../content/seed-content.ts';
import type { FormerWork } from './former-content.ts';
import type { Shipped, Shipping } from './shipping.ts';

type WorkContent = Omit<Fields, 'tasks'> & { readonly tasks: readonly { readonly id: string }[] };

const contentOf = ({ tasks, ...fields }: Fields): WorkContent => ({
  ...fields,
  tasks: tasks.map(({ id }) => ({ id })),
});

async function published(tx: Tx, id: string): Promise<WorkContent | undefined> {
  const work = await publishedWork(tx, id);
  if (work === undefined) return undefined;
  const { groupIds: _groups, ...fields } = work.content;
  return contentOf(fields);
}

/** The tasks as they are now, in this order; those that were put away stay away. */
async function tasksIn(db: Db | Tx, { tasks }: WorkContent): Promise<PinnedTaskData[]> {
  const current = await currentTasks(
    db,
    tasks.map(({ id }) => id),
  );
  return tasks.flatMap(({ id }) => {
    const stored = current.get(id);
    return stored === undefined ? [] : [{ taskId: id, taskRevision: stored.revision, task: stored.task }];
  });
}

/** The draft with this content; what it says of a task that it has already stays. */
async function drafted(tx: Tx, draft: WorkDraft, content: WorkContent): Promise<WorkDraft> {
  const added = draftTasksOf(await tasksIn(tx, content));
  const said = new Map([...added, ...draft.tasks].map((task) => [task.id, task]));
  return { ...draft, ...content, tasks: content.tasks.flatMap(({ id }) => said.get(id) ?? []) };
}

interface Place {
  readonly courseId: string;
  readonly position: number;
  /** The ids in this database of its tasks. */
  readonly taskIds: readonly string[];
}

export function shippedWork(
  { id: shippedId, fields: seeded }: SeedWork,
  { courseId, position, taskIds }: Place,
  { change }: Shipping,
  former: FormerWork | undefined,
): Shipped<WorkContent> {
  const next = { ...change, by: null };
  const fields = { ...workInputSchema.parse(seeded), courseId };
  return {
    kind: 'WORK',
    shippedId,
    contentAfter: () => ({ ...contentOf(draftOf(fields, [])), tasks: taskIds.map((id) => ({ id })) }),
    former: async () => former && { id: former.id, data: contentOf(draftOf(former.fields, former.tasks)) },
    published,
    insert: async (tx, id, data) => {
      await insertWork(tx, fields, change, { id, tasks: await tasksIn(tx, data) });
      await tx.updateTable('works').set({ coursePosition: position }).where('id', '=', id).execute();
    },
    publish: async (tx, id, data) => {
      const row = await lockWork(tx, id);
      if (row !== undefined) await reviseWork(tx, row, fields, await tasksIn(tx, data), next);
    },
    edit: async (tx, id, edit) => {
      const current = await lockedDraft(tx, WORK_SUBJECT, id);
      if (current === undefined) return;
      const { groupIds: _groups, ...mine } = current.data;
      const { data, questions } = edit({ ...current, data: contentOf(mine) });
      const draft = { data: await drafted(tx, current.data, data), questions };
      await storeDraft(tx, next, { kind: WORK_SUBJECT.kind, id }, current, draft);
    },
  };
}

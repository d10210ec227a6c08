// A published work in the form that its draft has, so that both can be merged and compared.
import type { WorkDraft } from '#contract/entities/draft.ts';
import { workInputSchema } from '#contract/entities/work.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import {
  findWorkRow,
  pinnedTasks,
  type PinnedTaskData,
  type WorkFields,
  type WorkRow,
} from '../works/works-repository.ts';

export type Fields = Omit<WorkDraft, 'groupIds'>;

export const draftTasksOf = (tasks: readonly PinnedTaskData[]): WorkDraft['tasks'] =>
  tasks.map(({ task: { id, maxScore, settingsTask } }) => ({ id, maxScore, settingsTask }));

/** The fields of a work with its tasks, as a draft has them. */
export function draftOf(fields: WorkFields, tasks: readonly PinnedTaskData[]): Fields {
  const { TRAINING = null, SELFCONTROL = null, CONTROL = null } = fields.maxTaskAttempts;
  return {
    courseId: fields.courseId,
    kind: fields.kind,
    title: fields.title,
    description: fields.description,
    gradeForCompletion: fields.gradeForCompletion,
    maxTaskAttempts: { TRAINING, SELFCONTROL, CONTROL },
    // Works from before a setting have none of it.
    settingsWork: workInputSchema.shape.settingsWork.parse(fields.settingsWork),
    tasks: draftTasksOf(tasks),
  };
}

export interface Published {
  readonly row: WorkRow;
  readonly revision: number;
  readonly content: WorkDraft;
}

/** A work in use as it is published now, all of its groups included. */
export async function publishedWork(db: Db | Tx, id: string): Promise<Published | undefined> {
  const row = await findWorkRow(db, id);
  if (row === undefined) return undefined;
  const groups = await db.selectFrom('workGroups').select('groupId').where('workId', '=', id).execute();
  const groupIds = groups.map(({ groupId }) => groupId).toSorted();
  return {
    row,
    revision: row.revision,
    content: { ...draftOf(row, await pinnedTasks(db, id, row.revision)), groupIds },
  };
}

/** Whether a work has this id, in use or put away. */
export async function isWorkId(db: Db | Tx, id: string): Promise<boolean> {
  return (await db.selectFrom('works').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

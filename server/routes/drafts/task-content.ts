// A published task in the form that its draft has, so that both can be merged and compared.
import { contentOfDraft, type TaskDraft } from '#contract/entities/task-draft.ts';
import type { Task } from '#contract/entities/work.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { TASK_KINDS, type TaskKind } from '#tasks/kinds.ts';
import { withAnswerIds } from '../tasks/answer-ids.ts';
import { findTask, type StoredTask } from '../tasks/tasks-repository.ts';
import type { DraftSubject } from './drafts-repository.ts';

function keyPartsOf({ taskType, params }: Pick<Task, 'taskType' | 'params'>): readonly string[] | null {
  const kind: TaskKind = TASK_KINDS[taskType];
  return kind.simulation === null ? kind.keyParts(params) : null;
}

/** A task as a draft has it: what is right is named by ids, not by places. */
export function taskDraftOf(task: Task | TaskData): TaskDraft {
  const { id: _id, version: _version, trueAnswerIndex, ...rest } = { id: '', version: 0, ...task };
  const parts = keyPartsOf(task);
  const answers = withAnswerIds(task.answers).map(({ id = '', ...answer }) => ({ ...answer, id }));
  const key = trueAnswerIndex.flatMap((index, at) => {
    const answerId = answers[index]?.id;
    return answerId === undefined ? [] : [{ id: parts?.[at] ?? answerId, answerId }];
  });
  return { ...rest, answers, key };
}

/** The task that publishing the draft would store; it may be incomplete. */
export const contentOf = (draft: TaskDraft): TaskData => contentOfDraft(draft, keyPartsOf(draft));

export interface PublishedTask {
  readonly revision: number;
  readonly content: TaskDraft;
  readonly stored: StoredTask;
}

/** A task in use as it is published now. */
async function publishedTask(db: Db | Tx, id: string): Promise<PublishedTask | undefined> {
  const stored = await findTask(db, id);
  return stored && { revision: stored.revision, content: taskDraftOf(stored.task), stored };
}

async function isTaskId(db: Db | Tx, id: string): Promise<boolean> {
  return (await db.selectFrom('tasks').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export const TASK_SUBJECT: DraftSubject<TaskDraft, PublishedTask> = {
  kind: 'TASK',
  published: publishedTask,
  lock: (tx, id) => findTask(tx, id, { lock: true }),
  isTaken: isTaskId,
};

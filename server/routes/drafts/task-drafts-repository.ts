// Drafts of tasks: what a draft of any kind is, and the files that it holds.
import { filesOfDraft, type TaskDraftState } from '#contract/entities/task-draft.ts';
import { nameDraftFiles } from '#server/repositories/draft-files.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { bankTasks } from '../tasks/bank-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { topicsToCome } from '../topics/task-topics-repository.ts';
import { headOf, storeDraft } from './drafts-repository.ts';
import type { CurrentTaskDraft } from './publish-task-draft.ts';
import { TASK_SUBJECT } from './task-content.ts';

export async function taskStateOf(
  db: Db | Tx,
  { person }: By,
  id: string,
  current: CurrentTaskDraft,
): Promise<TaskDraftState> {
  const { data, published } = current;
  const [listed] = published === undefined ? [] : await bankTasks(db, [id]);
  const topics = listed?.topics ?? (await topicsToCome(db, [id]))(id);
  return {
    ...(await headOf(db, person.id, id, current)),
    data,
    published: published?.content ?? null,
    topics,
    works: listed?.works ?? [],
  };
}

/** Stores the draft of a task. Files that it did not name before must be the author's own uploads. */
export async function storeTaskDraft(
  tx: Tx,
  { person, now }: By,
  id: string,
  current: CurrentTaskDraft | undefined,
  { data, questions }: Pick<CurrentTaskDraft, 'data' | 'questions'>,
): Promise<void> {
  const { kind } = TASK_SUBJECT;
  const before = [current?.data, current?.published?.content];
  const already = before.flatMap((one) => (one === undefined ? [] : filesOfDraft(one)));
  await storeDraft(tx, { by: person.id, now }, { kind, id }, current, { data, questions });
  await nameDraftFiles(tx, { kind, id }, { personId: person.id, now }, filesOfDraft(data), already);
}

// Copies a task, with the topics of the one that it was copied from.
import type { Task } from '#contract/entities/work.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Change } from '../works/works-repository.ts';
import { topicIdsOf, addTopic } from '../topics/task-topics-repository.ts';
import { insertTask, type TaskInput } from './tasks-repository.ts';

/** @param content what the copy is to hold; id and version of a task in it are left out */
export async function copyTask(
  tx: Tx,
  from: Pick<Task, 'id'>,
  content: TaskInput | Task,
  change: Change,
): Promise<Task> {
  const { id: _id, version: _version, ...input } = { id: '', version: 1, ...content };
  const copy = await insertTask(tx, input, change);
  for (const topicId of await topicIdsOf(tx, from.id)) await addTopic(tx, topicId, [copy.id]);
  return copy;
}

// A task that ships, in the form of its draft.
import { filesOfDraft, type TaskDraft } from '#contract/entities/task-draft.ts';
import { taskInputSchema } from '#contract/entities/work.ts';
import { nameDraftFiles } from '#server/repositories/draft-files.ts';
import { lockedDraft, storeDraft } from '#server/routes/drafts/drafts-repository.ts';
import { contentOf, TASK_SUBJECT, taskDraftOf } from '#server/routes/drafts/task-content.ts';
import { withAnswerIds } from '#server/routes/tasks/answer-ids.ts';
import { findTask, insertTask, reviseTask } from '#server/routes/tasks/tasks-repository.ts';
import type { PinnedTaskData } from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { SeedTask } from '../content/seed-content.ts';
import type { Shipped, Shipping } from './shipping.ts';

/** A stored task with every field that a task has now. */
const wholeOf = (task: TaskData): TaskDraft => taskDraftOf(taskInputSchema.parse(task));

const inputOf = (draft: TaskDraft) => taskInputSchema.parse(contentOf(draft));

async function published(tx: Tx, id: string): Promise<TaskDraft | undefined> {
  const stored = await findTask(tx, id);
  return stored && wholeOf(stored.task);
}

/** @param formerTasks the tasks of the work as an earlier version seeded it */
export function shippedTask(
  { id: shippedId, ...task }: SeedTask,
  { change }: Shipping,
  formerTasks: readonly PinnedTaskData[],
): Shipped<TaskDraft> {
  const next = { ...change, by: null };
  const parsed = taskInputSchema.parse(task);
  return {
    kind: 'TASK',
    shippedId,
    contentAfter: (before) =>
      taskDraftOf({ ...parsed, answers: withAnswerIds(parsed.answers, before?.answers) }),
    former: async () => {
      const found = formerTasks.find((one) => one.task.question.content.ru === parsed.question.content.ru);
      return found && { id: found.taskId, data: wholeOf(found.task) };
    },
    published,
    insert: async (tx, id, data) => {
      await insertTask(tx, inputOf(data), change, id);
    },
    publish: async (tx, id, data) => {
      const stored = await findTask(tx, id, { lock: true });
      if (stored !== undefined) await reviseTask(tx, stored, inputOf(data), next);
    },
    edit: async (tx, id, edit) => {
      const current = await lockedDraft(tx, TASK_SUBJECT, id);
      if (current === undefined) return;
      const draft = edit(current);
      const subject = { kind: TASK_SUBJECT.kind, id };
      const files = filesOfDraft(draft.data);
      await storeDraft(tx, next, subject, current, draft);
      await nameDraftFiles(tx, subject, { personId: '', now: next.now }, files, files);
    },
  };
}

// Changes of several tasks of the bank at once: all or none.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { changeTasks, listTasks } from '#contract/calls/tasks.ts';
import type { AuditAct } from '#contract/audit-log/acts.ts';
import { MAX_TOPICS_OF_TASK } from '#contract/content-limits.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { auditMany, type AuditedChange } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { refuseOthersContent } from '#server/repositories/co-authors.ts';
import { lockTasks } from '#server/repositories/content-locks.ts';
import type { Tx } from '#server/storage/schema.ts';
import { addTopic, removeTopic, topicIdsOf } from '../topics/task-topics-repository.ts';
import { lockTopic } from '../topics/topics-repository.ts';
import { addFromBank, takeOut, type By } from '../works/rewrite-tasks.ts';
import { pageOfBank } from './bank-repository.ts';
import { copyTask } from './copy-task.ts';
import { archiveTask, refuseInOthersWorks, restoreTask } from './tasks-repository.ts';
import { storedTask } from './stored-task.ts';

type Action = z.output<typeof changeTasks.body>['action'];
type Ids = readonly string[];

async function copyAll(tx: Tx, { person, now }: By, ids: Ids): Promise<string[]> {
  const made: AuditedChange[] = [];
  for (const id of ids) {
    const { task } = await storedTask(tx, id);
    const copy = await copyTask(tx, task, task, { by: person.id, now });
    made.push({ subject: { type: 'task', id: copy.id }, before: task, after: copy });
  }
  await auditMany(tx, person, 'task.copy', made);
  return made.flatMap(({ subject }) => subject.id ?? []);
}

async function archiveAll(tx: Tx, { person, now }: By, ids: Ids): Promise<string[]> {
  await lockTasks(tx, ids);
  await refuseInOthersWorks(tx, person, ids);
  const archived: AuditedChange[] = [];
  for (const id of ids) {
    const stored = await storedTask(tx, id);
    await archiveTask(tx, stored, { by: person.id, now });
    archived.push({ subject: { type: 'task', id }, before: stored.task, after: null });
  }
  await auditMany(tx, person, 'task.archive', archived);
  return [...ids];
}

async function restoreAll(tx: Tx, { person, now }: By, ids: Ids): Promise<string[]> {
  await lockTasks(tx, ids);
  await refuseInOthersWorks(tx, person, ids);
  const restored: AuditedChange[] = [];
  for (const id of ids) {
    const task = orNotFound(await restoreTask(tx, id, { by: person.id, now }));
    restored.push({ subject: { type: 'task', id }, before: null, after: task });
  }
  await auditMany(tx, person, 'task.restore', restored);
  return [...ids];
}

interface TopicAct {
  readonly by: By;
  readonly topicId: string;
  readonly what: Extract<AuditAct, 'task.add-topic' | 'task.remove-topic'>;
}

async function changeTopic(tx: Tx, { by, topicId, what }: TopicAct, ids: Ids): Promise<string[]> {
  const topic = orNotFound(await lockTopic(tx, topicId));
  const names = new Map<string, string>();
  for (const id of ids) names.set(id, (await storedTask(tx, id)).task.question.content.ru);
  const changed = await (what === 'task.add-topic' ? addTopic : removeTopic)(tx, topicId, ids);
  for (const id of changed) {
    const topicIds = await topicIdsOf(tx, id);
    if (topicIds.length > MAX_TOPICS_OF_TASK)
      throw new ApiFault('CONFLICT', { message: 'TOO_MANY_TOPICS', params: { max: MAX_TOPICS_OF_TASK } });
  }
  const entries = changed.map((id) => ({
    subject: { type: 'task', id, name: names.get(id) ?? '' } as const,
    before: null,
    after: { topic: topic.name },
  }));
  await auditMany(tx, by.person, what, entries);
  return changed;
}

function change(tx: Tx, by: By, action: Action, ids: Ids): Promise<string[]> {
  switch (action.kind) {
    case 'COPY':
      return copyAll(tx, by, ids);
    case 'ARCHIVE':
      return archiveAll(tx, by, ids);
    case 'RESTORE':
      return restoreAll(tx, by, ids);
    case 'ADD_TO_WORK':
      return addFromBank(tx, by, action.workId, ids).then((added) => added.ids);
    case 'TAKE_OUT':
      return takeOut(tx, by, action.workId, ids);
    case 'ADD_TOPIC':
      return changeTopic(tx, { by, topicId: action.topicId, what: 'task.add-topic' }, ids);
    case 'REMOVE_TOPIC':
      return changeTopic(tx, { by, topicId: action.topicId, what: 'task.remove-topic' }, ids);
  }
}

/** A task that is copied or put into a work stays as it is: that changes the work. */
async function refuseOthers(
  tx: Tx,
  person: Person,
  { taskIds, action }: z.output<typeof changeTasks.body>,
): Promise<void> {
  if (action.kind === 'COPY') return;
  if (action.kind === 'ADD_TO_WORK' || action.kind === 'TAKE_OUT')
    await refuseOthersContent(tx, person, 'WORK', [action.workId]);
  else await refuseOthersContent(tx, person, 'TASK', taskIds);
}

export function registerBank(app: FastifyInstance): void {
  registerCall(app, listTasks, ({ query, storage, now }) => pageOfBank(storage.db, query, now));
  registerCall(app, changeTasks, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      await refuseOthers(tx, person, body);
      const isOrdered = body.action.kind === 'ADD_TO_WORK';
      const ids = [...new Set(body.taskIds)];
      // Sorted, so that two calls cannot deadlock; tasks are added to a work as they were chosen.
      return { ids: await change(tx, { person, now }, body.action, isOrdered ? ids : ids.toSorted()) };
    }),
  );
}

// Drafts of works: what a draft of any kind is, and what of it a person sees and may change.
import type { KnownTask, WorkDraft, WorkDraftState } from '#contract/entities/draft.ts';
import { lockWorks } from '#server/repositories/content-locks.ts';
import { visibleGroupIds, type Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { bankTasks } from '../tasks/bank-repository.ts';
import { topicsToCome } from '../topics/task-topics-repository.ts';
import { openCommentCounts } from '../trials/comments-repository.ts';
import { draftsOf, headOf, storeDraft, type CurrentDraft, type DraftSubject } from './drafts-repository.ts';
import { TASK_SUBJECT } from './task-content.ts';
import { isWorkId, publishedWork, type Published } from './work-content.ts';

export const WORK_SUBJECT: DraftSubject<WorkDraft, Published> = {
  kind: 'WORK',
  published: publishedWork,
  lock: (tx, id, draft) =>
    lockWorks(tx, [id], {
      courseIds: [draft?.courseId ?? null],
      taskIds: draft?.tasks.map((task) => task.id),
    }),
  isTaken: isWorkId,
};

export type CurrentWorkDraft = CurrentDraft<WorkDraft, Published>;

async function groupsSeen(db: Db | Tx, caller: Caller) {
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('id', 'in', visibleGroupIds(db, caller))
    .orderBy('nameKey')
    .execute();
}

/** The tasks of a draft as they are now; those with drafts of their own as these have them. */
async function knownTasks(db: Db | Tx, ids: readonly string[], now: string): Promise<KnownTask[]> {
  const listed = new Map<string, KnownTask>(
    (await bankTasks(db, ids)).map(({ version: _version, ...task }) => [task.id, task]),
  );
  const toCome = await topicsToCome(
    db,
    ids.filter((id) => !listed.has(id)),
  );
  for (const [id, { data, row, published }] of await draftsOf(db, TASK_SUBJECT, ids)) {
    const { taskType, question, maxScore, settingsTask } = data;
    const none = { topics: toCome(id), works: [], archivedAt: null, changedAt: row?.changedAt ?? now };
    const drafted = { id, taskType, question: question.content, maxScore: maxScore ?? 0, settingsTask };
    const before = listed.get(id);
    const head = before === undefined ? { ...none, ...drafted } : { ...before, question: question.content };
    listed.set(id, { ...head, draft: published === undefined ? 'NEW' : 'CHANGED' });
  }
  const comments = await openCommentCounts(db, ids);
  return ids.flatMap((id) => {
    const task = listed.get(id);
    const openComments = comments.get(id);
    return task === undefined ? [] : [openComments === undefined ? task : { ...task, openComments }];
  });
}

/** The draft as a person sees it: without the groups that they may not see. */
export async function stateOf(
  db: Db | Tx,
  { person, now }: { readonly person: Caller; readonly now: string },
  id: string,
  current: CurrentWorkDraft,
): Promise<WorkDraftState> {
  const { published, data } = current;
  const groups = await groupsSeen(db, person);
  const seen = new Set(groups.map((group) => group.id));
  const asSeen = (draft: WorkDraft): WorkDraft => ({
    ...draft,
    groupIds: draft.groupIds.filter((groupId) => seen.has(groupId)),
  });
  const taskIds = data.tasks.map((task) => task.id);
  return {
    ...(await headOf(db, person.id, id, current)),
    data: asSeen(data),
    published: published === undefined ? null : asSeen(published.content),
    tasks: await knownTasks(db, taskIds, now),
    groups: groups.filter((group) => data.groupIds.includes(group.id)),
  };
}

/** Those that the caller has chosen, and those that they may not see. */
async function allGroups(
  tx: Tx,
  caller: Caller,
  current: CurrentWorkDraft | undefined,
  chosen: readonly string[],
): Promise<string[]> {
  const seen = new Set((await groupsSeen(tx, caller)).map((group) => group.id));
  const unseen = (current?.data.groupIds ?? []).filter((groupId) => !seen.has(groupId));
  return [...new Set([...chosen, ...unseen])].toSorted();
}

/** Stores the draft of a work. Groups that the caller may not see stay as they were. */
export async function storeWorkDraft(
  tx: Tx,
  by: By,
  id: string,
  current: CurrentWorkDraft | undefined,
  { data, questions }: Pick<CurrentWorkDraft, 'data' | 'questions'>,
): Promise<void> {
  const whole = { ...data, groupIds: await allGroups(tx, by.person, current, data.groupIds) };
  const change = { by: by.person.id, now: by.now };
  await storeDraft(tx, change, { kind: WORK_SUBJECT.kind, id }, current, { data: whole, questions });
}

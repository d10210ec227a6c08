// Trials as they are stored, shown and removed.
import { TRIAL_DAYS, type Trial, type TrialKind } from '#contract/entities/trial.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { openCommentCounts } from './comments-repository.ts';
import { pinnedTasks } from '../works/works-repository.ts';

const DAY_MS = 86_400_000;
/** Trials, and attempts at them, that are removed in one transaction. */
const MAX_REMOVED = 50;

interface NewTrial {
  readonly id: string;
  readonly kind: TrialKind;
  readonly subjectId: string;
  readonly workId: string | null;
  readonly contentHash: string;
}

/** The trial of the same content, locked until the end of the transaction. */
export async function findSameTrial(
  tx: Tx,
  { subjectId, contentHash }: Pick<NewTrial, 'subjectId' | 'contentHash'>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('trials')
    .select('id')
    .where('subjectId', '=', subjectId)
    .where('contentHash', '=', contentHash)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** A trial that is looked at again is kept longer. */
export async function lookAgain(tx: Tx, id: string, now: string): Promise<void> {
  await tx.updateTable('trials').set({ lookedAt: now }).where('id', '=', id).execute();
}

export async function insertTrial(tx: Tx, { person, now }: By, trial: NewTrial): Promise<void> {
  await tx
    .insertInto('trials')
    .values({ ...trial, madeById: person.id, madeByName: person.fullName, lookedAt: now })
    .execute();
}

/** A trial with what it holds; throws NOT_FOUND. */
export async function trialOf(db: Db | Tx, id: string): Promise<Trial> {
  const { revision, title, subjectId, workId, ...row } = orNotFound(
    await db
      .selectFrom('trials')
      .innerJoin('works', 'works.id', 'trials.id')
      .select([
        'trials.id',
        'trials.kind',
        'trials.subjectId',
        'trials.workId',
        'trials.madeByName as madeBy',
      ])
      .select(['trials.lookedAt', 'works.title', 'works.revision'])
      .where('trials.id', '=', id)
      .executeTakeFirst(),
  );
  const pinned = await pinnedTasks(db, id, revision);
  const originals = await originalsOf(
    db,
    pinned.map(({ taskId }) => taskId),
  );
  const originalOf = (taskId: string): string => originals.get(taskId) ?? taskId;
  const comments = await openCommentCounts(
    db,
    pinned.map(({ taskId }) => originalOf(taskId)),
  );
  const works = db
    .selectFrom('works')
    .select('id')
    .where('id', '=', workId ?? '');
  return {
    ...row,
    subjectId,
    workId,
    isDrafted: workId !== null && (await works.executeTakeFirst()) === undefined,
    title,
    tasks: pinned.map(({ taskId, task: { taskType, question, settingsTask } }) => ({
      id: taskId,
      taskId: originalOf(taskId),
      taskType,
      question: question.content,
      modes: settingsTask.modes,
      openComments: comments.get(originalOf(taskId)) ?? 0,
    })),
  };
}

async function originalsOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'trialOf'])
    .where('id', 'in', ids)
    .where('trialOf', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, trialOf: original }) => [id, original ?? id]));
}

async function removeTrial(tx: Tx, id: string): Promise<void> {
  const frozen = await tx
    .selectFrom('workRevisionTasks')
    .innerJoin('tasks', 'tasks.id', 'workRevisionTasks.taskId')
    .select('tasks.id')
    .where('workRevisionTasks.workId', '=', id)
    .where('tasks.trialOf', 'is not', null)
    .execute();
  const taskIds = [...frozen.map((task) => task.id), ''];
  await tx.deleteFrom('trials').where('id', '=', id).execute();
  await tx.deleteFrom('workRevisionTasks').where('workId', '=', id).execute();
  await tx.deleteFrom('workRevisions').where('workId', '=', id).execute();
  await tx.deleteFrom('works').where('id', '=', id).execute();
  for (const table of ['taskFiles', 'taskTopics', 'taskRevisions'] as const)
    await tx.deleteFrom(table).where('taskId', 'in', taskIds).execute();
  await tx.deleteFrom('tasks').where('id', 'in', taskIds).execute();
}

/** Removes attempts at trials, and then trials nobody has looked at, that are older than a week. Returns how many of both. */
export async function removeOldTrials(storage: Storage, now: string): Promise<number> {
  const since = new Date(Date.parse(now) - TRIAL_DAYS * DAY_MS).toISOString();
  const attempts = await storage.db
    .selectFrom('attempts')
    .select('id')
    .where('origin', '=', 'TRIAL')
    .where('startedAt', '<=', since)
    .limit(MAX_REMOVED)
    .execute();
  const ids = attempts.map(({ id }) => id);
  if (ids.length > 0) await storage.write((tx) => tx.deleteFrom('attempts').where('id', 'in', ids).execute());
  const trials = await storage.db
    .selectFrom('trials')
    .leftJoin('attempts', 'attempts.workId', 'trials.id')
    .select('trials.id')
    .where('trials.lookedAt', '<=', since)
    .where('attempts.id', 'is', null)
    .limit(MAX_REMOVED)
    .execute();
  for (const { id } of trials)
    await storage.write(async (tx) => {
      // Somebody may have begun an attempt meanwhile.
      const running = tx.selectFrom('attempts').select('id').where('workId', '=', id);
      if ((await running.executeTakeFirst()) === undefined) await removeTrial(tx, id);
    });
  return ids.length + trials.length;
}

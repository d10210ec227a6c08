// What the check of a draft has to know: its tasks, cases and course as they are now, and whom it touches.
import { isError } from '#contract/entities/draft-check.ts';
import type { WorkDraft } from '#contract/entities/draft.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { bankTasks } from '../../tasks/bank-repository.ts';
import { currentTasks } from '../../tasks/tasks-repository.ts';
import { NO_PLACES, topicPlaces } from '../../topics/task-topics-repository.ts';
import type { CurrentDraft } from '../work-drafts-repository.ts';
import { checkDraft } from './check-draft.ts';

async function caseIdsIn(db: Db | Tx): Promise<ReadonlySet<string>> {
  const cases = await db.selectFrom('cases').select('id').where('archivedAt', 'is', null).execute();
  return new Set(cases.map(({ id }) => id));
}

async function isCourseInUse(db: Db | Tx, courseId: string | null): Promise<boolean> {
  if (courseId === null) return true;
  const courses = db.selectFrom('courses').select('id').where('archivedAt', 'is', null);
  return (await courses.where('id', '=', courseId).executeTakeFirst()) !== undefined;
}

async function tasksOf(db: Db | Tx, { tasks }: WorkDraft): Promise<ReadonlyMap<string, TaskData>> {
  const stored = await currentTasks(
    db,
    tasks.map(({ id }) => id),
  );
  return new Map([...stored].map(([id, { content }]) => [id, content]));
}

const placesIn = (db: Db | Tx, { tasks }: WorkDraft) =>
  topicPlaces(
    db,
    tasks.map(({ id }) => id),
  );

/** What is found in a draft. */
export async function findingsOf(db: Db | Tx, { data, questions }: CurrentDraft) {
  return checkDraft(data, {
    tasks: await tasksOf(db, data),
    caseIds: await caseIdsIn(db),
    isCourseInUse: await isCourseInUse(db, data.courseId),
    questionCount: questions.length,
    topics: data.settingsWork.quotas.length === 0 ? NO_PLACES : await placesIn(db, data),
  });
}

/** Active people who may open the work once the draft is published: through its groups, or through its course. */
async function countLearners(db: Db | Tx, { groupIds, courseId }: WorkDraft): Promise<number> {
  const ofCourse = db
    .selectFrom('courseGroups')
    .select('groupId')
    .where('courseId', '=', courseId ?? '');
  const byName = db
    .selectFrom('courseUsers')
    .select('userId')
    .where('courseId', '=', courseId ?? '');
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('users.active', '=', true)
    .where((eb) =>
      eb.or([
        eb('users.groupId', 'in', [...groupIds, '']),
        eb('users.groupId', 'in', ofCourse),
        eb('users.id', 'in', byName),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countRunning(db: Db | Tx, workId: string): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workId', '=', workId)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The tasks that the draft changes, with the other works that hold them now. */
async function changedTasks(db: Db | Tx, workId: string, draft: WorkDraft) {
  const stored = await tasksOf(db, draft);
  const changed = draft.tasks.filter(({ id, maxScore, settingsTask }) => {
    const task = stored.get(id);
    return task !== undefined && !(task.maxScore === maxScore && isSameJson(task.settingsTask, settingsTask));
  });
  const listed = await bankTasks(
    db,
    changed.map(({ id }) => id),
  );
  return listed.map(({ id, works }) => ({ id, works: works.filter((work) => work.id !== workId) }));
}

/** What publishing a draft would change, and what is found in it. */
export async function checkOf(db: Db | Tx, workId: string, current: CurrentDraft) {
  const { data, version } = current;
  return {
    version,
    findings: (await findingsOf(db, current)).map((finding) => ({ ...finding, isError: isError(finding) })),
    changedTasks: await changedTasks(db, workId, data),
    learnerCount: await countLearners(db, data),
    runningCount: await countRunning(db, workId),
  };
}

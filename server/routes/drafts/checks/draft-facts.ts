// What the check of a draft has to know: its tasks, cases and course as they are now, and whom it touches.
import { isError } from '#contract/entities/draft-check.ts';
import type { WorkDraft } from '#contract/entities/draft.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { bankTasks } from '../../tasks/bank-repository.ts';
import { NO_PLACES, topicPlaces } from '../../topics/task-topics-repository.ts';
import type { CurrentWorkDraft } from '../work-drafts-repository.ts';
import { tasksOfDraft, type TaskOfDraft } from '../work-tasks.ts';
import { checkDraft } from './check-draft.ts';
import { countLearners, countOthersLearners } from './learners-touched.ts';
import { caseIdsIn, countRunning, ofDraft, passScoresOf } from './task-facts.ts';

async function isCourseInUse(db: Db | Tx, courseId: string | null): Promise<boolean> {
  if (courseId === null) return true;
  const courses = db.selectFrom('courses').select('id').where('archivedAt', 'is', null);
  return (await courses.where('id', '=', courseId).executeTakeFirst()) !== undefined;
}

const placesIn = (db: Db | Tx, { tasks }: WorkDraft) =>
  topicPlaces(
    db,
    tasks.map(({ id }) => id),
  );

/** What is found in a draft. */
export async function findingsOf(db: Db | Tx, { data, questions }: CurrentWorkDraft) {
  const tasks = await tasksOfDraft(db, data);
  const contents = tasks.flatMap(({ wanted: { id }, content }) => (content ? [[id, content] as const] : []));
  return checkDraft(
    { ...data, tasks: tasks.map(({ wanted }) => wanted) },
    {
      tasks: new Map(contents),
      ofDrafts: new Map(tasks.map(({ wanted: { id }, draft }) => [id, draft ? ofDraft(draft) : []])),
      caseIds: await caseIdsIn(db),
      passScores: await passScoresOf(
        db,
        contents.flatMap(
          ([
            ,
            {
              params: { caseId },
            },
          ]) => (typeof caseId === 'string' ? [caseId] : []),
        ),
      ),
      isCourseInUse: await isCourseInUse(db, data.courseId),
      questionCount: questions.length,
      topics: data.settingsWork.quotas.length === 0 ? NO_PLACES : await placesIn(db, data),
    },
  );
}

/** The tasks that the draft changes, with the other works that hold them now. */
async function changedTasks(db: Db | Tx, workId: string, tasks: readonly TaskOfDraft[]) {
  const changed = tasks.filter(({ wanted: { maxScore, settingsTask }, stored, draft }) => {
    if (stored === undefined) return false;
    const { task } = stored;
    return draft !== undefined || task.maxScore !== maxScore || !isSameJson(task.settingsTask, settingsTask);
  });
  const listed = await bankTasks(
    db,
    changed.map(({ wanted }) => wanted.id),
  );
  return listed.map(({ id, works }) => ({ id, works: works.filter((work) => work.id !== workId) }));
}

/** What publishing a draft would change, and what is found in it. */
export async function checkOf(db: Db | Tx, caller: Caller, workId: string, current: CurrentWorkDraft) {
  const { data, version } = current;
  const tasks = await tasksOfDraft(db, data);
  const changed = await changedTasks(db, workId, tasks);
  const workIds = changed.flatMap(({ works }) => works.map(({ id }) => id));
  const openTo = { groupIds: data.groupIds, courseIds: data.courseId === null ? [] : [data.courseId] };
  return {
    version,
    findings: (await findingsOf(db, current)).map((finding) => ({ ...finding, isError: isError(finding) })),
    taskVersions: tasks.flatMap(({ wanted: { id }, draft }) =>
      draft === undefined ? [] : [{ id, version: draft.version }],
    ),
    changedTasks: changed,
    learnerCount: await countLearners(db, openTo),
    othersLearnerCount: await countOthersLearners(db, caller, [workId, ...workIds], openTo),
    runningCount: await countRunning(db, [workId]),
  };
}

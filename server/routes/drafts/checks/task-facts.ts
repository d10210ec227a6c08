// What the check of a task's draft has to know: the cases in use, the works that hold it, what was published before.
import { z } from 'zod';
import { isError } from '#contract/entities/draft-check.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { referenceSchema } from '#contract/simulation/reference.ts';
import type { Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { bankTasks } from '../../tasks/bank-repository.ts';
import type { CurrentDraft } from '../drafts-repository.ts';
import { contentOf } from '../task-content.ts';
import { caseFindings, settingFindings } from './check-draft.ts';
import { checkTask, staleFindings } from './check-task.ts';
import { countOthersLearners } from './learners-touched.ts';
import { foundIf, type Found } from './finding.ts';

/** What of a stored key is asked here; a pass mark stands in every key of a case. */
const keyPassScoreSchema = z.object({ reference: referenceSchema.pick({ passScore: true }) });

export async function caseIdsIn(db: Db | Tx): Promise<ReadonlySet<string>> {
  const cases = await db.selectFrom('cases').select('id').where('archivedAt', 'is', null).execute();
  return new Set(cases.map(({ id }) => id));
}

/** The pass marks of cases as they are now, of 100. */
export async function passScoresOf(
  db: Db | Tx,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('caseKeys', (join) =>
      join.onRef('caseKeys.caseId', '=', 'cases.id').onRef('caseKeys.revision', '=', 'cases.revision'),
    )
    .where('cases.id', 'in', caseIds)
    .select(['cases.id', 'caseKeys.data'])
    .execute();
  return new Map(rows.map(({ id, data }) => [id, keyPassScoreSchema.parse(data).reference.passScore]));
}

/** Attempts under way at works. */
export async function countRunning(db: Db | Tx, workIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workId', 'in', workIds)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What is found in a draft beside its content: what two authors have not decided, and what was not translated again. */
export function ofDraft({ data, published, questions }: CurrentDraft<TaskDraft>): Found[] {
  return [
    ...foundIf(questions.length > 0, 'UNDECIDED', { count: questions.length }),
    ...staleFindings(published?.content, data),
  ];
}

/** What is found in the draft of a task. */
export async function taskFindingsOf(db: Db | Tx, taskId: string, current: CurrentDraft<TaskDraft>) {
  const { data } = current;
  const content = contentOf(data);
  const found = [
    ...caseFindings(content, await caseIdsIn(db)),
    ...settingFindings(data, content),
    ...ofDraft(current),
    ...checkTask(content),
  ];
  return found.map((one) => ({ ...one, taskId }));
}

/** What publishing the draft of a task would change, and what is found in it. */
export async function checkOfTask(
  db: Db | Tx,
  caller: Caller,
  taskId: string,
  current: CurrentDraft<TaskDraft>,
) {
  const works = (await bankTasks(db, [taskId])).flatMap((task) => task.works);
  const workIds = works.map(({ id }) => id);
  return {
    version: current.version,
    findings: (await taskFindingsOf(db, taskId, current)).map((one) => ({ ...one, isError: isError(one) })),
    works,
    othersLearnerCount: await countOthersLearners(db, caller, workIds),
    runningCount: await countRunning(db, workIds),
  };
}

// Reads the attempts of a work that are counted, page by page, and the tasks that they were made by.
import { countedAttempts } from '#server/repositories/result-visibility.ts';
import { findGateWaivers } from '#server/routes/completed-work/marking/gate-waivers.ts';
import { orderOf } from '#server/routes/completed-work/attempt-view.ts';
import type { Db } from '#server/storage/schema.ts';
import type { AttemptToCount, ContentToCount, CountedMode, RulesetToCount } from './count-job.ts';
import { grouped } from './figures/grouped.ts';
import { readMarkChanges, type MarkChanges } from './first-marks.ts';

/**
 * Attempts read at once. Tasks of long simulations are large; and what PostgreSQL reads, it reads before those who save beside it: each
 * of them waits for no more than this.
 */
const READ_AT_ONCE = 20;

/** Finished, marked to the end, and of nobody who only looked. */
function countable(db: Db, { workId, mode }: CountedMode) {
  return db
    .selectFrom('attempts')
    .where('workId', '=', workId)
    .where('mode', '=', mode)
    .where(countedAttempts)
    .where('isBegunHeld', '=', false);
}

type AttemptPage = Awaited<ReturnType<typeof readAttempts>>;

/** The next attempts from the latest start to the earliest. */
function readAttempts(
  db: Db,
  of: CountedMode,
  after: { readonly startedAt: string; readonly id: string } | undefined,
) {
  let found = countable(db, of).where('status', '=', 'REVIEWED');
  if (after !== undefined) {
    const { startedAt, id } = after;
    // Not taken apart: then the index is gone through from there on, and not from its end each time.
    found = found.where((eb) => eb(eb.refTuple('startedAt', 'id'), '<', eb.tuple(startedAt, id)));
  }
  return found
    .select([
      'id',
      'userId',
      'groupId',
      'startedAt',
      'workRevision',
      'executionId',
      'mark',
      'maxScore',
      'mode',
    ])
    .select(['gradeForCompletion', 'passed', 'orderSecret', 'waivedGates'])
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(READ_AT_ONCE)
    .execute();
}

function readOwnTasks(db: Db, page: AttemptPage) {
  return db
    .selectFrom('attemptTasks')
    .where(
      'attemptId',
      'in',
      page.map(({ id }) => id),
    )
    .select(['isLeftOut', 'attemptId', 'taskId', 'taskRevision', 'taskType', 'position', 'maxScore', 'mark'])
    .select(['useHint', 'attemptsUsed', 'answer', 'simulation', 'packedSimulation', 'manuallyReviewed'])
    .select(['rulesetId', 'rulesetRevision', 'trace', 'historyAnswer'])
    .execute();
}

/** By attempt and task the gates that a teacher set aside; few attempts have any. */
async function readWaivers(db: Db, page: AttemptPage): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const { id, waivedGates } of page) {
    for (const [taskId, waivers] of await findGateWaivers(db, { id, waivedGates }))
      found.set(
        `${id} ${taskId}`,
        waivers.map(({ gateId }) => gateId),
      );
  }
  return found;
}

function toCount(
  page: AttemptPage,
  tasks: Awaited<ReturnType<typeof readOwnTasks>>,
  waivers: Awaited<ReturnType<typeof readWaivers>>,
): AttemptToCount[] {
  const byAttempt = grouped(tasks, ({ attemptId }) => attemptId);
  return page.map((row) => ({
    id: row.id,
    personId: row.userId,
    groupId: row.groupId ?? '',
    startedAt: row.startedAt,
    revision: row.workRevision,
    executionId: row.executionId,
    mark: row.mark ?? 0,
    maxScore: row.maxScore,
    needed: row.gradeForCompletion,
    isPassed: row.passed === true,
    order: orderOf(row),
    tasks: (byAttempt.get(row.id) ?? []).map(({ attemptId, mark, ...task }) => ({
      ...task,
      mark: mark ?? 0,
      waivedGates: waivers.get(`${attemptId} ${task.taskId}`) ?? [],
    })),
  }));
}

/** What of the tasks was not read yet. */
async function readContents(
  db: Db,
  attempts: readonly AttemptToCount[],
  read: Set<string>,
): Promise<ContentToCount[]> {
  const contents: ContentToCount[] = [];
  for (const { taskId, taskRevision } of attempts.flatMap(({ tasks }) => tasks)) {
    const name = `${taskId} ${taskRevision}`;
    if (read.has(name)) continue;
    read.add(name);
    const { data } = await db
      .selectFrom('taskRevisions')
      .select('data')
      .where('taskId', '=', taskId)
      .where('revision', '=', taskRevision)
      .executeTakeFirstOrThrow();
    contents.push({ taskId, revision: taskRevision, data });
  }
  return contents;
}

/** The rules of runs with a floor that were not read yet. */
async function readRulesets(
  db: Db,
  attempts: readonly AttemptToCount[],
  read: Set<string>,
): Promise<RulesetToCount[]> {
  const rulesets: RulesetToCount[] = [];
  for (const { rulesetId: id, rulesetRevision: revision, trace } of attempts.flatMap(({ tasks }) => tasks)) {
    const name = `${id} ${revision}`;
    if (trace === null || id === null || revision === null || read.has(name)) continue;
    read.add(name);
    const { data } = await db
      .selectFrom('rulesetRevisions')
      .select('data')
      .where('rulesetId', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    rulesets.push({ id, revision, data });
  }
  return rulesets;
}

/** The tasks of the work as it is now, in order. */
export async function tasksInOrder(db: Db, workId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('works')
    .innerJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.workId', '=', 'works.id')
        .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
    )
    .where('works.id', '=', workId)
    .select('workRevisionTasks.taskId')
    .orderBy('workRevisionTasks.position')
    .execute();
  return rows.map(({ taskId }) => taskId);
}

interface ReadPage {
  readonly attempts: readonly AttemptToCount[];
  /** Of the tasks that no page before had. */
  readonly contents: readonly ContentToCount[];
  /** Those that no page before had. */
  readonly rulesets: readonly RulesetToCount[];
  readonly changes: MarkChanges;
  readonly isLast: boolean;
}

export class AttemptPages {
  readonly #db: Db;
  readonly #of: CountedMode;
  readonly #contents = new Set<string>();
  readonly #rulesets = new Set<string>();
  #last: AttemptPage[number] | undefined;

  constructor(db: Db, of: CountedMode) {
    this.#db = db;
    this.#of = of;
  }

  async next(): Promise<ReadPage> {
    const page = await readAttempts(this.#db, this.#of, this.#last);
    this.#last = page.at(-1);
    const attempts = toCount(page, await readOwnTasks(this.#db, page), await readWaivers(this.#db, page));
    const contents = await readContents(this.#db, attempts, this.#contents);
    const rulesets = await readRulesets(this.#db, attempts, this.#rulesets);
    const changes = await readMarkChanges(
      this.#db,
      page.map(({ id }) => id),
    );
    return { attempts, contents, rulesets, changes, isLast: page.length < READ_AT_ONCE };
  }
}

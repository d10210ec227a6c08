// Counts the figures of a work anew: all that is finished, in every mode, for the work, its events and its latest revisions.
import { COUNTED_CHOICES, MAX_COUNTED_ATTEMPTS } from '#contract/entities/statistics.ts';
import { workModeSchema, type WorkMode } from '#contract/entities/work.ts';
import { BoundedProcess, type ProcessLimits } from '#server/marking/bounded-process.ts';
import { countedAttempts } from '#server/repositories/result-visibility.ts';
import { orderOf } from '#server/routes/completed-work/attempt-view.ts';
import { json } from '#server/storage/columns.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { grouped } from './figures/grouped.ts';
import type {
  AttemptToCount,
  ContentToCount,
  CountAnswer,
  CountedFigures,
  CountedPart,
  CountJob,
} from './count-job.ts';

/** Attempts sent at once: each such step holds up the process that answers everybody for some milliseconds. */
const SENT_AT_ONCE = 100;
/** Revisions that are counted apart, the latest first; events likewise. */
const MAX_REVISIONS = 8;
const MAX_EVENTS = 100;
/** Changes settled at once; engines limit the parameters of a statement. */
const MAX_DUE = 5000;

/** Twenty thousand attempts of long simulations take about 1 GB. */
const LIMITS: ProcessLimits = { ms: 120_000, megabytes: 1536 };

type CountProcess = BoundedProcess<CountJob, CountAnswer>;

export function openCountProcess(): CountProcess {
  return new BoundedProcess(new URL('./count-worker.ts', import.meta.url), LIMITS);
}

/** Finished, marked to the end, and of nobody who only looked. */
function countable(db: Db, workId: string, mode: WorkMode) {
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
  of: { readonly workId: string; readonly mode: WorkMode },
  after: { readonly startedAt: string; readonly id: string } | undefined,
) {
  let found = countable(db, of.workId, of.mode).where('status', '=', 'REVIEWED');
  if (after !== undefined) {
    const { startedAt, id } = after;
    found = found.where((eb) =>
      eb.or([eb('startedAt', '<', startedAt), eb.and([eb('startedAt', '=', startedAt), eb('id', '<', id)])]),
    );
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
    .select(['gradeForCompletion', 'passed', 'orderSecret'])
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SENT_AT_ONCE)
    .execute();
}

function readOwnTasks(db: Db, page: AttemptPage) {
  return db
    .selectFrom('attemptTasks')
    .where('attemptId', 'in', [...page.map(({ id }) => id), ''])
    .where('isLeftOut', '=', false)
    .select(['attemptId', 'taskId', 'taskRevision', 'taskType', 'position', 'maxScore', 'mark'])
    .select(['useHint', 'attemptsUsed', 'answer', 'simulation', 'packedSimulation'])
    .execute();
}

function toCount(page: AttemptPage, tasks: Awaited<ReturnType<typeof readOwnTasks>>): AttemptToCount[] {
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
    tasks: (byAttempt.get(row.id) ?? []).map(({ attemptId: _, mark, ...task }) => ({
      ...task,
      mark: mark ?? 0,
    })),
  }));
}

/** What of the tasks was not sent yet. */
async function readContents(
  db: Db,
  attempts: readonly AttemptToCount[],
  sent: Set<string>,
): Promise<ContentToCount[]> {
  const contents: ContentToCount[] = [];
  for (const { taskId, taskRevision } of attempts.flatMap(({ tasks }) => tasks)) {
    const name = `${taskId} ${taskRevision}`;
    if (sent.has(name)) continue;
    sent.add(name);
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

/** What was sent: the parts that can be counted. */
interface Sent {
  readonly revisions: ReadonlySet<number>;
  readonly events: ReadonlySet<string>;
  readonly attempts: number;
}

/** The tasks of the work as it is now, in order. */
async function tasksInOrder(db: Db, workId: string): Promise<readonly string[]> {
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

async function sendAll(
  db: Db,
  process: CountProcess,
  of: { readonly workId: string; readonly mode: WorkMode },
): Promise<Sent> {
  const [revisions, events, sent] = [new Set<number>(), new Set<string>(), new Set<string>()];
  let attempts = 0;
  let page: AttemptPage = [];
  await process.run({ kind: 'BEGIN', taskIds: await tasksInOrder(db, of.workId) });
  do {
    page = await readAttempts(db, of, page.at(-1));
    const rows = toCount(page, await readOwnTasks(db, page));
    await process.run({ kind: 'ROWS', attempts: rows, contents: await readContents(db, rows, sent) });
    for (const { revision, executionId } of rows) {
      revisions.add(revision);
      if (executionId !== null && events.size < MAX_EVENTS) events.add(executionId);
    }
    attempts += rows.length;
  } while (page.length === SENT_AT_ONCE && attempts < MAX_COUNTED_ATTEMPTS);
  return { revisions, events, attempts };
}

/** The whole work and its revisions by each choice; an event has one attempt of a person. */
function partsOf({ revisions, events }: Sent): CountedPart[] {
  const latest = [...revisions].toSorted((a, b) => b - a).slice(0, MAX_REVISIONS);
  const apart = latest.length > 1 ? latest : [];
  return [
    ...COUNTED_CHOICES.flatMap((choice) =>
      [null, ...apart].map((revision) => ({ choice, revision, executionId: null })),
    ),
    ...[...events].map((executionId) => ({ choice: 'FIRST' as const, revision: null, executionId })),
  ];
}

function rowOf(
  of: { readonly workId: string; readonly mode: WorkMode },
  { choice, executionId, revision }: CountedPart,
  { figures, groups }: CountedFigures,
  countedAt: string,
) {
  const { attempts, people, passed, test, sayings } = figures;
  const broken = sayings.find(({ kind, code }) => kind === 'BROKEN' && code !== 'NOTHING_BROKEN') ?? null;
  return {
    ...of,
    executionKey: executionId ?? '',
    choice,
    revision: revision ?? 0,
    attempts,
    people,
    passed,
    mean: test.mean.value,
    consistency: test.consistency.value,
    broken: broken === null ? null : json(broken),
    data: json(figures),
    groups: json(groups),
    countedAt,
  };
}

/** Replaces what was kept of a work in a mode, all at once. */
async function countMode(
  storage: Storage,
  process: CountProcess,
  of: { readonly workId: string; readonly mode: WorkMode },
  now: string,
): Promise<void> {
  const sent = await sendAll(storage.db, process, of);
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const part of sent.attempts === 0 ? [] : partsOf(sent)) {
    const counted = await process.run({ kind: 'COUNT', part });
    if (counted !== null) rows.push(rowOf(of, part, counted, now));
  }
  await storage.write(async (tx) => {
    await tx.deleteFrom('keptFigures').where('workId', '=', of.workId).where('mode', '=', of.mode).execute();
    for (const row of rows) await tx.insertInto('keptFigures').values(row).execute();
  });
}

async function modesOf(db: Db, workId: string): Promise<readonly WorkMode[]> {
  const kept = db.selectFrom('keptFigures').select('mode').where('workId', '=', workId);
  const rows = await db
    .selectFrom('attempts')
    .select('mode')
    .where('workId', '=', workId)
    .where('status', '=', 'REVIEWED')
    .union(kept)
    .execute();
  return workModeSchema.options.filter((mode) => rows.some((row) => row.mode === mode));
}

/** The id of a work whose figures are due; undefined: there is none but the ones left aside. */
export async function findDueWork(db: Db, leftAside: readonly string[]): Promise<string | undefined> {
  const next = await db
    .selectFrom('figuresDue')
    .select('workId')
    .where('workId', 'not in', [...leftAside, ''])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return next?.workId;
}

/** Counts the figures of a work anew. What changes meanwhile is due again. */
export async function countWork(
  storage: Storage,
  process: CountProcess,
  workId: string,
  now: string,
): Promise<void> {
  const { db } = storage;
  const due = await db
    .selectFrom('figuresDue')
    .select('id')
    .where('workId', '=', workId)
    .limit(MAX_DUE)
    .execute();
  for (const mode of await modesOf(db, workId)) await countMode(storage, process, { workId, mode }, now);
  const ids = due.map(({ id }) => id);
  await storage.write((tx) =>
    tx
      .deleteFrom('figuresDue')
      .where('workId', '=', workId)
      .where('id', 'in', [...ids, ''])
      .execute(),
  );
}

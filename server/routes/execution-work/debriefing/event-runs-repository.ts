// The marked runs of an event, of people whom the caller may see; of each person the latest attempt.
import type { MarkedSimulation } from '#contract/entities/attempt.ts';
import { SITUATION_CODE } from '#contract/simulation/log.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { visibleAttempts } from '#server/repositories/result-visibility.ts';
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';
import type { Db } from '#server/storage/schema.ts';

/** Judgements of long runs are large. */
const READ_AT_ONCE = 20;

export interface RunOfEvent {
  readonly attemptId: string;
  readonly taskId: string;
  readonly userId: string;
  /** Of the task in the attempt, from 1. */
  readonly taskNumber: number;
  readonly passed: boolean | null;
}

/** Without what marking found of them: that is read for some. */
export async function runsOf(db: Db, person: Person, executionId: string): Promise<readonly RunOfEvent[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('attemptTasks', 'attemptTasks.attemptId', 'attempts.id')
    .select(['attempts.userId', 'attempts.passed', 'attemptTasks.attemptId', 'attemptTasks.taskId'])
    .select('attemptTasks.position')
    .where('attempts.executionId', '=', executionId)
    .where(visibleAttempts(db, person))
    .where('attempts.status', 'in', ['REVIEWED', 'REVIEW_PENDING'])
    .where('attemptTasks.taskType', 'in', ['ROOM', 'EQUIPMENT'])
    .orderBy('attempts.id')
    .execute();
  const latest = new Map(rows.map(({ userId, attemptId }) => [userId, attemptId]));
  return rows
    .filter(({ userId, attemptId }) => latest.get(userId) === attemptId)
    .map(({ position, passed, ...run }) => ({
      ...run,
      taskNumber: position + 1,
      passed: passed === null ? null : Boolean(passed),
    }));
}

/** When a situation that the server issued reached the run. */
interface ArrivedSituation {
  readonly item: string;
  readonly atMs: number;
}

/** A run with what marking found of it. */
export interface MarkedRun extends RunOfEvent {
  readonly simulation: NonNullable<MarkedSimulation>;
  readonly arrived: readonly ArrivedSituation[];
}

async function arrivedIn(db: Db, attemptIds: readonly string[]) {
  const rows = await db
    .selectFrom('issuedEntries')
    .select(['attemptId', 'taskId', 'restart', 'item', 'atMs'])
    .where('attemptId', 'in', attemptIds)
    .where('code', '=', SITUATION_CODE)
    .where('atMs', 'is not', null)
    .execute();
  return (run: RunOfEvent, restart: number): ArrivedSituation[] =>
    rows.flatMap(({ atMs, ...row }) =>
      row.attemptId === run.attemptId && row.taskId === run.taskId && row.restart === restart
        ? [{ item: row.item, atMs: Number(atMs) }]
        : [],
    );
}

async function readSome(db: Db, runs: readonly RunOfEvent[]): Promise<readonly MarkedRun[]> {
  const attemptIds = [...new Set(runs.map(({ attemptId }) => attemptId))];
  const rows = await db
    .selectFrom('attemptTasks')
    .select(['attemptId', 'taskId', 'simulation', 'packedSimulation'])
    .where('attemptId', 'in', attemptIds)
    .execute();
  const arrived = await arrivedIn(db, attemptIds);
  const found = new Map(rows.map((row) => [`${row.attemptId} ${row.taskId}`, row]));
  return runs.flatMap((run) => {
    const row = found.get(`${run.attemptId} ${run.taskId}`);
    const simulation = row === undefined ? null : simulationIn(row);
    return simulation === null ? [] : [{ ...run, simulation, arrived: arrived(run, simulation.restarts) }];
  });
}

/** Some at a time: others are answered between. */
export async function* markedRuns(db: Db, runs: readonly RunOfEvent[]): AsyncGenerator<MarkedRun> {
  for (let from = 0; from < runs.length; from += READ_AT_ONCE)
    yield* await readSome(db, runs.slice(from, from + READ_AT_ONCE));
}

/** The bookmarked moments of some attempts of an event, in the order of the bookmarks. */
export function bookmarkedMoments(db: Db, executionId: string, attemptIds: readonly string[]) {
  return db
    .selectFrom('bookmarkMoments')
    .innerJoin('bookmarks', 'bookmarks.id', 'bookmarkMoments.bookmarkId')
    .select(['bookmarkMoments.attemptId', 'bookmarkMoments.taskId', 'bookmarkMoments.restart'])
    .select(['bookmarkMoments.atMs', 'bookmarks.note'])
    .where('bookmarks.executionId', '=', executionId)
    .where('bookmarkMoments.attemptId', 'in', [...new Set(attemptIds)])
    .where('bookmarkMoments.atMs', 'is not', null)
    .orderBy('bookmarks.at')
    .execute();
}

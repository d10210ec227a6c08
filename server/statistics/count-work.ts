// Counts the figures of a work anew: all that is finished, in every mode, for the work, its events and its latest revisions.
import { setTimeout as delay } from 'node:timers/promises';
import { COUNTED_CHOICES } from '#contract/entities/statistics.ts';
import { workModeSchema, type WorkMode } from '#contract/entities/work.ts';
import { BoundedProcess, type ProcessLimits } from '#server/marking/bounded-process.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage, StoragePlace } from '#server/storage/storage.ts';
import type {
  AttemptsRead,
  CountAnswer,
  CountedMode,
  CountedPart,
  CountedRow,
  CountJob,
} from './count-job.ts';

/** Revisions that are counted apart, the latest first; events likewise. */
const MAX_REVISIONS = 8;
const MAX_EVENTS = 100;
/** Changes settled at once; engines limit the parameters of a statement. */
const MAX_DUE = 5000;

/**
 * Twenty thousand attempts of long simulations take about 1 GB. The time is of a step, which takes seconds: on processors that are busy
 * with people the process gets little of them.
 */
const LIMITS: ProcessLimits = { ms: 300_000, megabytes: 1536, sweepsAlone: true };
/** After each step it rests as long as that took: those who save beside it have half of the time for themselves. */
const REST_SHARE = 1;
const MAX_REST_MS = 2000;

type CountProcess = BoundedProcess<CountJob, CountAnswer>;

async function step(process: CountProcess, job: CountJob): Promise<CountAnswer> {
  const from = performance.now();
  const answer = await process.run(job);
  await delay(Math.min(MAX_REST_MS, (performance.now() - from) * REST_SHARE));
  return answer;
}

export function openCountProcess(): CountProcess {
  return new BoundedProcess(new URL('./count-worker.ts', import.meta.url), LIMITS);
}

/** Has the process read all attempts of a work and mode; a page a job, so that each has the whole limit of time. */
async function readAll(process: CountProcess, place: StoragePlace, of: CountedMode): Promise<AttemptsRead> {
  let answer = await step(process, { kind: 'BEGIN', place, of });
  while (answer.kind !== 'READ') answer = await step(process, { kind: 'READ' });
  return answer;
}

async function countPart(process: CountProcess, part: CountedPart): Promise<CountedRow | null> {
  const answer = await step(process, { kind: 'COUNT', part });
  return answer.kind === 'COUNTED' ? answer.row : null;
}

/** The whole work and its revisions by each choice; an event has one attempt of a person. */
function partsOf({ revisions, events }: AttemptsRead): CountedPart[] {
  const latest = revisions.toSorted((a, b) => b - a).slice(0, MAX_REVISIONS);
  const apart = latest.length > 1 ? latest : [];
  return [
    ...COUNTED_CHOICES.flatMap((choice) =>
      [null, ...apart].map((revision) => ({ choice, revision, executionId: null })),
    ),
    ...events
      .slice(0, MAX_EVENTS)
      .map((executionId) => ({ choice: 'FIRST' as const, revision: null, executionId })),
  ];
}

/** Replaces what was kept of a work in a mode, all at once. */
async function countMode(
  storage: Storage,
  process: CountProcess,
  of: CountedMode,
  countedAt: string,
): Promise<void> {
  const read = await readAll(process, storage.place, of);
  const rows: CountedRow[] = [];
  for (const part of read.attempts === 0 ? [] : partsOf(read)) {
    const row = await countPart(process, part);
    if (row !== null) rows.push(row);
  }
  await storage.write(async (tx) => {
    await tx.deleteFrom('keptFigures').where('workId', '=', of.workId).where('mode', '=', of.mode).execute();
    for (const row of rows)
      await tx
        .insertInto('keptFigures')
        .values({ ...of, ...row, countedAt })
        .execute();
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

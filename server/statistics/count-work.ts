// Counts the figures of a work anew: all that is finished, in every mode, for the work, its events and its latest revisions.
import { setTimeout as delay } from 'node:timers/promises';
import { COUNTED_CHOICES } from '#contract/entities/statistics.ts';
import { workModeSchema, type WorkMode } from '#contract/entities/work.ts';
import { BoundedProcess, type ProcessLimits } from '#server/marking/bounded-process.ts';
import type { Db } from '#server/storage/schema.ts';
import { keepFirstMarks } from './keep-first-marks.ts';
import type { Storage, StoragePlace } from '#server/storage/storage.ts';
import type {
  AttemptsRead,
  CountAnswer,
  CountedMode,
  CountedPart,
  CountedRow,
  CountJob,
  FirstMark,
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
/** What takes longer in the idle class is on processors that others keep busy: it would never end there. */
const MAX_IDLE_MS = 15_000;
/** So long the lowest priority is taken instead. */
const BUSY_MS = 600_000;
/** After each step it rests as long as that took: those who save beside it have half of the time for themselves. */
const REST_SHARE = 1;
const MAX_REST_MS = 2000;

const MODULE = new URL('./count-worker.ts', import.meta.url);

/** Counts in the idle class of the system, and behind everybody else's where nothing is ever idle. */
class CountProcess {
  readonly #idle = new BoundedProcess<CountJob, CountAnswer>(MODULE, {
    ...LIMITS,
    ms: MAX_IDLE_MS,
    isIdle: true,
  });
  readonly #behind = new BoundedProcess<CountJob, CountAnswer>(MODULE, LIMITS);
  #busyUntil = 0;
  /** One of the two counts a work and mode from BEGIN to its last part. */
  #current = this.#idle;

  async run(job: CountJob): Promise<CountAnswer> {
    if (job.kind === 'BEGIN') this.#current = performance.now() < this.#busyUntil ? this.#behind : this.#idle;
    try {
      return await this.#current.run(job);
    } catch (error) {
      if (this.#current === this.#idle) this.#busyUntil = performance.now() + BUSY_MS;
      throw error;
    }
  }

  /** Whether what failed is to be tried again, behind everybody else's. */
  get isTriedAgain(): boolean {
    return this.#current === this.#idle && performance.now() < this.#busyUntil;
  }

  async close(): Promise<void> {
    await Promise.all([this.#idle.close(), this.#behind.close()]);
  }
}

async function step(process: CountProcess, job: CountJob): Promise<CountAnswer> {
  const from = performance.now();
  const answer = await process.run(job);
  await delay(Math.min(MAX_REST_MS, (performance.now() - from) * REST_SHARE));
  return answer;
}

export function openCountProcess(): CountProcess {
  return new CountProcess();
}

/** Has the process read all attempts of a work and mode; a page a job, so that each has the whole limit of time. */
async function readAll(process: CountProcess, place: StoragePlace, of: CountedMode): Promise<AttemptsRead> {
  const firstMarks: FirstMark[] = [];
  let answer = await step(process, { kind: 'BEGIN', place, of });
  while (answer.kind !== 'READ') {
    answer = await step(process, { kind: 'READ' });
    if (answer.kind !== 'COUNTED') firstMarks.push(...answer.firstMarks);
  }
  return { ...answer, firstMarks };
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

interface Counted {
  readonly rows: readonly CountedRow[];
  readonly read: AttemptsRead;
}

/** The rows of a work in a mode. */
async function countParts(storage: Storage, process: CountProcess, of: CountedMode): Promise<Counted> {
  const read = await readAll(process, storage.place, of);
  const rows: CountedRow[] = [];
  for (const part of read.attempts === 0 ? [] : partsOf(read)) {
    const row = await countPart(process, part);
    if (row !== null) rows.push(row);
  }
  return { rows, read };
}

/** Replaces what was kept of a work in a mode, all at once. */
async function countMode(
  storage: Storage,
  process: CountProcess,
  of: CountedMode,
  countedAt: string,
): Promise<void> {
  const { rows, read } = await countParts(storage, process, of).catch((error: unknown) => {
    if (!process.isTriedAgain) throw error;
    return countParts(storage, process, of);
  });
  await storage.write(async (tx) => {
    await tx.deleteFrom('keptFigures').where('workId', '=', of.workId).where('mode', '=', of.mode).execute();
    for (const row of rows)
      await tx
        .insertInto('keptFigures')
        .values({ ...of, ...row, countedAt })
        .execute();
  });
  await keepFirstMarks(storage, of, read);
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
    .where('workId', 'not in', leftAside)
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
    tx.deleteFrom('figuresDue').where('workId', '=', workId).where('id', 'in', ids).execute(),
  );
}

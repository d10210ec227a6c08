// Runs drawing jobs in one Blender per processor, and estimates the time left.
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { runBlender } from './blender.ts';
import type { Job } from './families.ts';

/** Long enough to make Blender's start negligible, short enough for all lanes to end together. */
const BATCH_SECONDS = 90;

/** The folder of a job's pictures: a changed job gets another one. */
export function folderOf(cache: string, { family, id, hash }: Job): string {
  return join(cache, family, `${id.replaceAll('/', '~')}@${hash}`);
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

class Progress {
  readonly #started = Date.now();
  readonly #total: number;
  readonly #count: number;
  #done = 0;
  #seconds = 0;

  constructor(jobs: readonly Job[]) {
    this.#count = jobs.length;
    this.#total = jobs.reduce((sum, job) => sum + job.seconds, 0);
  }

  finish(job: Job): void {
    this.#done += 1;
    this.#seconds += job.seconds;
    const passed = (Date.now() - this.#started) / 1000;
    const left = this.#seconds > 0 ? (passed / this.#seconds) * (this.#total - this.#seconds) : 0;
    process.stdout.write(
      `[${this.#done}/${this.#count}] ${job.family}: ${job.id}, about ${clock(left)} left\n`,
    );
  }
}

function nextBatch(waiting: Job[]): readonly Job[] {
  const batch: Job[] = [];
  let seconds = 0;
  while (waiting.length > 0 && (batch.length === 0 || seconds < BATCH_SECONDS)) {
    const job = waiting.shift();
    if (!job) break;
    batch.push(job);
    seconds += job.seconds;
  }
  return batch;
}

async function drawBatch(cache: string, batch: readonly Job[], progress: Progress): Promise<void> {
  const first = batch[0];
  if (!first) return;
  const folder = join(
    cache,
    'drawing',
    `${process.pid}-${first.family}-${first.hash}-${first.id.replaceAll('/', '~')}`,
  );
  await rm(folder, { recursive: true, force: true });
  const keys = new Map(batch.map((job) => [`${job.family}:${job.id}`, job]));
  const moves: Promise<void>[] = [];
  const keep = async (job: Job): Promise<void> => {
    const target = folderOf(cache, job);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(join(folder, job.family, job.id.replaceAll('/', '~')), target);
    progress.finish(job);
  };
  await runBlender(['draw', folder, ...keys.keys()], (line) => {
    const job = line.startsWith('DONE ') ? keys.get(line.slice(5).replace(/ [\d.]+$/, '')) : undefined;
    if (job) moves.push(keep(job));
  });
  await Promise.all(moves);
  await rm(folder, { recursive: true, force: true });
}

/** Runs jobs into the cache; finished ones stay even if a later one fails. */
export async function drawJobs(cache: string, jobs: readonly Job[], lanes?: number): Promise<void> {
  const waiting = [...jobs];
  const progress = new Progress(jobs);
  const lane = async (): Promise<void> => {
    for (let batch = nextBatch(waiting); batch.length > 0; batch = nextBatch(waiting))
      await drawBatch(cache, batch, progress);
  };
  const count = Math.max(1, Math.min(jobs.length, lanes ?? availableParallelism()));
  await Promise.all(Array.from({ length: count }, lane));
}

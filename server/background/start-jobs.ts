// Starts and stops the background jobs of a server process; measures each run and logs failures by job name.
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { every, type Ended, type Run } from './every.ts';

/** One background job. Any number of processes may run it at the same time. */
interface Job {
  readonly name: string;
  /** From the end of a run to the start of the next. */
  readonly everyMs: number;
  readonly run: Run;
  /** Called after the last run. */
  readonly close?: () => Promise<void>;
}

export type MakeJob = (app: FastifyInstance) => Job;

/** How long stopping waits for runs under way. */
const MAX_STOP_MS = 10_000;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Measures each run; logs only the first of a series of equal failures. */
function watch({ log }: FastifyInstance, durations: Histogram<'job' | 'outcome'>, job: string) {
  let lastMessage: string | undefined;
  return ({ outcome, durationMs, error }: Ended): void => {
    durations.observe({ job, outcome }, durationMs / 1000);
    const message = outcome === 'failed' ? messageOf(error) : undefined;
    if (message !== undefined && message !== lastMessage) log.error({ err: error, job }, 'a job failed');
    lastMessage = message;
  };
}

/** Starts the jobs. The returned function stops them and waits for runs under way, at most `maxStopMs`. */
export function startJobs(
  app: FastifyInstance,
  jobs: readonly MakeJob[],
  maxStopMs: number = MAX_STOP_MS,
): () => Promise<void> {
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of runs of background jobs; the count of outcome="failed" is how many failed',
    labelNames: ['job', 'outcome'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
    registers: [app.metrics],
  });
  const underway = new Set<string>();
  const stops = jobs.map((make) => {
    const { name, everyMs, run, close } = make(app);
    const stop = every(everyMs, run, watch(app, durations, name));
    underway.add(name);
    return async (): Promise<void> => {
      await stop();
      await close?.();
      underway.delete(name);
    };
  });
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, maxStopMs);
    });
    await Promise.race([Promise.allSettled(stops.map((stop) => stop())), patience]);
    clearTimeout(timer);
    if (underway.size > 0) app.log.warn({ jobs: [...underway] }, 'jobs that did not end in time');
  };
}

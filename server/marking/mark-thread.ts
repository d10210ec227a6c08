// A worker thread and the jobs sent to it; if it dies, its jobs fail and the next job starts a new thread.
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/start-thread.ts';
import type { MarkedTask, MarkJob } from './mark-job.ts';
import type { MarkOutcome } from './mark-worker.ts';

interface Waiting {
  readonly resolve: (tasks: readonly MarkedTask[]) => void;
  readonly reject: (error: Error) => void;
}

export interface MarkThread {
  mark(job: MarkJob): Promise<readonly MarkedTask[]>;
  close(): Promise<void>;
}

/** The thread starts with the first job. `mark` rejects if marking throws or the thread dies. */
export function openMarkThread(): MarkThread {
  const waiting = new Map<string, Waiting>();
  let worker: Worker | undefined;

  function settle(outcome: MarkOutcome): void {
    const one = waiting.get(outcome.attemptId);
    waiting.delete(outcome.attemptId);
    if (outcome.ok) one?.resolve(outcome.tasks);
    else one?.reject(new Error(outcome.error));
  }

  function failAll(error: Error): void {
    worker = undefined;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  }

  function running(): Worker {
    if (worker !== undefined) return worker;
    const fresh = startThread(new URL('./mark-worker.ts', import.meta.url));
    fresh.on('message', settle);
    fresh.on('error', failAll);
    fresh.on('exit', () => {
      if (worker === fresh) failAll(new Error('The marking thread ended'));
    });
    worker = fresh;
    return fresh;
  }

  return {
    mark: (job) =>
      new Promise((resolve, reject) => {
        waiting.set(job.attemptId, { resolve, reject });
        running().postMessage(job);
      }),
    close: async () => {
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}

// A worker thread that marks one attempt at a time, with a memory and a time of its own; a new one follows one that dies.
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/start-thread.ts';
import type { MarkedTask, MarkJob } from './mark-job.ts';
import type { MarkOutcome } from './mark-worker.ts';

/** The longest log that counts takes about 5 s on a slow machine. */
export const MAX_MARKING_MS = 60_000;
/** The longest log that counts takes about 200 MB. */
const MAX_MARKING_MB = 384;

export interface ThreadLimits {
  readonly ms: number;
  readonly megabytes: number;
}

interface Waiting {
  readonly job: MarkJob;
  readonly resolve: (tasks: readonly MarkedTask[]) => void;
  readonly reject: (error: Error) => void;
}

export interface MarkThread {
  mark(job: MarkJob): Promise<readonly MarkedTask[]>;
  close(): Promise<void>;
}

/**
 * The thread starts with the first job. `mark` rejects if marking throws, takes too long or too much memory;
 * the jobs behind it do not suffer.
 */
export function openMarkThread(limits: Partial<ThreadLimits> = {}): MarkThread {
  return new BoundedThread({ ms: MAX_MARKING_MS, megabytes: MAX_MARKING_MB, ...limits });
}

class BoundedThread implements MarkThread {
  readonly #limits: ThreadLimits;
  readonly #queue: Waiting[] = [];
  #current: Waiting | undefined;
  #worker: Worker | undefined;
  #alarm: NodeJS.Timeout | undefined;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
  }

  mark(job: MarkJob): Promise<readonly MarkedTask[]> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    const last = this.#worker;
    this.#worker = undefined;
    const closed = new Error('The marking thread is closed');
    for (const { reject } of this.#queue.splice(0)) reject(closed);
    this.#end()?.reject(closed);
    await last?.terminate();
  }

  #next(): void {
    if (this.#current !== undefined) return;
    this.#current = this.#queue.shift();
    if (this.#current === undefined) return;
    this.#worker ??= this.#start();
    this.#alarm = setTimeout(() => this.#stopLate(), this.#limits.ms);
    this.#worker.postMessage(this.#current.job);
  }

  #start(): Worker {
    const fresh = startThread(new URL('./mark-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
    });
    const failOnce = (error: Error): void => {
      if (this.#worker === fresh) this.#fail(error);
    };
    fresh.on('message', (outcome: MarkOutcome) => {
      if (this.#worker === fresh) this.#settle(outcome);
    });
    fresh.on('error', failOnce);
    fresh.on('exit', () => failOnce(new Error('The marking thread ended')));
    return fresh;
  }

  /** What the thread was at, which is over now. */
  #end(): Waiting | undefined {
    const ended = this.#current;
    clearTimeout(this.#alarm);
    this.#current = undefined;
    return ended;
  }

  #settle(outcome: MarkOutcome): void {
    const ended = this.#end();
    if (outcome.ok) ended?.resolve(outcome.tasks);
    else ended?.reject(new Error(outcome.error));
    this.#next();
  }

  /** The thread is gone, or will be: what it was at has failed. */
  #fail(error: Error): void {
    this.#worker = undefined;
    this.#end()?.reject(error);
    this.#next();
  }

  #stopLate(): void {
    void this.#worker?.terminate();
    this.#fail(new Error(`Marking took longer than ${this.#limits.ms} ms`));
  }
}

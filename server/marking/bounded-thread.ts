// A worker thread that does one job at a time, with a memory and a time of its own; a new one follows one that dies.
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/start-thread.ts';

export interface ThreadLimits {
  readonly ms: number;
  readonly megabytes: number;
}

/** What a thread answers to a job. */
export type JobOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: string };

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The thread starts with the first job. `run` rejects if the job throws, takes too long or too much memory; the jobs
 * behind it do not suffer.
 */
export class BoundedThread<Job, Result> {
  readonly #module: URL;
  readonly #limits: ThreadLimits;
  readonly #queue: Waiting<Job, Result>[] = [];
  #current: Waiting<Job, Result> | undefined;
  #worker: Worker | undefined;
  #alarm: NodeJS.Timeout | undefined;

  /** @param module answers each message, a job, with a JobOutcome */
  constructor(module: URL, limits: ThreadLimits) {
    this.#module = module;
    this.#limits = limits;
  }

  run(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    const last = this.#worker;
    this.#worker = undefined;
    const closed = new Error('The thread is closed');
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
    const fresh = startThread(this.#module, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
    });
    const failOnce = (error: Error): void => {
      if (this.#worker === fresh) this.#fail(error);
    };
    fresh.on('message', (outcome: JobOutcome<Result>) => {
      if (this.#worker === fresh) this.#settle(outcome);
    });
    fresh.on('error', failOnce);
    fresh.on('exit', () => failOnce(new Error('The thread ended')));
    return fresh;
  }

  /** What the thread was at, which is over now. */
  #end(): Waiting<Job, Result> | undefined {
    const ended = this.#current;
    clearTimeout(this.#alarm);
    this.#current = undefined;
    return ended;
  }

  #settle(outcome: JobOutcome<Result>): void {
    const ended = this.#end();
    if (outcome.ok) ended?.resolve(outcome.result);
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
    this.#fail(new Error(`A job took longer than ${this.#limits.ms} ms`));
  }
}

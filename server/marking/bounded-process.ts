// A process that does one job at a time, with a memory and a time of its own; a new one follows one that dies.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startProcess, wasOutOfMemory } from '#server/start-process.ts';

export interface ProcessLimits {
  readonly ms: number;
  readonly megabytes: number;
  readonly youngMegabytes?: number;
  readonly sweepsAlone?: boolean;
  readonly isIdle?: boolean;
}

/** What a process answers to a job. */
export type JobOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: string };

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The process starts with the first job. `run` rejects if the job throws, takes too long or too much memory; the jobs
 * behind it do not suffer.
 */
export class BoundedProcess<Job, Result> {
  readonly #module: URL;
  readonly #limits: ProcessLimits;
  readonly #queue: Waiting<Job, Result>[] = [];
  #current: Waiting<Job, Result> | undefined;
  #worker: ChildProcess | undefined;
  #alarm: NodeJS.Timeout | undefined;

  /** @param module answers each message, a job, with a JobOutcome */
  constructor(module: URL, limits: ProcessLimits) {
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
    const closed = new Error('The process is closed');
    for (const { reject } of this.#queue.splice(0)) reject(closed);
    this.#end()?.reject(closed);
    if (last !== undefined) await ended(last);
  }

  #next(): void {
    if (this.#current !== undefined) return;
    this.#current = this.#queue.shift();
    if (this.#current === undefined) return;
    this.#worker ??= this.#start();
    hold(this.#worker, true);
    this.#alarm = setTimeout(() => this.#stopLate(), this.#limits.ms);
    this.#worker.send(this.#current.job as object);
  }

  #start(): ChildProcess {
    const { megabytes: heapMb, youngMegabytes: youngMb, ...ways } = this.#limits;
    const fresh = startProcess(this.#module, { ...ways, heapMb, youngMb });
    const failOnce = (error: Error): void => {
      if (this.#worker === fresh) this.#fail(error);
    };
    fresh.on('message', (outcome) => {
      // Safe: the module answers each job with its outcome.
      if (this.#worker === fresh) this.#settle(outcome as JobOutcome<Result>);
    });
    fresh.on('error', failOnce);
    fresh.on('exit', () =>
      failOnce(new Error(wasOutOfMemory(fresh) ? 'A job took too much memory' : 'The process ended')),
    );
    return fresh;
  }

  /** What the process was at, which is over now. */
  #end(): Waiting<Job, Result> | undefined {
    const ended = this.#current;
    clearTimeout(this.#alarm);
    if (this.#worker !== undefined) hold(this.#worker, false);
    this.#current = undefined;
    return ended;
  }

  #settle(outcome: JobOutcome<Result>): void {
    const ended = this.#end();
    if (outcome.ok) ended?.resolve(outcome.result);
    else ended?.reject(new Error(outcome.error));
    this.#next();
  }

  /** The process is gone, or will be: what it was at has failed. */
  #fail(error: Error): void {
    this.#worker = undefined;
    this.#end()?.reject(error);
    this.#next();
  }

  #stopLate(): void {
    this.#worker?.kill('SIGKILL');
    this.#fail(new Error(`A job took longer than ${this.#limits.ms} ms`));
  }
}

/** Whether this process stays alive for that one: only while it has something to do. */
function hold(worker: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}

/** Ends a process at once, whatever it is at. */
async function ended(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const exit = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exit;
}

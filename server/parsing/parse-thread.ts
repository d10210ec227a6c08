// One thread with a bound on memory that parses one file at a time; ended when a file takes it too long.
import type { Worker } from 'node:worker_threads';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { startThread } from '#server/start-thread.ts';
import type { ParseReply, ParseRequest } from './parse-worker.ts';

export interface ThreadLimits {
  /** What one file may take, in wall milliseconds, once the thread stands. */
  readonly timeMs: number;
  readonly heapMb: number;
}

/** The refusal of a file that took more time or memory than any should. */
function tooComplex({ timeMs }: ThreadLimits, cause?: unknown): ApiFault {
  const params = { seconds: Math.ceil(timeMs / 1000) };
  return new ApiFault('TOO_LARGE', { message: 'FILE_TOO_COMPLEX', params, cause });
}

function isOutOfMemory(error: Error): boolean {
  return Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY';
}

interface Settle {
  readonly resolve: (reply: ParseReply) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs one job at a time; the pool sees to it that none is given while another runs. */
export class ParseThread {
  readonly #limits: ThreadLimits;
  #worker: Worker | undefined;
  #settle: Settle | undefined;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
  }

  /** The value of the job; throws its refusal, or TOO_LARGE when the file takes too much time or memory. */
  async run(request: ParseRequest): Promise<unknown> {
    const worker = await this.#running();
    const timer = setTimeout(() => this.#end(tooComplex(this.#limits)), this.#limits.timeMs);
    const replied = this.#reply();
    worker.postMessage(request);
    const reply = await replied.finally(() => clearTimeout(timer));
    if (typeof reply !== 'object') throw new Error('A parsing thread replied out of turn.');
    if ('value' in reply) return reply.value;
    if ('fault' in reply) throw new ApiFault(reply.fault.code, reply.fault.options);
    throw new Error(reply.error);
  }

  #reply(): Promise<ParseReply> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  /** Ends the thread; the next job starts another. */
  #end(reason: unknown): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#settle?.reject(reason);
  }

  /** Resolves once the thread has loaded its code, so that this never counts as a file's time. */
  async #running(): Promise<Worker> {
    if (this.#worker !== undefined) return this.#worker;
    const { heapMb } = this.#limits;
    const worker = startThread(new URL('./parse-worker.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: heapMb,
        maxYoungGenerationSizeMb: heapMb / 4,
        stackSizeMb: 4,
      },
    });
    const whileMine = (act: () => void): void => {
      if (this.#worker === worker) act();
    };
    worker.on('message', (reply: ParseReply) => whileMine(() => this.#settle?.resolve(reply)));
    worker.on('error', (error) =>
      whileMine(() => this.#end(isOutOfMemory(error) ? tooComplex(this.#limits, error) : error)),
    );
    worker.on('exit', () => whileMine(() => this.#end(new Error('A parsing thread ended.'))));
    // A server that ends need not wait for a thread that has nothing to do.
    worker.unref();
    this.#worker = worker;
    await this.#reply();
    return worker;
  }
}

// One process with a bound on memory that parses one file at a time; ended when a file takes it too long.
import type { ChildProcess } from 'node:child_process';
import type { MessageKey } from '#server/messages/message-keys.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { startProcess, wasOutOfMemory } from '#server/start-process.ts';
import type { ParseReply, ParseRequest } from './parse-worker.ts';

export interface ProcessLimits {
  /** What one file may take, in wall milliseconds, once the process stands. */
  readonly timeMs: number;
  readonly heapMb: number;
  /** Says that a job met a bound; has the seconds. */
  readonly refusal?: MessageKey;
}

/** The refusal of a file that took more time or memory than any should. */
function tooComplex({ timeMs, refusal = 'FILE_TOO_COMPLEX' }: ProcessLimits): ApiFault {
  const params = { seconds: Math.ceil(timeMs / 1000) };
  return new ApiFault('TOO_LARGE', { message: refusal, params });
}

const STACK_MB = 4;

interface Settle {
  readonly resolve: (reply: ParseReply) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs one job at a time; the pool sees to it that none is given while another runs. */
export class ParseProcess {
  readonly #limits: ProcessLimits;
  #worker: ChildProcess | undefined;
  #settle: Settle | undefined;

  constructor(limits: ProcessLimits) {
    this.#limits = limits;
  }

  /** The value of the job; throws its refusal, or TOO_LARGE when the file takes too much time or memory. */
  async run(request: ParseRequest): Promise<unknown> {
    const worker = await this.#running();
    const timer = setTimeout(() => this.#end(tooComplex(this.#limits)), this.#limits.timeMs);
    const replied = this.#reply();
    worker.send(request);
    const reply = await replied.finally(() => clearTimeout(timer));
    if (typeof reply !== 'object') throw new Error('A parsing process replied out of turn.');
    if ('value' in reply) return reply.value;
    if ('fault' in reply) throw new ApiFault(reply.fault.code, reply.fault.options);
    throw new Error(reply.error);
  }

  #reply(): Promise<ParseReply> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  /** Ends the process; the next job starts another. */
  #end(reason: unknown): void {
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
    this.#settle?.reject(reason);
  }

  /** Resolves once the process has loaded its code, so that this never counts as a file's time. */
  async #running(): Promise<ChildProcess> {
    if (this.#worker !== undefined) return this.#worker;
    const worker = startProcess(new URL('./parse-worker.ts', import.meta.url), {
      heapMb: this.#limits.heapMb,
      stackMb: STACK_MB,
    });
    const whileMine = (act: () => void): void => {
      if (this.#worker === worker) act();
    };
    // Safe: the worker sends nothing else.
    worker.on('message', (reply) => whileMine(() => this.#settle?.resolve(reply as ParseReply)));
    worker.on('error', (error) => whileMine(() => this.#end(error)));
    worker.on('exit', () =>
      whileMine(() =>
        this.#end(wasOutOfMemory(worker) ? tooComplex(this.#limits) : new Error('A parsing process ended.')),
      ),
    );
    // A server that ends need not wait for a process that has nothing to do.
    worker.unref();
    worker.channel?.unref();
    this.#worker = worker;
    await this.#reply();
    return worker;
  }
}

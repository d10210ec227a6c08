/**
 * Group commit: everything that is waiting to be written goes into one transaction, each write in its own
 * savepoint, and is acknowledged after the commit. If the transaction as a whole fails, each write is tried
 * again alone.
 */
import { Kysely } from 'kysely';
import type { Schema, Tx } from '../schema.ts';
import { StorageFault, type StorageFaultKind } from '../storage-fault.ts';
import type { HotOutcome } from '../storage.ts';
import type { Statement } from './messages.ts';
import { faultOf } from './sqlite-faults.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { ThreadClient } from './thread-client.ts';

/** Limits how long the first write of a group waits for the last. */
const MAX_GROUP = 256;

type Result = { readonly value: unknown } | { readonly error: unknown };

interface Job {
  /** Runs in the open transaction; never rejects. */
  readonly run: () => Promise<Result>;
  readonly settle: (result: Result) => void;
}

interface HotJob {
  readonly program: readonly Statement[];
  readonly settle: (result: Result) => void;
}

interface Group {
  readonly jobs: readonly Job[];
  readonly hotJobs: readonly HotJob[];
}

export class WriteQueue {
  readonly #thread: ThreadClient;
  readonly #db: Kysely<Schema>;
  #jobs: Job[] = [];
  #hotJobs: HotJob[] = [];
  #draining: Promise<void> | undefined;
  /** Savepoint commands sent in this transaction; whether they succeeded is checked before the commit. */
  #commands: Promise<void>[] = [];

  constructor(thread: ThreadClient) {
    this.#thread = thread;
    const dialect = sqliteDialect(thread, (command) => {
      command.catch(() => undefined);
      this.#commands.push(command);
    });
    this.#db = new Kysely<Schema>({ dialect });
  }

  /** Runs `work` in its own savepoint; resolves after the commit. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let value: T;
      const run = async (): Promise<Result> => {
        try {
          value = await this.#db.transaction().execute(work);
          return { value };
        } catch (error) {
          return { error };
        }
      };
      const settle = (result: Result): void =>
        'error' in result ? reject(asError(result.error)) : resolve(value);
      this.#jobs.push({ run, settle });
      this.#wake();
    });
  }

  /** Runs a program of statements in its own savepoint; resolves after the commit. */
  hot(program: readonly Statement[]): Promise<HotOutcome> {
    return new Promise<HotOutcome>((resolve, reject) => {
      const settle = (result: Result): void =>
        'error' in result ? reject(asError(result.error)) : resolve(result.value as HotOutcome);
      this.#hotJobs.push({ program, settle });
      this.#wake();
    });
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  #wake(): void {
    this.#draining ??= this.#drain();
  }

  async #drain(): Promise<void> {
    // Lets the rest of this tick join the first group.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    while (this.#jobs.length > 0 || this.#hotJobs.length > 0) {
      const group = {
        jobs: this.#jobs.splice(0, MAX_GROUP),
        hotJobs: this.#hotJobs.splice(0, MAX_GROUP),
      };
      await this.#commitGroup(group);
    }
    this.#draining = undefined;
  }

  async #commitGroup(group: Group): Promise<void> {
    try {
      const settlements = await this.#transaction(group);
      for (const settle of settlements) settle();
    } catch (error) {
      await this.#rollBack();
      await this.#retrySingly(group, error);
    }
  }

  async #retrySingly({ jobs, hotJobs }: Group, error: unknown): Promise<void> {
    const only = jobs.length + hotJobs.length === 1 ? (jobs[0] ?? hotJobs[0]) : undefined;
    if (only !== undefined) {
      only.settle({ error });
      return;
    }
    for (const job of jobs) await this.#commitGroup({ jobs: [job], hotJobs: [] });
    for (const job of hotJobs) await this.#commitGroup({ jobs: [], hotJobs: [job] });
  }

  /** Runs the whole group in one transaction; throws if it could not be committed. */
  async #transaction({ jobs, hotJobs }: Group): Promise<readonly (() => void)[]> {
    this.#commands = [];
    const begun = this.#thread.command('begin immediate');
    begun.catch(() => undefined);
    const programs =
      hotJobs.length === 0 ? undefined : this.#thread.programs(hotJobs.map((job) => job.program));
    programs?.catch(() => undefined);
    const results: Result[] = [];
    for (const job of jobs) {
      const result = await job.run();
      if ('error' in result && endsTransaction(result.error)) throw result.error;
      results.push(result);
    }
    // Sent in the same batch as what precedes it, so a group of programs costs one message.
    const committed = this.#thread.command('commit');
    committed.catch(() => undefined);
    const [, outcomes = []] = await Promise.all([begun, programs, ...this.#commands, committed]);
    return [
      ...jobs.map((job, index) => () => job.settle(results[index] ?? lost())),
      ...hotJobs.map((job, index) => () => {
        const outcome = outcomes[index];
        if (outcome === undefined) job.settle(lost());
        else job.settle('error' in outcome ? { error: faultOf(outcome) } : { value: outcome });
      }),
    ];
  }

  async #rollBack(): Promise<void> {
    // Fails if the engine has already rolled back by itself, which is fine.
    await this.#thread.command('rollback').catch(() => undefined);
  }
}

const ENDING: readonly StorageFaultKind[] = ['FULL', 'UNAVAILABLE', 'DAMAGED'];

/** Whether the engine may have rolled everything back, and not only the one statement. */
function endsTransaction(error: unknown): boolean {
  return error instanceof StorageFault && ENDING.includes(error.kind);
}

function lost(): Result {
  return { error: new StorageFault('OTHER', 'A work was lost in its group.') };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

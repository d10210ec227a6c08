// The server's side of a database thread: sends the tasks of one tick together, and hands out the replies.
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/start-thread.ts';
import { StorageFault } from '../storage-fault.ts';
import type {
  ProgramAnswer,
  QueryAnswer,
  Reply,
  Request,
  SqlOnItsWay,
  Statement,
  Task,
  TaskAnswer,
  WorkerSettings,
} from './messages.ts';
import { faultOf } from './sqlite-faults.ts';

interface Waiting {
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (reason: StorageFault) => void;
}

const MAX_NUMBERED = 1000;

export class ThreadClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #numbers = new Map<string, number>();
  #outbox: Request[] = [];
  #lastId = 0;
  #dead: StorageFault | undefined;
  #damage: StorageFault | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (replies: readonly Reply[]) => this.#receive(replies));
    worker.on('error', (error) => this.#die(error.message));
    worker.on('exit', () => this.#die('The database thread has ended.'));
  }

  /** Starts a thread with its connection; throws if the database cannot be opened. */
  static async start(settings: WorkerSettings): Promise<ThreadClient> {
    const worker = startThread(new URL('./database-thread.ts', import.meta.url), { workerData: settings });
    await once(worker, 'message');
    return new ThreadClient(worker);
  }

  async query(statement: Statement): Promise<QueryAnswer> {
    const answer = await this.#send({ kind: 'query', statement });
    if ('rows' in answer) return answer;
    throw faultOf(answer);
  }

  /** Runs a statement without parameters; with `inTransaction` it fails if no transaction is open. */
  async command(sql: string, inTransaction = false): Promise<void> {
    await this.query({ sql, parameters: [], inTransaction });
  }

  async programs(programs: readonly (readonly Statement[])[]): Promise<readonly ProgramAnswer[]> {
    const sent = programs.map((program) =>
      program.map((statement) => ({ ...statement, sql: this.#shortened(statement.sql) })),
    );
    const answer = await this.#send({ kind: 'programs', programs: sent });
    if ('programs' in answer) return answer.programs;
    throw faultOf(answer);
  }

  /** What the engine said when it first met a damaged place; undefined while it met none. */
  get damage(): StorageFault | undefined {
    return this.#damage;
  }

  async close(): Promise<void> {
    if (this.#dead !== undefined) return;
    this.#flush();
    const exited = once(this.#worker, 'exit');
    this.#worker.postMessage('CLOSE');
    await exited;
  }

  #send(task: Task): Promise<TaskAnswer> {
    if (this.#dead !== undefined) return Promise.reject(this.#dead);
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      this.#outbox.push({ id: this.#lastId, task });
      if (this.#outbox.length === 1) setImmediate(() => this.#flush());
    });
  }

  /** A known text's number. Messages keep their order, so the thread gets a text before its number alone. */
  #shortened(text: string): SqlOnItsWay {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    if (this.#numbers.size >= MAX_NUMBERED) return text;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    return { text, number };
  }

  #flush(): void {
    if (this.#outbox.length === 0) return;
    this.#worker.postMessage(this.#outbox);
    this.#outbox = [];
  }

  #receive(replies: readonly Reply[]): void {
    for (const { id, answer } of replies) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#noteDamage(answer);
      waiting?.resolve(answer);
    }
  }

  #noteDamage(answer: TaskAnswer): void {
    const failed = 'programs' in answer ? answer.programs.find((program) => 'error' in program) : answer;
    if (failed === undefined || !('error' in failed)) return;
    const fault = faultOf(failed);
    if (fault.kind === 'DAMAGED') this.#damage ??= fault;
  }

  #die(reason: string): void {
    this.#dead ??= new StorageFault('UNAVAILABLE', reason);
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }
}

/**
 * The one pool of processes that parse what people sent. A person has one file parsed at a time, so that whoever
 * sends many, or a heavy one, holds up themselves and not the others.
 */
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { ParseJobName, ParseJobs } from './parse-jobs.ts';
import { ParseProcess, type ProcessLimits } from './parse-process.ts';
import type { ParseRequest } from './parse-worker.ts';

const MAX_PROCESSES = 2;
/** Files that wait, of all people together and of one; more are refused at once with UNAVAILABLE. */
const MAX_WAITING = 100;
const MAX_WAITING_OF_ONE = 20;
const RETRY_AFTER_SECONDS = 5;
const LIMITS: ProcessLimits = { timeMs: 5000, heapMb: 256 };
/** A long case is played some hundred times. */
const CASE_LIMITS: ProcessLimits = { timeMs: 60_000, heapMb: 512 };
/** The largest debriefing takes 2 s, a file of sheets with three long tasks each 13 s; beside others several times as long. */
const PDF_LIMITS: ProcessLimits = { timeMs: 60_000, heapMb: 512, refusal: 'PDF_TOO_LARGE' };

interface Waiting {
  readonly ownerId: string;
  readonly request: ParseRequest;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class ParsePool {
  readonly #free: ParseProcess[];
  readonly #owners = new Set<string>();
  readonly #waiting: Waiting[] = [];

  constructor(limits: ProcessLimits = LIMITS, processCount = MAX_PROCESSES) {
    this.#free = Array.from({ length: processCount }, () => new ParseProcess(limits));
  }

  /**
   * Parses a file in a process of its own.
   * @param ownerId the person who sent it
   * @throws what the job refuses with; TOO_LARGE when the file takes too much time or memory; UNAVAILABLE when
   *   too many files wait already
   */
  async parse<N extends ParseJobName>(
    ownerId: string,
    name: N,
    ...input: Parameters<ParseJobs[N]>
  ): Promise<Awaited<ReturnType<ParseJobs[N]>>> {
    const own = this.#waiting.filter((one) => one.ownerId === ownerId).length;
    if (this.#waiting.length >= MAX_WAITING || own >= MAX_WAITING_OF_ONE)
      throw new ApiFault('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const value = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.push({ ownerId, request: { name, input }, resolve, reject });
      this.#next();
    });
    // Safe: the worker runs the very function that the name stands for.
    return value as Awaited<ReturnType<ParseJobs[N]>>;
  }

  #next(): void {
    const at = this.#waiting.findIndex(({ ownerId }) => !this.#owners.has(ownerId));
    const free = at < 0 ? undefined : this.#free.pop();
    const [next] = free === undefined ? [] : this.#waiting.splice(at, 1);
    if (free === undefined || next === undefined) return;
    this.#owners.add(next.ownerId);
    void free
      .run(next.request)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#owners.delete(next.ownerId);
        this.#free.push(free);
        this.#next();
      });
  }
}

/** The pool of this process. */
export const parsePool = new ParsePool();

/** Plays cases: one at a time, and apart from the other, so that no formula waits for it. */
export const casePool = new ParsePool(CASE_LIMITS, 1);

/** Draws what people print: one at a time, and holds up no file. */
export const pdfPool = new ParsePool(PDF_LIMITS, 1);

// Saves an attempt: every event on the device at once, then to the server in numbered batches, one at a time.
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import type { RunClock } from '#contract/entities/attempt-trust.ts';
import type { IssuedEntry } from '#contract/simulation/log.ts';
import type { DeviceLog } from './device-log.ts';
import { makeBatch, sendable, type NumberedBatch } from './make-batch.ts';
import type { ServerClock } from './server-clock.ts';

/** Where the newest event is. TAKEN_OVER and CLOSED are final: nothing more can be saved here. */
export type SavingState = 'SERVER' | 'DEVICE' | 'WAITING' | 'TAKEN_OVER' | 'CLOSED';

/** Events that the server will never take, and its reason in the person's language. */
export interface RefusedEvents {
  readonly events: readonly AttemptEvent[];
  readonly message: string;
}

export interface BatchReceipt {
  readonly nextSequence: number;
  readonly serverNow: string;
  readonly deadline: string | null;
  /** Taken after the deadline: no contact to count from. */
  readonly late: boolean;
  /** How many prompts a teacher has given. */
  readonly prompts: number;
  /** The server's signature over what it has with this batch. */
  readonly seal: string;
}

/** What became of a batch: taken; not heard of (to be sent again); or refused for good. */
export type SendOutcome =
  | { readonly kind: 'TAKEN'; readonly receipt: BatchReceipt }
  | { readonly kind: 'UNREACHED' }
  /** Something in it can never be taken: what, shows where it is sent in smaller batches. */
  | { readonly kind: 'REFUSED'; readonly isFull: boolean; readonly message: string }
  | { readonly kind: 'GAP'; readonly expected: number }
  /** The server issued something for the run first: it goes into the log, and the batch is made anew with it. */
  | { readonly kind: 'ISSUED'; readonly issued: readonly IssuedEntry[] }
  | { readonly kind: 'TAKEN_OVER' }
  | { readonly kind: 'CLOSED' };

/** What stands in the way of an opening. */
export type OpeningRefusal = Exclude<SendOutcome, { readonly kind: 'TAKEN' | 'REFUSED' | 'ISSUED' }>;

/** What became of an opening that was asked for once more. */
export type RenewOutcome =
  | {
      readonly kind: 'RENEWED';
      readonly writer: number;
      readonly nextSequence: number;
      readonly contactAt: string;
      readonly lastHash: string | null;
      readonly seal: string;
    }
  | OpeningRefusal;

interface SaverSetup {
  readonly device: DeviceLog;
  readonly send: (batch: EventBatch) => Promise<SendOutcome>;
  readonly clock: ServerClock;
  readonly writer: number;
  readonly nextSequence: number;
  /** The content hash of the last batch that the server has. */
  readonly lastHash: string | null;
  /** The server's time when it last took something of this attempt. */
  readonly contactAt: string;
  readonly deadline: string | null;
  /** Makes sure of the writer number before anything is sent, where an answer about it was lost. */
  readonly renew?: (() => Promise<RenewOutcome>) | undefined;
  /** Monotonic ms since the attempt was opened on this device. */
  readonly elapsedMs: () => number;
  readonly onState: (state: SavingState) => void;
  readonly onReceipt?: (receipt: BatchReceipt, batch: EventBatch) => void;
  readonly onRefused?: (refused: RefusedEvents) => void;
  /** Takes what was issued into the log of its run; false: that run is not open here. */
  readonly onIssued?: (issued: readonly IssuedEntry[]) => boolean;
  /** Runs `act` after a while; gives a function that calls it off. */
  readonly later: (act: () => void, ms: number) => () => void;
}

export interface Saver {
  /**
   * Resolves once the device has it.
   * @param runClock CONTROL: the clock of the run right after these actions
   */
  add(event: AttemptEvent, runClock?: RunClock): Promise<void>;
  /** Sends all there is; true when the server has everything. */
  flush(): Promise<boolean>;
  state(): SavingState;
  /** The number this device writes under; undefined while that is yet to be made sure of. */
  writer(): number | undefined;
  stop(): void;
}

const GATHER_MS = 400;
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** One saver is the only writer of its attempt on this device. */
export function createSaver(setup: SaverSetup): Saver {
  return new AttemptSaver(setup);
}

class AttemptSaver implements Saver {
  readonly #setup: SaverSetup;
  #writer: number;
  #sequence: number;
  #lastHash: string | null;
  #renew: SaverSetup['renew'];
  #contactAt: string;
  #deadline: string | null;
  #state: SavingState = 'SERVER';
  #tries = 0;
  /** Fewer than a batch may hold while one event of a refused batch is looked for. */
  #maxEvents: number = ATTEMPT_LIMITS.batchEvents;
  #callOff: (() => void) | undefined;
  #running: Promise<boolean> | undefined;
  #appends: Promise<unknown> = Promise.resolve();

  constructor(setup: SaverSetup) {
    this.#setup = setup;
    this.#sequence = setup.nextSequence;
    this.#lastHash = setup.lastHash;
    this.#writer = setup.writer;
    this.#renew = setup.renew;
    this.#contactAt = setup.contactAt;
    this.#deadline = setup.deadline;
  }

  writer(): number | undefined {
    return this.#renew ? undefined : this.#writer;
  }

  state(): SavingState {
    return this.#state;
  }

  stop(): void {
    this.#callOff?.();
  }

  async add(event: AttemptEvent, runClock?: RunClock): Promise<void> {
    const { device, clock } = this.#setup;
    const happenedMs = Math.floor(clock.nowMs());
    const kept = this.#appends.then(() => device.append(event, happenedMs, runClock));
    this.#appends = kept.catch(() => undefined);
    await kept;
    if (this.#state === 'SERVER') this.#become('DEVICE');
    if (this.#state === 'DEVICE') this.#plan(GATHER_MS);
  }

  flush(): Promise<boolean> {
    this.#callOff?.();
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #sendAll(): Promise<boolean> {
    await this.#appends;
    if (!(await this.#isRenewed())) return false;
    for (;;) {
      if (this.#isOver()) return false;
      const made = await this.#nextBatch();
      if (!made) {
        this.#become('SERVER');
        return true;
      }
      if (!(await this.#take(await this.#setup.send(made.batch), made))) return false;
    }
  }

  async #isRenewed(): Promise<boolean> {
    if (!this.#renew || this.#isOver()) return !this.#isOver();
    const outcome = await this.#renew();
    if (outcome.kind !== 'RENEWED') {
      if (outcome.kind === 'CLOSED' || outcome.kind === 'TAKEN_OVER') this.#become(outcome.kind);
      else this.#waitAndRetry();
      return false;
    }
    this.#renew = undefined;
    this.#writer = outcome.writer;
    this.#sequence = outcome.nextSequence;
    this.#contactAt = outcome.contactAt;
    this.#lastHash = outcome.lastHash;
    const { device } = this.#setup;
    const kept = await device.attempt();
    if (kept) {
      const { startKey: _answered, ...attempt } = kept;
      const { kind: _renewed, ...known } = outcome;
      await device.keepAttempt({ ...attempt, ...known });
    }
    return true;
  }

  async #nextBatch(): Promise<NumberedBatch | undefined> {
    const { device, elapsedMs } = this.#setup;
    const onItsWay = await device.batchOnItsWay();
    if (onItsWay) return onItsWay;
    const pending = sendable(await device.pending(), this.#deadline);
    if (pending.length === 0) return undefined;
    const made = makeBatch(pending, this.#maxEvents, {
      writer: this.#writer,
      sequence: this.#sequence,
      previousHash: this.#lastHash,
      elapsedMs: elapsedMs(),
      contactAt: this.#contactAt,
    });
    await device.keepBatch(made.batch, made.lastKey);
    return made;
  }

  /** Whether to go on with the next batch. */
  async #take(outcome: SendOutcome, made: NumberedBatch): Promise<boolean> {
    switch (outcome.kind) {
      case 'TAKEN':
        await this.#acknowledge(outcome.receipt, made);
        return true;
      case 'GAP':
        return this.#renumber(made, outcome.expected);
      case 'REFUSED':
        await this.#isolate(outcome, made);
        return true;
      case 'ISSUED':
        return this.#withIssued(outcome.issued);
      case 'UNREACHED':
        this.#waitAndRetry();
        return false;
      case 'TAKEN_OVER':
      case 'CLOSED':
        this.#become(outcome.kind);
        return false;
    }
  }

  async #acknowledge(receipt: BatchReceipt, { batch, lastKey }: NumberedBatch): Promise<void> {
    const { nextSequence, serverNow, seal } = receipt;
    const lastHash = batch.contentHash;
    if (!receipt.late) this.#contactAt = serverNow;
    await this.#setup.device.acknowledge(lastKey, {
      nextSequence,
      serverNow,
      contactAt: this.#contactAt,
      deviceMs: Date.now(),
      lastHash,
      seal,
    });
    this.#sequence = nextSequence;
    this.#lastHash = lastHash;
    this.#deadline = receipt.deadline;
    this.#tries = 0;
    this.#setup.clock.hear(serverNow);
    this.#setup.onReceipt?.(receipt, batch);
  }

  /**
   * Half as many events are sent next, until the one that is refused stands alone; it is left out, so that
   * what came after it is not held up. Where there is no more room, all that waits is left out.
   */
  async #isolate(
    { isFull, message }: SendOutcome & { readonly kind: 'REFUSED' },
    { batch, lastKey }: NumberedBatch,
  ): Promise<void> {
    const { device } = this.#setup;
    const count = batch.events.length;
    if (count > 1) {
      this.#maxEvents = Math.floor(count / 2);
      await device.dropBatch();
      return;
    }
    const pending = await device.pending();
    const upTo = isFull ? (pending.at(-1)?.key ?? lastKey) : lastKey;
    const events = pending.filter(({ key }) => key <= upTo).map((stored) => stored.event);
    await device.dropRefused(upTo);
    this.#maxEvents = ATTEMPT_LIMITS.batchEvents;
    this.#setup.onRefused?.({ events, message });
  }

  /** The server expects another number: what it never got is sent under that one. */
  async #renumber(made: NumberedBatch, expected: number): Promise<boolean> {
    this.#tries += 1;
    if (this.#tries > RETRY_MS.length) return false;
    this.#sequence = expected;
    const batch = { ...made.batch, sequence: expected, writer: this.#writer };
    await this.#setup.device.keepBatch(batch, made.lastKey);
    return true;
  }

  /** The same actions once more, with what was issued after them; later where it can't be taken into the log now. */
  async #withIssued(issued: readonly IssuedEntry[]): Promise<boolean> {
    this.#tries += 1;
    const isTaken = this.#tries <= RETRY_MS.length && this.#setup.onIssued?.(issued) === true;
    await this.#setup.device.dropBatch();
    await this.#appends;
    if (!isTaken) this.#waitAndRetry();
    return isTaken;
  }

  #waitAndRetry(): void {
    this.#become('WAITING');
    this.#plan(RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)] ?? GATHER_MS);
    this.#tries += 1;
  }

  #isOver(): boolean {
    return this.#state === 'TAKEN_OVER' || this.#state === 'CLOSED';
  }

  #become(next: SavingState): void {
    if (this.#isOver() || next === this.#state) return;
    this.#state = next;
    this.#setup.onState(next);
  }

  #plan(ms: number): void {
    this.#callOff?.();
    this.#callOff = this.#setup.later(() => void this.flush(), ms);
  }
}

// Saves an attempt: every event on the device at once, then to the server in numbered batches, one at a time.
import type { AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import { hashState } from '#machines/kit/hash.ts';
import { coalesce } from './coalesce.ts';
import type { DeviceLog, StoredEvent } from './device-log.ts';
import type { ServerClock } from './server-clock.ts';

/** Where the newest event is. TAKEN_OVER and CLOSED are final: nothing more can be saved here. */
export type SavingState = 'SERVER' | 'DEVICE' | 'WAITING' | 'TAKEN_OVER' | 'CLOSED';

export interface BatchReceipt {
  readonly nextSequence: number;
  readonly serverNow: string;
  readonly deadline: string | null;
}

/** What became of a batch: taken; not heard of (to be sent again); or refused for good. */
export type SendOutcome =
  | { readonly kind: 'TAKEN'; readonly receipt: BatchReceipt }
  | { readonly kind: 'UNREACHED' }
  | { readonly kind: 'GAP'; readonly expected: number }
  | { readonly kind: 'TAKEN_OVER' }
  | { readonly kind: 'CLOSED' };

export interface SaverSetup {
  readonly device: DeviceLog;
  readonly send: (batch: EventBatch) => Promise<SendOutcome>;
  readonly clock: ServerClock;
  readonly writer: number;
  readonly nextSequence: number;
  /** Monotonic ms since the attempt was opened on this device. */
  readonly elapsedMs: () => number;
  readonly onState: (state: SavingState) => void;
  readonly onReceipt?: (receipt: BatchReceipt) => void;
  /** Runs `act` after a while; gives a function that calls it off. */
  readonly later: (act: () => void, ms: number) => () => void;
}

export interface Saver {
  /** Resolves once the device has it. */
  add(event: AttemptEvent): Promise<void>;
  /** Sends all there is; true when the server has everything. */
  flush(): Promise<boolean>;
  state(): SavingState;
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
  #sequence: number;
  #state: SavingState = 'SERVER';
  #tries = 0;
  #callOff: (() => void) | undefined;
  #running: Promise<boolean> | undefined;
  #appends: Promise<unknown> = Promise.resolve();

  constructor(setup: SaverSetup) {
    this.#setup = setup;
    this.#sequence = setup.nextSequence;
  }

  state(): SavingState {
    return this.#state;
  }

  stop(): void {
    this.#callOff?.();
  }

  async add(event: AttemptEvent): Promise<void> {
    const kept = this.#appends.then(() => this.#setup.device.append(event));
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

  async #nextBatch(): Promise<NumberedBatch | undefined> {
    const { device, writer, clock, elapsedMs } = this.#setup;
    const onItsWay = await device.batchOnItsWay();
    if (onItsWay) return onItsWay;
    const pending = await device.pending();
    if (pending.length === 0) return undefined;
    const made = makeBatch(pending, { writer, sequence: this.#sequence, elapsedMs: elapsedMs(), clock });
    await device.keepBatch(made.batch, made.lastKey);
    return made;
  }

  /** Whether to go on with the next batch. */
  async #take(outcome: SendOutcome, made: NumberedBatch): Promise<boolean> {
    switch (outcome.kind) {
      case 'TAKEN':
        await this.#acknowledge(outcome.receipt, made.lastKey);
        return true;
      case 'GAP':
        return this.#renumber(made, outcome.expected);
      case 'UNREACHED':
        this.#waitAndRetry();
        return false;
      case 'TAKEN_OVER':
      case 'CLOSED':
        this.#become(outcome.kind);
        return false;
    }
  }

  async #acknowledge(receipt: BatchReceipt, lastKey: number): Promise<void> {
    await this.#setup.device.acknowledge(lastKey, receipt.nextSequence);
    this.#sequence = receipt.nextSequence;
    this.#tries = 0;
    this.#setup.clock.hear(receipt.serverNow);
    this.#setup.onReceipt?.(receipt);
  }

  /** The server expects another number: what it never got is sent under that one. */
  async #renumber(made: NumberedBatch, expected: number): Promise<boolean> {
    this.#tries += 1;
    if (this.#tries > RETRY_MS.length) return false;
    this.#sequence = expected;
    const batch = { ...made.batch, sequence: expected, writer: this.#setup.writer };
    await this.#setup.device.keepBatch(batch, made.lastKey);
    return true;
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

interface NumberedBatch {
  readonly batch: EventBatch;
  readonly lastKey: number;
}

interface BatchStamp {
  readonly writer: number;
  readonly sequence: number;
  readonly elapsedMs: number;
  readonly clock: ServerClock;
}

function makeBatch(pending: readonly StoredEvent[], stamp: BatchStamp): NumberedBatch {
  const { events, taken } = coalesce(pending.map((stored) => stored.event));
  const batch = {
    writer: stamp.writer,
    sequence: stamp.sequence,
    contentHash: hashState(events),
    elapsedMs: Math.floor(stamp.elapsedMs),
    sinceContactMs: stamp.clock.sinceContactMs(),
    events: [...events],
  };
  return { batch, lastKey: pending[taken - 1]?.key ?? 0 };
}

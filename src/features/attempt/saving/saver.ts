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
  const { device, clock } = setup;
  let sequence = setup.nextSequence;
  let state: SavingState = 'SERVER';
  let tries = 0;
  let callOff: (() => void) | undefined;
  let running: Promise<boolean> | undefined;
  let appends: Promise<unknown> = Promise.resolve();

  const isOver = () => state === 'TAKEN_OVER' || state === 'CLOSED';

  function become(next: SavingState): void {
    if (isOver() || next === state) return;
    state = next;
    setup.onState(next);
  }

  function plan(ms: number): void {
    callOff?.();
    callOff = setup.later(() => void flush(), ms);
  }

  async function nextBatch(): Promise<{ batch: EventBatch; lastKey: number } | undefined> {
    const onItsWay = await device.batchOnItsWay();
    if (onItsWay) return onItsWay;
    const pending = await device.pending();
    if (pending.length === 0) return undefined;
    const made = makeBatch(pending, { writer: setup.writer, sequence, elapsedMs: setup.elapsedMs(), clock });
    await device.keepBatch(made.batch, made.lastKey);
    return made;
  }

  async function take(outcome: SendOutcome, made: { batch: EventBatch; lastKey: number }): Promise<boolean> {
    if (outcome.kind === 'TAKEN') {
      await device.acknowledge(made.lastKey, outcome.receipt.nextSequence);
      sequence = outcome.receipt.nextSequence;
      tries = 0;
      clock.hear(outcome.receipt.serverNow);
      setup.onReceipt?.(outcome.receipt);
      return true;
    }
    if (outcome.kind === 'GAP') return renumber(made, outcome.expected);
    if (outcome.kind === 'UNREACHED') waitAndRetry();
    else become(outcome.kind);
    return false;
  }

  /** The server expects another number: what it never got is sent under that one. */
  async function renumber(made: { batch: EventBatch; lastKey: number }, expected: number): Promise<boolean> {
    tries += 1;
    if (tries > RETRY_MS.length) return false;
    sequence = expected;
    await device.keepBatch({ ...made.batch, sequence: expected, writer: setup.writer }, made.lastKey);
    return true;
  }

  function waitAndRetry(): void {
    become('WAITING');
    plan(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 15_000);
    tries += 1;
  }

  async function sendAll(): Promise<boolean> {
    await appends;
    for (;;) {
      if (isOver()) return false;
      const made = await nextBatch();
      if (!made) {
        become('SERVER');
        return true;
      }
      if (!(await take(await setup.send(made.batch), made))) return false;
    }
  }

  async function flush(): Promise<boolean> {
    callOff?.();
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    async add(event) {
      const kept = appends.then(() => device.append(event));
      appends = kept.catch(() => undefined);
      await kept;
      if (state === 'SERVER') become('DEVICE');
      if (state === 'DEVICE') plan(GATHER_MS);
    },
    flush,
    state: () => state,
    stop: () => callOff?.(),
  };
}

interface BatchStamp {
  readonly writer: number;
  readonly sequence: number;
  readonly elapsedMs: number;
  readonly clock: ServerClock;
}

function makeBatch(pending: readonly StoredEvent[], stamp: BatchStamp): { batch: EventBatch; lastKey: number } {
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

// A device whose tab can be killed and whose network can be cut: the page's own saving on a lasting disk.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempt, AttemptStanding, EventBatch } from '#contract/entities/attempt.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { AttemptServer, WantedAttempt } from '#src/features/attempt/saving/attempt-ports.ts';
import type { AttemptDevice, DeviceLog } from '#src/features/attempt/saving/device-log.ts';
import { createMemoryLog } from '#src/features/attempt/saving/memory-log.ts';
import { openAttempt, type OpenedAttempt } from '#src/features/attempt/saving/open-attempt.ts';
import { createSaver, type BatchReceipt, type Saver } from '#src/features/attempt/saving/saver.ts';
import { outcomeOfRefusal } from '#src/features/attempt/saving/batch-refusal.ts';
import { createServerClock, type ServerClock } from '#src/features/attempt/saving/server-clock.ts';

/** Makes an API call as the person; rejects with a TypeError if there is no response. */
export type Ask = <T>(method: string, path: string, body?: unknown) => Promise<T>;

const REOPEN_MS = 100;
const FLUSH_LIMIT_MS = 2000;
/** Shortens the saver's pauses, which a person waits for but a test need not. */
const HASTE = 20;

interface Tab {
  readonly attempt: Attempt;
  readonly saver: Saver;
  readonly clock: ServerClock;
}

export class FaultyDevice {
  readonly #ask: Ask;
  readonly #wanted: WantedAttempt;
  readonly #disk = new Map<string, DeviceLog>();
  #tab: Tab | undefined;
  #deadline: string | null = null;
  #generation = 0;
  #isOnline = true;
  #isClosed = false;
  #isTabAlive = false;
  #lastRefusal = '';
  #typed = 0;
  /** The number of the newest text that the server has acknowledged. */
  acknowledged = 0;
  /** The number of the newest text stored on the device before the deadline, by the server's clock. */
  inTime = 0;

  constructor(ask: Ask, wanted: WantedAttempt) {
    this.#ask = ask;
    this.#wanted = wanted;
  }

  get typed(): number {
    return this.#typed;
  }

  get attemptId(): string {
    return this.#tab?.attempt.id ?? '';
  }

  get remainingMs(): number {
    return this.#deadline === null ? Infinity : (this.#tab?.clock.remainingMs(this.#deadline) ?? Infinity);
  }

  /** A description for failure messages. */
  get state(): string {
    return `${this.attemptId} is ${this.#tab?.saver.state()}, writer ${this.#tab?.saver.writer()}; ${this.#lastRefusal}`;
  }

  /** Whether the attempt has been closed by the server. */
  get isClosed(): boolean {
    return this.#isClosed || this.#tab?.saver.state() === 'CLOSED';
  }

  /** Tries until the attempt is open, or until the tab is killed. */
  async openTab(): Promise<void> {
    this.#generation += 1;
    const own = this.#generation;
    while (this.#generation === own) {
      try {
        const ports = { device: this.#device(), server: this.#server(own), newKey: randomUUID };
        const opened = await openAttempt(ports, this.#wanted);
        if (opened.isClosed) this.#isClosed = true;
        else this.#run(opened, own);
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'ATTEMPT_CLOSED' && this.#tab === undefined) {
          // Its time ran out before the response to the start came, so nothing was done in it.
          this.#isClosed = true;
          return;
        }
        if (error.code !== 'NETWORK') throw error;
        await delay(REOPEN_MS);
      }
    }
  }

  /** Stops everything in the tab: no response arrives any more, nothing more is sent. */
  killTab(): void {
    this.#generation += 1;
    this.#tab?.saver.stop();
    this.#isTabAlive = false;
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    if (isOnline && this.#isTabAlive) void this.#tab?.saver.flush();
  }

  /** Types one more text, which counts once the device has stored it. */
  async type(): Promise<void> {
    const tab = this.#tab;
    if (!tab || !this.#isTabAlive) return;
    const isInTime = this.remainingMs > 0;
    const number = this.#typed + 1;
    this.#typed = number;
    await tab.saver.add({
      // Events of this kind are stored one by one, however many are sent together.
      type: 'HINT',
      taskId: tab.attempt.tasks[0]?.id ?? '',
      at: number,
    });
    if (isInTime) this.inTime = number;
  }

  /** Whether the server has everything; also false if the tab was killed in the meantime. */
  async flush(): Promise<boolean> {
    const flushed = this.#tab?.saver.flush() ?? false;
    return Promise.race([flushed, delay(FLUSH_LIMIT_MS, false)]);
  }

  #run({ attempt, device, renew }: OpenedAttempt, own: number): void {
    const clock = createServerClock(attempt.serverNow, () => performance.now());
    const server = this.#server(own);
    this.#deadline = attempt.deadline;
    const saver = createSaver({
      device,
      send: (batch) => server.send(attempt.id, batch),
      clock,
      writer: attempt.writer,
      nextSequence: attempt.nextSequence,
      lastHash: attempt.lastHash,
      contactAt: attempt.contactAt,
      deadline: attempt.deadline,
      renew,
      elapsedMs: () => 0,
      onState: () => undefined,
      onReceipt: ({ deadline }) => {
        this.#deadline = deadline;
      },
      later: (act, ms) => {
        const timer = setTimeout(act, ms / HASTE);
        return () => clearTimeout(timer);
      },
    });
    this.#tab = { attempt, clock, saver };
    this.#isTabAlive = true;
    void saver.flush();
  }

  #device(): AttemptDevice {
    return {
      attempts: async () => {
        const kept = await Promise.all([...this.#disk.values()].map((log) => log.attempt()));
        return kept.filter((attempt) => attempt !== undefined);
      },
      log: (attemptId) => {
        const log = this.#disk.get(attemptId) ?? createMemoryLog();
        this.#disk.set(attemptId, log);
        return log;
      },
    };
  }

  #server(own: number): AttemptServer {
    return {
      start: ({ workId, mode }, writerKey) =>
        this.#call(own, () =>
          this.#ask<Attempt>('POST', `/works/${workId}/completed-work`, { type: mode, writerKey }),
        ),
      standing: (attemptId) =>
        this.#call(own, () => this.#ask<AttemptStanding>('GET', `/completed-work/${attemptId}/standing`)),
      send: async (attemptId, batch) => {
        try {
          const path = `/completed-work/${attemptId}/events`;
          const receipt = await this.#call(own, () => this.#ask<BatchReceipt>('POST', path, batch));
          this.acknowledged = Math.max(this.acknowledged, newestIn(batch));
          return { kind: 'TAKEN', receipt };
        } catch (error) {
          return outcomeOfRefusal(error);
        }
      },
    };
  }

  /** If the network is cut, a call is not made or its response is lost; a killed tab gets none. */
  async #call<T>(own: number, make: () => Promise<T>): Promise<T> {
    try {
      await this.#unlessKilled(own, undefined);
      this.#failWhenOffline();
      const answer = await make();
      this.#failWhenOffline();
      return await this.#unlessKilled(own, answer);
    } catch (error) {
      await this.#unlessKilled(own, undefined);
      this.#lastRefusal = String(error);
      if (error instanceof ApiError) throw error;
      throw new ApiError({ status: 0, code: 'NETWORK', message: String(error) });
    }
  }

  #failWhenOffline(): void {
    if (!this.#isOnline) throw new TypeError('The network is cut.');
  }

  async #unlessKilled<T>(own: number, value: T): Promise<T> {
    return this.#generation === own ? value : new Promise<never>(() => undefined);
  }
}

function newestIn({ events }: EventBatch): number {
  const last = events.at(-1);
  return last !== undefined && 'answer' in last ? Number(last.answer) : 0;
}

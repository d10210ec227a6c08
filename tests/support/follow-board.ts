// A board as its page holds it, without a browser: the same reading of the stream, over any address.
import { setTimeout as delay } from 'node:timers/promises';
import type { BoardEvent, BoardRow } from '#contract/entities/control.ts';
import { boardWith, type HeldBoard } from '#src/features/control-events/board/held-board.ts';
import { eventsIn } from '#src/lib/api/stream-events.ts';

const AGAIN_MS = 100;

interface Followed {
  readonly url: string;
  readonly executionId: string;
  /** Asked for at each opening. */
  readonly token: () => Promise<string>;
  readonly onRows?: (rows: readonly BoardRow[]) => void;
}

export class FollowedBoard {
  readonly #followed: Followed;
  #cut = new AbortController();
  #isStopped = false;
  #running: Promise<void> | undefined;
  held: HeldBoard | undefined;
  /** How often the stream was opened. */
  openings = 0;

  constructor(followed: Followed) {
    this.#followed = followed;
  }

  start(): this {
    this.#isStopped = false;
    this.#running = this.#follow();
    return this;
  }

  /** @param forgets a page that is opened anew knows nothing of the one before */
  async stop({ forgets = false } = {}): Promise<void> {
    this.#isStopped = true;
    this.#cut.abort();
    await this.#running;
    if (forgets) this.held = undefined;
  }

  async #follow(): Promise<void> {
    while (!this.#isStopped) {
      this.#cut = new AbortController();
      await this.#read(this.#cut.signal).catch(() => undefined);
      if (!this.#isStopped) await delay(AGAIN_MS);
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { url, executionId, token } = this.#followed;
    const after = this.held === undefined ? '' : `?after=${this.held.number}`;
    const headers = { authorization: `Bearer ${await token()}` };
    const response = await fetch(`${url}/api/v1/execution-work/${executionId}/live${after}`, {
      headers,
      signal,
    });
    if (!response.ok || response.body === null) return;
    this.openings += 1;
    let text = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const { events, left } = eventsIn(text + part);
      text = left;
      for (const { data } of events) this.#take(data as BoardEvent);
    }
  }

  #take(event: BoardEvent): void {
    this.held = boardWith(this.held, event, performance.now());
    this.#followed.onRows?.(event.rows);
  }
}

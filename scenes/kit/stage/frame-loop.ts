// Draws only on request: a still scene costs nothing.
import { Ticker } from 'pixi.js';

const MAX_STEP_MS = 100;

export class FrameLoop {
  /** Frames run since the start. */
  count = 0;
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the next frame was postponed. */
  #pausedMs = 0;
  #lastAt: number | undefined;
  readonly #frame: (elapsedMs: number) => boolean | number;

  /** `frame` draws; it returns whether something still moves, or in how many ms the picture will change. */
  constructor(frame: (elapsedMs: number) => boolean | number) {
    this.#frame = frame;
  }

  /** Requests one more frame; repeated calls before it have no further effect. */
  wake(): void {
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#run);
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#timer);
    this.#request = 0;
    this.#lastAt = undefined;
  }

  readonly #run = (at: number): void => {
    this.#request = 0;
    clearTimeout(this.#timer);
    const longestMs = MAX_STEP_MS + this.#pausedMs;
    const elapsedMs = this.#lastAt === undefined ? 16 : Math.min(longestMs, at - this.#lastAt);
    const next = this.#frame(elapsedMs);
    // Pixi's own ticker is stopped, so its upkeep (such as freeing unused pictures) runs along with our
    // frames.
    Ticker.system.update(performance.now());
    this.count += 1;
    this.#lastAt = next === false ? undefined : at;
    this.#pausedMs = typeof next === 'number' ? next : 0;
    if (next === true) this.wake();
    else if (next !== false) this.#timer = setTimeout(() => this.wake(), next);
  };
}

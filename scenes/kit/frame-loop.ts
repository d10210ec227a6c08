// Draws only when something asks for it: a still scene costs nothing.
import { Ticker } from 'pixi.js';

export interface FrameStats {
  /** Frames drawn since the start. */
  readonly framesDrawn: number;
  /** Script time of the latest frames in ms, newest last. */
  readonly scriptMs: readonly number[];
}

const KEPT = 600;
const LONGEST_STEP_MS = 100;

export class FrameLoop {
  framesDrawn = 0;
  readonly scriptMs: number[] = [];
  private request = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the next frame was put off. */
  private pausedMs = 0;
  private lastAt: number | undefined;
  private readonly frame: (elapsedMs: number) => boolean | number;

  /** `frame` draws, and says whether something still moves, or in how many ms something will look different. */
  constructor(frame: (elapsedMs: number) => boolean | number) {
    this.frame = frame;
  }

  /** Asks for one frame more; any number of times before it comes. */
  wake(): void {
    if (this.request === 0) this.request = requestAnimationFrame(this.run);
  }

  stop(): void {
    cancelAnimationFrame(this.request);
    clearTimeout(this.timer);
    this.request = 0;
    this.lastAt = undefined;
  }

  private readonly run = (at: number): void => {
    this.request = 0;
    clearTimeout(this.timer);
    const longestMs = LONGEST_STEP_MS + this.pausedMs;
    const elapsedMs = this.lastAt === undefined ? 16 : Math.min(longestMs, at - this.lastAt);
    const begun = performance.now();
    const next = this.frame(elapsedMs);
    // Pixi's own ticker stands still: what it tends (pictures not used for long) is seen to while something is drawn.
    Ticker.system.update(begun);
    this.scriptMs.push(performance.now() - begun);
    if (this.scriptMs.length > KEPT) this.scriptMs.shift();
    this.framesDrawn += 1;
    this.lastAt = next === false ? undefined : at;
    this.pausedMs = typeof next === 'number' ? next : 0;
    if (next === true) this.wake();
    else if (next !== false) this.timer = setTimeout(() => this.wake(), next);
  };
}

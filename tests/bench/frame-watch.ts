// Measures a page's frames from outside with Chromium's trace, so that everything in a frame counts.
import type { Browser, Page } from 'playwright-core';

export interface Frame {
  /** CPU time of the page's thread in the scripts of a frame, without other load on the machine. */
  readonly scriptMs: number;
  /** The same in wall-clock time. */
  readonly wallMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** In microseconds: wall-clock time, and time of the thread. */
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline'];
/** Callbacks closer together than this belong to one frame. */
const SAME_FRAME_US = 1000;
const POLL_MS = 40;

/** Counts all callbacks of requestAnimationFrame. */
const COUNTER = `
  globalThis.watched = { count: 0, lastMs: 0 };
  const own = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => own((at) => {
    globalThis.watched.count += 1;
    globalThis.watched.lastMs = performance.now();
    callback(at);
  });
`;

/** Must be called before the page is opened. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript({ content: COUNTER });
}

interface Counted {
  readonly watched: { readonly count: number; readonly lastMs: number };
}

/** How many frames have run a script since the page was opened. */
export async function framesSoFar(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Counted).watched.count);
}

/** Waits until no frame has run a script for `pauseMs`. */
export async function untilStill(page: Page, pauseMs: number): Promise<void> {
  const stillMs = (): Promise<number> =>
    page.evaluate(() => performance.now() - (globalThis as unknown as Counted).watched.lastMs);
  while ((await stillMs()) < pauseMs) await page.waitForTimeout(POLL_MS);
}

function framesOf(trace: readonly TraceEvent[]): readonly Frame[] {
  const callbacks = trace
    .filter(({ name, dur }) => name === 'FireAnimationFrame' && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts);
  const frames: { scriptMs: number; wallMs: number }[] = [];
  let endUs = Number.NEGATIVE_INFINITY;
  for (const { ts, dur = 0, tdur } of callbacks) {
    if (tdur === undefined) throw new Error('The trace has no times of threads.');
    const last = frames.at(-1);
    const [scriptMs, wallMs] = [tdur / 1000, dur / 1000];
    if (last && ts - endUs < SAME_FRAME_US) {
      last.scriptMs += scriptMs;
      last.wallMs += wallMs;
    } else frames.push({ scriptMs, wallMs });
    endUs = ts + dur;
  }
  return frames;
}

/** All frames that run a script during an action. */
export async function framesWhile(
  browser: Browser,
  page: Page,
  done: () => Promise<void>,
): Promise<readonly Frame[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await done();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return framesOf(trace.traceEvents);
}

/** The value below which this share of the values lies. */
export function centile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

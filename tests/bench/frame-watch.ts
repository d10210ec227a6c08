/** Measures a page's frames from outside, by Chromium's own trace: whatever the page does in a frame is in it. */
import type { Browser, Page } from 'playwright-core';

export interface Frame {
  /** What the page's thread spent on the scripts of a frame: other work of the machine is not in it. */
  readonly scriptMs: number;
  /** The same by the clock on the wall. */
  readonly wallMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** Microseconds by the clock, and of the thread. */
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline'];
/** Callbacks that follow each other within this belong to one frame. */
const SAME_FRAME_US = 1000;
const POLL_MS = 40;

/** Counts callbacks of requestAnimationFrame, whoever asks for them. */
const COUNTER = `
  globalThis.watched = { count: 0, lastMs: 0 };
  const own = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => own((at) => {
    globalThis.watched.count += 1;
    globalThis.watched.lastMs = performance.now();
    callback(at);
  });
`;

/** To be called before the page is opened. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript({ content: COUNTER });
}

interface Counted {
  readonly watched: { readonly count: number; readonly lastMs: number };
}

/** How many frames ran a script since the page was opened. */
export async function framesSoFar(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Counted).watched.count);
}

/** Waits until no frame has run a script for so long. */
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

/** All frames that run a script while something is done. */
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

/** The value below which this share of them lies. */
export function centile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

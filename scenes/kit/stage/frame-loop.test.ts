// A loop requests frames only while something moves, and waits for what is due later.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameLoop } from './frame-loop.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: (at: number) => void) =>
    setTimeout(() => run(performance.now()), FRAME_MS),
  );
  vi.stubGlobal('cancelAnimationFrame', (request: ReturnType<typeof setTimeout>) => clearTimeout(request));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a loop', () => {
  it.each([
    ['nothing moves', false, 1],
    ['something moves', true, 62],
    ['something changes in 200 ms', 200, 5],
  ] as const)('while %s', (_, next, frames) => {
    const elapsed: number[] = [];
    const loop = new FrameLoop((ms) => {
      elapsed.push(ms);
      return next;
    });
    loop.wake();
    vi.advanceTimersByTime(1000);
    loop.stop();
    expect(elapsed).toHaveLength(frames);
  });

  it('counts the time that it waited', () => {
    const elapsed: number[] = [];
    const loop = new FrameLoop((ms) => {
      elapsed.push(Math.round(ms));
      return 600;
    });
    loop.wake();
    vi.advanceTimersByTime(700);
    loop.stop();
    expect(elapsed).toEqual([16, 616]);
  });

  it('comes at once when it is woken meanwhile, and draws no more when it is stopped', () => {
    const frame = vi.fn(() => 600);
    const loop = new FrameLoop(frame);
    loop.wake();
    vi.advanceTimersByTime(FRAME_MS);
    loop.wake();
    vi.advanceTimersByTime(FRAME_MS);
    expect(frame).toHaveBeenCalledTimes(2);
    loop.stop();
    vi.advanceTimersByTime(5000);
    expect(frame).toHaveBeenCalledTimes(2);
  });
});

import { describe, expect, it } from 'vitest';
import { clockLeftMs } from './rehearsal-clock.ts';

const RUN = { startedAt: '2026-03-01T08:00:00.000Z' };

describe('the clock of a rehearsal', () => {
  it.each([
    ['at once', '2026-03-01T08:00:00.000Z', 600_000],
    ['five minutes later', '2026-03-01T08:05:00.000Z', 300_000],
    ['a day later', '2026-03-02T08:00:00.000Z', 0],
    ['on a clock that was set back', '2026-03-01T07:00:00.000Z', 600_000],
  ])('%s', (_name, at, leftMs) => {
    expect(clockLeftMs({ timeLimitMs: 600_000 }, { mode: 'CONTROL' }, RUN, Date.parse(at))).toBe(leftMs);
  });

  it('is none in training, and none where the case has no limit', () => {
    expect(clockLeftMs({ timeLimitMs: 600_000 }, { mode: 'TRAINING' }, RUN, 0)).toBeNull();
    expect(clockLeftMs({ timeLimitMs: null }, { mode: 'CONTROL' }, RUN, 0)).toBeNull();
  });
});

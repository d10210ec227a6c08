import { describe, expect, test } from 'vitest';
import {
  controlDeadlineMs,
  MAX_PAUSE_MS,
  personalEndMs,
  plannedMs,
  type ControlTerms,
} from './control-time.ts';

const MINUTE = 60_000;
const at = (minute: number): number => minute * MINUTE;
const pause = (from: number, until: number | null) => ({
  fromMs: at(from),
  untilMs: until === null ? null : at(until),
});

/** From minute 0 to minute 100, 40 minutes for the work. */
const TERMS: ControlTerms = {
  startMs: 0,
  endMs: at(100),
  minutes: 40,
  extraPercent: 0,
  extraMinutes: 0,
  incidentMs: 0,
  pauses: [],
};

describe('the deadline of an attempt', () => {
  test.each<[string, Partial<ControlTerms>, number, number]>([
    ['the time for the work', {}, 10, 50],
    ['the end of the event, for who begins late', {}, 80, 100],
    ['a share more', { extraPercent: 25 }, 10, 60],
    ['a share more after the end, for who begins late', { extraPercent: 25 }, 80, 110],
    ['a share and minutes more', { extraPercent: 50, extraMinutes: 5 }, 10, 75],
    ['what was given while it ran', { incidentMs: at(7) }, 80, 107],
    ['a pause', { pauses: [pause(20, 26)] }, 10, 56],
    ['two pauses', { pauses: [pause(20, 26), pause(30, 31)] }, 10, 57],
    ['a pause before the beginning moves the end alone', { pauses: [pause(5, 9)] }, 10, 50],
    ['such a pause for who begins late', { pauses: [pause(5, 9)] }, 80, 104],
    ['a pause that the beginning falls into', { pauses: [pause(5, 15)] }, 10, 55],
    ['a window of one’s own', { startMs: at(200), endMs: at(230) }, 205, 230],
    ['all of it', { extraPercent: 10, extraMinutes: 1, incidentMs: at(2), pauses: [pause(20, 23)] }, 10, 60],
  ])('%s', (_what, terms, startedAt, deadline) => {
    expect(controlDeadlineMs({ ...TERMS, ...terms }, at(startedAt))).toBe(at(deadline));
  });

  test('a pause under way counts as long as it may last, and no longer', () => {
    expect(controlDeadlineMs({ ...TERMS, pauses: [pause(20, null)] }, at(10))).toBe(at(50) + MAX_PAUSE_MS);
    expect(personalEndMs({ ...TERMS, pauses: [pause(20, 9000)] })).toBe(at(100) + MAX_PAUSE_MS);
  });

  test('is never after the personal end', () => {
    for (let startedAt = 0; startedAt < 130; startedAt += 1)
      for (const extraPercent of [0, 33, 100]) {
        const terms = { ...TERMS, extraPercent, pauses: [pause(20, 25), pause(60, 61)] };
        expect(controlDeadlineMs(terms, at(startedAt))).toBeLessThanOrEqual(personalEndMs(terms));
      }
  });
});

test('a share of the time is given in whole seconds', () => {
  expect(plannedMs({ ...TERMS, minutes: 1, extraPercent: 33 })).toBe(20_000);
});

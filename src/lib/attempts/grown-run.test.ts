import { expect, test } from 'vitest';
import type { SceneNow } from '#contract/entities/control.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { grownRun } from './grown-run.ts';

// Only their number matters here.
const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from }, (_, at) => ({ seq: from + at + 1 }) as LogEntry);

const WHOLE: SceneNow = {
  asOf: '2026-11-26T10:00:00.000Z',
  user: { id: 'u', fullName: 'Анна', group: null },
  attemptId: 'a',
  taskId: 't',
  startedAt: '2026-11-26T09:00:00.000Z',
  isRunning: true,
  run: 'a t 0',
  simulation: {
    simulation: 'ROOM',
    codeVersion: 1,
    caseId: 'c',
    caseRevision: 1,
    rulesetId: 'r',
    rulesetRevision: 1,
    seed: 1,
    ruleset: {},
    play: {},
  },
  from: 0,
  entries: entries(0, 4),
};
const more = (change: Partial<SceneNow>): SceneNow => ({
  ...WHOLE,
  simulation: null,
  from: 4,
  entries: [],
  ...change,
});

test('grows by what came since, and stays the same object when nothing did', () => {
  const known = grownRun(undefined, WHOLE);
  expect(known?.replay.entries).toHaveLength(4);
  const grown = grownRun(known, more({ entries: entries(4, 6) }));
  expect(grown?.replay.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  const still = grownRun(grown, more({ from: 6, isRunning: false, asOf: '2026-11-26T10:00:02.000Z' }));
  expect(still?.replay).toBe(grown?.replay);
  expect([still?.isRunning, still?.asOf]).toEqual([false, '2026-11-26T10:00:02.000Z']);
});

test('what does not go on from what is here is asked for anew', () => {
  const known = grownRun(undefined, WHOLE);
  expect(grownRun(undefined, more({}))).toBeUndefined();
  expect(grownRun(known, more({ from: 3 }))).toBeUndefined();
  expect(grownRun(known, more({ run: 'a t 1' }))).toBeUndefined();
  expect(grownRun(known, { ...WHOLE, run: 'a t 1', entries: [] })?.replay.entries).toEqual([]);
});

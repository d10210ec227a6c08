import { describe, expect, test } from 'vitest';
import { drawTasks, type DrawnTask } from './draw-tasks.ts';

const ALL = { targetMark: null };
const NO_TOPICS: ReadonlySet<string> = new Set();
const tasks = (...scores: readonly number[]): (DrawnTask & { id: number })[] =>
  scores.map((maxScore, id) => ({
    id,
    maxScore,
    modes: ['TRAINING', 'SELFCONTROL', 'CONTROL'],
    topicIds: NO_TOPICS,
  }));

describe('a draw by mark', () => {
  test.each([
    { name: 'an exact subset', scores: [5, 3, 8, 4], target: 12, total: 12, exact: true },
    { name: 'the nearest below', scores: [5, 5, 5], target: 12, total: 10, exact: false },
    { name: 'decimals', scores: [0.5, 1.25, 2.25], target: 2.75, total: 2.75, exact: true },
    { name: 'more than there is', scores: [1, 2], target: 10, total: 3, exact: false },
    { name: 'nothing fits', scores: [7], target: 5, total: 0, exact: false },
    { name: 'no target', scores: [1, 2, 3], target: null, total: 6, exact: true },
  ])('$name', ({ scores, target, total, exact }) => {
    for (let seed = 0; seed < 50; seed++) {
      const draw = drawTasks('CONTROL', tasks(...scores), { targetMark: target }, seed);
      expect([draw.totalScore, draw.exact]).toEqual([total, exact]);
      expect(new Set(draw.tasks.map((task) => task.id)).size).toBe(draw.tasks.length);
    }
  });
});

describe('order and modes', () => {
  const all = [
    ...tasks(1, 2, 3, 4, 5, 6),
    { id: 6, maxScore: 1, modes: ['TRAINING' as const], topicIds: NO_TOPICS },
  ];
  const ids = (mode: 'TRAINING' | 'SELFCONTROL', seed: number) =>
    drawTasks(mode, all, ALL, seed).tasks.map((task) => task.id);

  test('TRAINING has all of its tasks in order', () =>
    expect(ids('TRAINING', 7)).toEqual([0, 1, 2, 3, 4, 5, 6]));
  test('SELFCONTROL is shuffled, the same way for the same seed', () => {
    expect(ids('SELFCONTROL', 7)).toEqual(ids('SELFCONTROL', 7));
    expect(ids('SELFCONTROL', 7)).not.toEqual(ids('SELFCONTROL', 8));
    expect(ids('SELFCONTROL', 7).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a draw by quotas of topics', () => {
  /** Tasks by their topics, such as `ab`; points are the place in the list. */
  const of = (...topics: readonly string[]) =>
    tasks(...topics.keys()).map((task, at) => ({ ...task, topicIds: new Set(topics[at]) }));
  const quotas = (counts: Readonly<Record<string, number>>) => ({
    targetMark: 40,
    quotas: Object.entries(counts).map(([id, count]) => ({ id, count })),
  });

  test.each([
    { name: 'so many of each', topics: ['a', 'a', 'a', 'b', 'b', 'c'], counts: { a: 2, b: 1 }, count: 3 },
    {
      name: 'a task of two topics where it is needed',
      topics: ['ab', 'a'],
      counts: { a: 1, b: 1 },
      count: 2,
    },
    { name: 'a row of them', topics: ['ab', 'bc', 'cd', 'a'], counts: { a: 1, b: 1, c: 1, d: 1 }, count: 4 },
    { name: 'too few', topics: ['a', 'b'], counts: { a: 2, b: 1 }, count: 2, exact: false },
    { name: 'a topic without tasks', topics: ['a'], counts: { z: 1 }, count: 0, exact: false },
  ])('$name', ({ topics, counts, count, exact = true }) => {
    for (let seed = 0; seed < 50; seed++) {
      const draw = drawTasks('CONTROL', of(...topics), quotas(counts), seed);
      expect([draw.tasks.length, draw.exact]).toEqual([count, exact]);
      expect(new Set(draw.tasks.map(({ id }) => id)).size).toBe(count);
    }
  });

  test('every set of a topic is drawn about as often, and the same by the same seed', () => {
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const draw = () =>
        drawTasks('CONTROL', of('a', 'a', 'a', 'a', 'b'), quotas({ a: 2, b: 1 }), seed).tasks;
      const set = draw()
        .map(({ id }) => id)
        .toSorted((one, other) => one - other)
        .join('');
      drawn.set(set, (drawn.get(set) ?? 0) + 1);
      if (seed < 50) expect(draw()).toEqual(draw());
    }
    expect([...drawn.keys()].toSorted()).toEqual(['014', '024', '034', '124', '134', '234']);
    for (const count of drawn.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('other modes have all', () =>
    expect(drawTasks('SELFCONTROL', of('a', 'a', 'b'), quotas({ a: 1 }), 1).tasks).toHaveLength(3));
});

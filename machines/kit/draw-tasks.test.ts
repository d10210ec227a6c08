import { describe, expect, test } from 'vitest';
import { drawTasks, type DrawnTask } from './draw-tasks.ts';

const tasks = (...scores: readonly number[]): (DrawnTask & { id: number })[] =>
  scores.map((maxScore, id) => ({ id, maxScore, modes: ['TRAINING', 'SELFCONTROL', 'CONTROL'] }));

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
      const draw = drawTasks('CONTROL', tasks(...scores), target, seed);
      expect([draw.totalScore, draw.exact]).toEqual([total, exact]);
      expect(new Set(draw.tasks.map((task) => task.id)).size).toBe(draw.tasks.length);
    }
  });
});

describe('order and modes', () => {
  const all = [...tasks(1, 2, 3, 4, 5, 6), { id: 6, maxScore: 1, modes: ['TRAINING' as const] }];
  const ids = (mode: 'TRAINING' | 'SELFCONTROL', seed: number) =>
    drawTasks(mode, all, null, seed).tasks.map((task) => task.id);

  test('TRAINING has all of its tasks in order', () =>
    expect(ids('TRAINING', 7)).toEqual([0, 1, 2, 3, 4, 5, 6]));
  test('SELFCONTROL is shuffled, the same way for the same seed', () => {
    expect(ids('SELFCONTROL', 7)).toEqual(ids('SELFCONTROL', 7));
    expect(ids('SELFCONTROL', 7)).not.toEqual(ids('SELFCONTROL', 8));
    expect(ids('SELFCONTROL', 7).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

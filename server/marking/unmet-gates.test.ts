import { expect, it } from 'vitest';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { countUnmetGates } from './unmet-gates.ts';

const run = (failedBy: string[]): Pick<TaskResult, 'simulation'> => ({
  simulation: { grade: { failedBy } } as TaskResult['simulation'],
});

it.each([
  [[], 0],
  [[{ simulation: null }, run([])], 0],
  [[run([]), run(['gate-cap', 'gate-mask']), { simulation: null }, run(['gate-hands'])], 3],
])('%j has %d gates unmet', (tasks, count) => expect(countUnmetGates(tasks)).toBe(count));

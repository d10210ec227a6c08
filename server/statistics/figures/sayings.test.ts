// The three sentences: what is told first, and of what nothing is told.
import { describe, expect, test } from 'vitest';
import type { KeptFigures } from '#contract/entities/statistics.ts';
import { countFigures } from './count-figures.ts';
import type { AttemptFacts, TaskNames } from './facts.ts';

const text = (ru: string) => ({ ru, en: '', ch: '' });
const namesOf = (taskId: string): TaskNames => ({
  taskId,
  taskType: 'SINGLECHOICE',
  simulation: null,
  text: text(taskId),
  maxScore: 1,
  guess: 0.25,
  options: null,
  isTyped: false,
});

/** Rows are people, columns tasks of one point; null: left empty. */
function figuresOf(rows: readonly (readonly (number | null)[])[]): KeptFigures {
  const attempts = rows.map((marks, at): AttemptFacts => {
    const tasks = marks.map((mark, position) => ({
      taskId: `q${position + 1}`,
      position,
      mark: mark ?? 0,
      maxScore: 1,
      isHinted: false,
      tries: 1,
      isAnswered: mark !== null,
      timeMs: null,
      picked: null,
      typed: null,
      run: null,
    }));
    const mark = tasks.reduce((sum, task) => sum + task.mark, 0);
    const passed = { needed: marks.length / 2, isPassed: mark >= marks.length / 2 };
    const base = { id: `a${at}`, personId: `p${at}`, groupId: '', revision: 1, executionId: null, tasks };
    return { ...base, ...passed, startedAt: `2026-01-01T00:00:${at}Z`, mark, maxScore: marks.length };
  });
  const taskIds = (rows[0] ?? []).map((_, position) => `q${position + 1}`);
  return countFigures(
    { attempts, taskIds, namesOf, wordsOf: () => () => text(''), planOf: () => undefined },
    'FIRST',
  );
}
const codesOf = (rows: readonly (readonly (number | null)[])[]) =>
  figuresOf(rows).sayings.map(({ code }) => code);

/** Forty people who know more and more; the last column as `last` says. */
const growing = (last: (at: number) => number | null) =>
  Array.from({ length: 40 }, (_, at) => [
    ...[8, 16, 24, 32].map((needed) => (at >= needed ? 1 : 0)),
    last(at),
  ]);

describe('what is told', () => {
  test('of four people nothing', () => {
    expect(codesOf([[1], [0], [1], [1]])).toEqual(['WAIT_FOR_MORE']);
  });
  test('a sound test', () => {
    expect(codesOf(growing((at) => (at >= 20 ? 1 : 0)))).toEqual(['RELIABLE', 'NOTHING_BROKEN', 'GO_ON']);
  });
  test('a key that is the wrong way round comes before all else', () => {
    const figures = figuresOf(growing((at) => (at < 20 ? 1 : 0)));
    expect(figures.sayings.slice(1)).toMatchObject([
      { kind: 'BROKEN', code: 'WRONG_KEY', taskId: 'q5' },
      { kind: 'NEXT', code: 'CHECK_KEY', taskId: 'q5' },
    ]);
  });
  test('a question that hardly anybody can answer, and one that nobody tries', () => {
    expect(codesOf(growing((at) => (at === 39 ? 1 : 0)))).toContain('TOO_HARD');
    expect(codesOf(growing(() => null))).not.toContain('TOO_HARD');
  });
  test('a question that all can answer', () => {
    expect(codesOf(growing(() => 1))).toContain('TOO_EASY');
  });
});

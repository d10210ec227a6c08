// Detours, reactions, changes of the rules, times on the floor: by hand on small runs.
import { describe, expect, test } from 'vitest';
import type { FloorPlan } from '../floor-plan.ts';
import type { JudgedFacts, RunFacts } from './facts.ts';
import { traceFigures } from './trace-figures.ts';
import { wayFigures } from './way-figures.ts';

const words = (ru: string) => ({ ru, en: ru, ch: ru });
const wordsOf = (_kind: string, id: string) => words(id);

type Deed = readonly [kind: 'step' | 'extra', id: string, at: number | null];

function run(deeds: readonly Deed[], rest: Partial<RunFacts> = {}): RunFacts {
  const judged = deeds.map(([kind, id, at]): JudgedFacts => {
    if (kind === 'extra') return { kind, id, at, status: 'extra' };
    return { kind, id, at, status: at === null ? 'missing' : 'done' };
  });
  const base = {
    isPassed: true,
    durationMs: 1000,
    refusedTries: 0,
    rules: null,
    situations: [],
    trace: null,
  };
  return { ...base, judged, ...rest };
}

describe('detours', () => {
  test('hang on the step before them, counted once a run', () => {
    const runs = [
      run([
        ['step', 'a', 10],
        ['extra', 'x', 20],
        ['extra', 'x', 21],
        ['step', 'b', 30],
        ['extra', 'y', 40],
      ]),
      run([
        ['extra', 'y', 5],
        ['step', 'a', 10],
        ['extra', 'x', 20],
        ['step', 'b', null],
      ]),
    ];
    expect(wayFigures(runs, wordsOf).detours).toEqual([
      { afterStep: 'a', id: 'x', times: 3, runs: 2, text: words('x') },
      { afterStep: 'b', id: 'y', times: 1, runs: 1, text: words('y') },
      { afterStep: null, id: 'y', times: 1, runs: 1, text: words('y') },
    ]);
  });
});

describe('reactions', () => {
  const situations = [
    { id: 'leak', fromMs: 100 },
    { id: 'fire', fromMs: 200 },
  ];
  const runs = [130, 150, 170].map((at) => run([['step', 's', at]], { situations }));

  test('last from the situation to the first step before the next one', () => {
    const { reactions } = wayFigures(runs, wordsOf);
    expect(reactions).toMatchObject([
      { id: 'fire', runs: 3, never: 3, tenths: [] },
      { id: 'leak', runs: 3, never: 0 },
    ]);
    const leak = reactions[1]?.tenths ?? [];
    expect([leak[0], leak[5], leak[10]]).toEqual([30, 50, 70]);
  });
});

test('runs are told apart by the revision of the rules that most were played by', () => {
  const by = (id: string, revision: number, isDone: boolean): RunFacts =>
    run([['step', 's', isDone ? 1 : null]], { rules: { id, revision }, isPassed: isDone });
  const runs = [by('r', 2, true), by('r', 1, false), by('r', 1, true), by('other', 9, false)];
  expect(wayFigures(runs, wordsOf).byRules).toEqual([
    { revision: 1, runs: 2, passed: 1, errors: 0.5 },
    { revision: 2, runs: 1, passed: 1, errors: 0 },
  ]);
});

describe('what is kept of runs', () => {
  const plan: FloorPlan = { widthTiles: 4, heightTiles: 4, rooms: [], furniture: [] };
  const traced = (ms: number, perMinute: number | null): RunFacts =>
    run([], {
      rules: { id: 'r', revision: 1 },
      trace: {
        tiles: [[1, 2, ms]],
        refused: [{ id: 'hat', text: words('hat'), tries: 2 }],
        particles: perMinute === null ? [] : [{ id: 'hair', text: words('hair'), perMinute }],
      },
    });
  const figures = traceFigures([traced(100, 10), traced(300, null), run([])], () => plan);

  test('a tile has the mean of the runs on that floor', () => {
    expect(figures.floor).toEqual({ ...plan, runs: 2, tiles: [{ x: 1, y: 2, ms: 200 }] });
  });

  test('tries add up, particles are the mean of those who came in', () => {
    expect(figures.refusedThings).toEqual([{ id: 'hat', text: words('hat'), runs: 2, tries: 4 }]);
    expect(figures.particles).toEqual([{ id: 'hair', text: words('hair'), runs: 1, perMinute: 10 }]);
  });

  test('without a plan there is no floor', () => {
    expect(traceFigures([traced(100, 10)], () => undefined).floor).toBeNull();
  });
});

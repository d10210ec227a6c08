// All figures of a set of attempts. Pure: the order in which attempts came changes nothing.
import { MAX_COUNTED_ATTEMPTS, type CountedChoice, type KeptFigures } from '#contract/entities/statistics.ts';
import { chosenAttempts } from './choose-attempts.ts';
import type { AttemptFacts, TaskNames, WordsOf } from './facts.ts';
import { figuresWithIntervals } from './intervals.ts';
import { practiceFigures } from './practice-figures.ts';
import type { PlanOf } from './trace-figures.ts';
import { questionFigures } from './question-figures.ts';
import { sayingsOf } from './sayings.ts';
import type { CountedMarks } from './test-figures.ts';

const SPREAD_STEPS = 20;

interface PlacedTask {
  readonly names: TaskNames;
  readonly position: number;
  readonly maxScore: number;
}

/** The tasks that were answered, in the order of the work; those that are not in it any more come last. */
function placedTasks(
  { taskIds, namesOf }: Counted,
  attempts: readonly AttemptFacts[],
): readonly PlacedTask[] {
  const maxScores = new Map<string, number>();
  for (const { tasks } of attempts) for (const { taskId, maxScore } of tasks) maxScores.set(taskId, maxScore);
  const placeOf = new Map(taskIds.map((id, place) => [id, place]));
  return [...maxScores]
    .toSorted(
      ([a], [b]) =>
        (placeOf.get(a) ?? taskIds.length) - (placeOf.get(b) ?? taskIds.length) || (a < b ? -1 : 1),
    )
    .map(([taskId, maxScore], position) => ({ names: namesOf(taskId), position, maxScore }));
}

/** Marks by task, and by place where not everybody had the same tasks. */
function marksOf(attempts: readonly AttemptFacts[], tasks: readonly PlacedTask[]): CountedMarks {
  const rowOf = new Map(tasks.map(({ names }, row) => [names.taskId, row]));
  const marks = tasks.map(() => new Float64Array(attempts.length).fill(Number.NaN));
  const places: Float64Array[] = [];
  for (const [at, attempt] of attempts.entries())
    for (const { taskId, position, mark } of attempt.tasks) {
      const row = marks[rowOf.get(taskId) ?? -1];
      if (row !== undefined) row[at] = mark;
      const place = (places[position] ??= new Float64Array(attempts.length));
      place[at] = mark;
    }
  const isDrawn = marks.some((row) => row.some(Number.isNaN));
  const greatest = attempts.reduce((sum, { maxScore }) => sum + maxScore, 0);
  return {
    totals: Float64Array.from(attempts, ({ mark }) => mark),
    maxTotal: attempts.length === 0 ? 0 : greatest / attempts.length,
    items: tasks.map(({ maxScore }, row) => ({ maxScore, marks: marks[row] ?? new Float64Array() })),
    places: isDrawn ? places.filter((place) => place !== undefined) : marks,
  };
}

/** Attempts by their share of the points. */
export function spreadOf(attempts: readonly Pick<AttemptFacts, 'mark' | 'maxScore'>[]): number[] {
  const spread = Array.from({ length: SPREAD_STEPS }, () => 0);
  for (const { mark, maxScore } of attempts) {
    const share = maxScore === 0 ? 0 : mark / maxScore;
    const step = Math.min(SPREAD_STEPS - 1, Math.max(0, Math.floor(share * SPREAD_STEPS)));
    spread[step] = (spread[step] ?? 0) + 1;
  }
  return spread;
}

/** The share that is needed, if it is the same in all attempts. */
function neededOf(attempts: readonly AttemptFacts[]): number | null {
  const shares = new Set(attempts.map(({ needed, maxScore }) => (maxScore === 0 ? 0 : needed / maxScore)));
  const [share = null] = shares;
  return shares.size === 1 ? share : null;
}

interface Counted {
  readonly attempts: readonly AttemptFacts[];
  /** In the order of the work. */
  readonly taskIds: readonly string[];
  readonly namesOf: (taskId: string) => TaskNames;
  readonly wordsOf: (taskId: string) => WordsOf;
  readonly planOf: PlanOf;
}

/** The figures of those attempts that the choice takes of each person. */
export function countFigures(counted: Counted, choice: CountedChoice): KeptFigures {
  const { attempts: all, wordsOf, planOf } = counted;
  const attempts = chosenAttempts(all, choice);
  const tasks = placedTasks(counted, attempts);
  const { test, items } = figuresWithIntervals(marksOf(attempts, tasks));
  const questions = tasks.flatMap(({ names, position }, row) => {
    const item = items[row];
    return item === undefined || names.simulation !== null
      ? []
      : [questionFigures(names, position, attempts, item)];
  });
  const practices = tasks.flatMap(
    ({ names, position }) =>
      practiceFigures(names, position, { attempts, all, wordsOf: wordsOf(names.taskId), planOf }) ?? [],
  );
  const figures = {
    attempts: attempts.length,
    people: new Set(attempts.map(({ personId }) => personId)).size,
    passed: attempts.filter(({ isPassed }) => isPassed).length,
    isCapped: all.length >= MAX_COUNTED_ATTEMPTS,
    spread: spreadOf(attempts),
    needed: neededOf(attempts),
    test,
    questions,
    practices,
  };
  return { ...figures, sayings: sayingsOf(figures) };
}

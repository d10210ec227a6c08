// An exercise as it is played: what the server chose, the cases with their keys, and the ways that lead to the steps.
import type { Exercise, getExercise, getExerciseCase, PracticeCase } from '#contract/calls/practice-cases.ts';
import { call } from '#src/lib/api/call.ts';
import { TASK_VIEWS } from '#tasks/views.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { finishRun } from '../finished-run.ts';
import { drillsOf, owedOf, type Drill } from './drills.ts';

export interface DrillOfCase extends Drill {
  readonly practice: PracticeCase;
  /** What is judged of it before it begins. */
  readonly already: readonly Judgement[];
}

interface LoadedExercise {
  readonly seed: number;
  /** Empty: there is nothing that one could practise. */
  readonly drills: readonly DrillOfCase[];
}

async function drillsOfCase(
  { id, steps }: Exercise['cases'][number],
  signal: AbortSignal,
): Promise<readonly DrillOfCase[]> {
  const input = { params: { id }, signal };
  const practice = await call<typeof getExerciseCase>('GET', '/practice-exercise/:id', input);
  const { answer, judge } = TASK_VIEWS[practice.simulation];
  // The player is loaded before one begins: the connection may go meanwhile.
  const [kind] = await Promise.all([judge(), answer.load()]);
  const { ruleset, play, seed } = practice.play;
  const way = kind.way({ ruleset, play, seed, codeVersion: kind.codeVersion }, practice.key);
  if (way === null) return [];
  return drillsOf(way, steps).flatMap((drill) => {
    const begun = { entries: drill.before, startedAt: '' };
    const already = finishRun(kind, practice.play, practice.key, begun).grade?.judgements ?? [];
    const owed = owedOf(drill, already);
    return owed.length === 0 ? [] : [{ ...drill, steps: owed, practice, already }];
  });
}

/** @param seed left out: another exercise each time */
export async function loadExercise(seed: number | undefined, signal: AbortSignal): Promise<LoadedExercise> {
  const query = seed === undefined ? {} : { seed };
  const exercise = await call<typeof getExercise>('GET', '/practice-exercise', { query, signal });
  const drills = await Promise.all(exercise.cases.map((one) => drillsOfCase(one, signal)));
  return { seed: exercise.seed, drills: drills.flat() };
}

// What went well and wrong in a simulation: by step, gate, refused try and kind of run; how errors fall from run to run.
import { CUT_LISTS, type CutList, type PracticeFigures } from '#contract/entities/practice-statistics.ts';
import type { AttemptFacts, JudgedFacts, RunFacts, TaskNames, WordsOf } from './facts.ts';
import { grouped } from './grouped.ts';
import { quartilesOf } from './moments.ts';
import { traceFigures, type PlanOf } from './trace-figures.ts';
import { wayFigures } from './way-figures.ts';

/** So many rows of each list are told. */
const LISTED: Readonly<Record<CutList, number>> = {
  gates: 10,
  harms: 10,
  refusals: 10,
  patterns: 8,
  detours: 24,
  reactions: 20,
  refusedThings: 12,
  particles: 20,
};
/** Of a pattern so many deviations are told. */
const MAX_DEVIATIONS = 6;
/** Runs of one person looked at in a row. */
const MAX_RUNS_IN_A_ROW = 10;

interface Run {
  readonly attempt: AttemptFacts;
  readonly run: RunFacts;
}

function runsOf(attempts: readonly AttemptFacts[], taskId: string): readonly Run[] {
  return attempts.flatMap((attempt) => {
    const run = attempt.tasks.find((task) => task.taskId === taskId)?.run ?? null;
    return run === null ? [] : [{ attempt, run }];
  });
}

const isWrong = ({ status }: JudgedFacts): boolean => status !== 'done';

/** What went wrong first, by time; what never happened comes last. */
function firstWrong({ judged }: RunFacts): JudgedFacts | undefined {
  return judged
    .filter((one) => one.kind === 'step' && isWrong(one))
    .toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity))[0];
}

function stepFigures(runs: readonly Run[], wordsOf: WordsOf): PracticeFigures['steps'] {
  const byStep = grouped(
    runs.flatMap(({ run }) => run.judged.filter(({ kind }) => kind === 'step')),
    ({ id }) => id,
  );
  const firsts = grouped(
    runs.flatMap(({ run }) => firstWrong(run) ?? []),
    ({ id }) => id,
  );
  const lastWrong = new Map(
    runs.flatMap(({ attempt, run }) =>
      run.judged.filter((one) => one.kind === 'step' && isWrong(one)).map(({ id }) => [id, attempt.id]),
    ),
  );
  const count = (of: readonly JudgedFacts[], wanted: JudgedFacts['status']) =>
    of.filter(({ status }) => status === wanted).length;
  return [...byStep].map(([id, judged]) => ({
    id,
    text: wordsOf('step', id),
    done: count(judged, 'done'),
    late: count(judged, 'late'),
    outOfOrder: count(judged, 'outOfOrder'),
    missing: count(judged, 'missing'),
    first: firsts.get(id)?.length ?? 0,
    at: quartilesOf(judged.flatMap(({ at }) => at ?? [])),
    attemptId: lastWrong.get(id) ?? null,
  }));
}

/** In how many runs each thing of the kinds happened, how often, and in which one last. */
function happenings(runs: readonly Run[], kinds: readonly JudgedFacts['kind'][], wordsOf: WordsOf) {
  const found = new Map<
    string,
    { kind: string; id: string; runs: number; tries: number; attemptId: string }
  >();
  for (const { attempt, run } of runs) {
    const attemptId = attempt.id;
    const own = run.judged.filter(({ kind }) => kinds.includes(kind));
    for (const key of new Set(own.map(({ kind, id }) => `${kind} ${id}`))) {
      const same = own.filter(({ kind, id }) => `${kind} ${id}` === key);
      const [first] = same;
      if (first === undefined) continue;
      const before = found.get(key) ?? { kind: first.kind, id: first.id, runs: 0, tries: 0 };
      found.set(key, { ...before, runs: before.runs + 1, tries: before.tries + same.length, attemptId });
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.runs - a.runs || (a.id < b.id ? -1 : 1))
    .map(({ kind, ...one }) => ({ ...one, text: wordsOf(kind, one.id) }));
}

const deviationsOf = ({ judged }: RunFacts): readonly JudgedFacts[] =>
  judged.filter(
    (one) => (one.kind === 'step' || one.kind === 'forbidden' || one.kind === 'gate') && isWrong(one),
  );

/** Runs that deviate in the same way, the most people first; runs without a fault are no pattern. */
function patternsOf(runs: readonly Run[], wordsOf: WordsOf): PracticeFigures['patterns'] {
  const alike = new Map<string, { deviations: readonly JudgedFacts[]; runs: Run[] }>();
  for (const one of runs) {
    const deviations = deviationsOf(one.run);
    if (deviations.length === 0) continue;
    const key = deviations
      .map(({ kind, id, status }) => `${kind} ${id} ${status}`)
      .toSorted()
      .join('\n');
    const found = alike.get(key);
    if (found === undefined) alike.set(key, { deviations, runs: [one] });
    else found.runs.push(one);
  }
  return [...alike.values()]
    .map((group) => ({ ...group, people: new Set(group.runs.map(({ attempt }) => attempt.personId)).size }))
    .toSorted((a, b) => b.people - a.people || a.deviations.length - b.deviations.length)
    .map(({ deviations, runs: same, people }) => ({
      people,
      deviations: deviations
        .slice(0, MAX_DEVIATIONS)
        .map(({ kind, id, status }) => ({ id, status, text: wordsOf(kind, id) })),
      attemptId: middleOf(same).attempt.id,
    }));
}

/** The run of the median time: neither the hasty nor the lost one is typical. */
function middleOf(runs: readonly Run[]): Run {
  const sorted = runs.toSorted((a, b) => a.run.durationMs - b.run.durationMs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('a pattern without a run');
  return middle;
}

/** The share of wrong steps in the first, second … run of a person. */
function learningOf(allRuns: readonly Run[]): PracticeFigures['learning'] {
  const byPerson = grouped(
    allRuns.toSorted((a, b) => (a.attempt.startedAt < b.attempt.startedAt ? -1 : 1)),
    ({ attempt }) => attempt.personId,
  );
  return Array.from({ length: MAX_RUNS_IN_A_ROW }, (_, at) => {
    const rates = [...byPerson.values()].flatMap((runs) => {
      const steps = runs[at]?.run.judged.filter(({ kind }) => kind === 'step') ?? [];
      return steps.length === 0 ? [] : [steps.filter(isWrong).length / steps.length];
    });
    const errors = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    return { run: at + 1, people: rates.length, errors };
  }).filter(({ people }) => people > 0);
}

type Listed = Pick<PracticeFigures, CutList | 'byRules' | 'floor'>;

/** The first of each list, and how many of it are beyond. */
function withoutTails(figures: Listed): Listed & Pick<PracticeFigures, 'beyond'> {
  const first = <Row>(name: CutList, rows: readonly Row[]): Row[] => rows.slice(0, LISTED[name]);
  return {
    ...figures,
    gates: first('gates', figures.gates),
    harms: first('harms', figures.harms),
    refusals: first('refusals', figures.refusals),
    patterns: first('patterns', figures.patterns),
    detours: first('detours', figures.detours),
    reactions: first('reactions', figures.reactions),
    refusedThings: first('refusedThings', figures.refusedThings),
    particles: first('particles', figures.particles),
    beyond: Object.fromEntries(
      CUT_LISTS.flatMap((name) => {
        const count = figures[name].length - LISTED[name];
        return count > 0 ? [[name, count]] : [];
      }),
    ),
  };
}

/**
 * @param attempts what is counted
 * @param all every attempt of these people, for how errors fall from run to run
 */
export function practiceFigures(
  { taskId, simulation, text }: TaskNames,
  position: number,
  {
    attempts,
    all,
    wordsOf,
    planOf,
  }: {
    readonly attempts: readonly AttemptFacts[];
    readonly all: readonly AttemptFacts[];
    readonly wordsOf: WordsOf;
    readonly planOf: PlanOf;
  },
): PracticeFigures | null {
  if (simulation === null) return null;
  const runs = runsOf(attempts, taskId);
  const facts = runs.map(({ run }) => run);
  const listed = {
    gates: happenings(runs, ['gate'], wordsOf).map(({ tries: _, ...gate }) => gate),
    harms: happenings(runs, ['forbidden'], wordsOf).map(({ tries: _, ...harm }) => harm),
    refusals: happenings(runs, ['refused'], wordsOf),
    patterns: patternsOf(runs, wordsOf),
    ...wayFigures(facts, wordsOf),
    ...traceFigures(facts, planOf),
  };
  return {
    taskId,
    position,
    simulation,
    title: text,
    runs: runs.length,
    passed: runs.filter(({ run }) => run.isPassed).length,
    duration: quartilesOf(runs.map(({ run }) => run.durationMs)),
    refusedTries: runs.reduce((sum, { run }) => sum + run.refusedTries, 0),
    steps: stepFigures(runs, wordsOf),
    ...withoutTails(listed),
    learning: learningOf(runsOf(all, taskId)),
  };
}

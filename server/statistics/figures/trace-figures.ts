// What is kept of runs of the room when they are marked: where time went, what was refused, what was brought into the clean room.
import type { Floor, PracticeFigures } from '#contract/entities/practice-statistics.ts';
import type { Named } from '#machines/kit/run-trace.ts';
import type { FloorPlan } from '../floor-plan.ts';
import type { RunFacts } from './facts.ts';
import { grouped } from './grouped.ts';

/** The floor that a ruleset's revision has. */
export type PlanOf = (rules: NonNullable<RunFacts['rules']>) => FloorPlan | undefined;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The same things of all runs together, with how many runs had them. */
function together<One extends Named>(
  things: readonly One[],
): readonly (Named & { readonly of: readonly One[] })[] {
  return [...grouped(things, ({ id }) => id).values()].flatMap((of) => {
    const last = of.at(-1);
    return last === undefined ? [] : [{ id: last.id, text: last.text, of }];
  });
}

function refusedThings(runs: readonly RunFacts[]): PracticeFigures['refusedThings'] {
  return together(runs.flatMap(({ trace }) => trace?.refused ?? []))
    .map(({ id, text, of }) => ({ id, text, runs: of.length, tries: sumOf(of.map(({ tries }) => tries)) }))
    .toSorted((a, b) => b.tries - a.tries || (a.id < b.id ? -1 : 1));
}

function particleCauses(runs: readonly RunFacts[]): PracticeFigures['particles'] {
  const entered = runs.flatMap(({ trace }) =>
    trace === null || trace.particles.length === 0 ? [] : [trace],
  );
  return together(entered.flatMap(({ particles }) => particles))
    .map(({ id, text, of }) => {
      const perMinute = sumOf(of.map((one) => one.perMinute)) / entered.length;
      return { id, text, runs: of.length, perMinute };
    })
    .toSorted((a, b) => b.perMinute - a.perMinute || (a.id < b.id ? -1 : 1));
}

/** The floor that most runs were played on, with the mean time on each of its tiles. */
function floorOf(runs: readonly RunFacts[], planOf: PlanOf): Floor | null {
  const placed = runs.flatMap(({ rules, trace }) => {
    const plan = rules === null || trace === null || trace.tiles.length === 0 ? undefined : planOf(rules);
    return plan === undefined || trace === null ? [] : [{ plan, tiles: trace.tiles }];
  });
  const byPlan = [...grouped(placed, ({ plan }) => JSON.stringify(plan)).values()];
  const same = byPlan.toSorted((a, b) => b.length - a.length)[0];
  const plan = same?.[0]?.plan;
  if (same === undefined || plan === undefined) return null;
  const steps = same.flatMap(({ tiles }) => tiles);
  const tiles = [...grouped(steps, ([x, y]) => `${x} ${y}`).values()].map((own) => {
    const [x, y] = own[0] ?? [0, 0];
    return { x, y, ms: sumOf(own.map(([, , ms]) => ms)) / same.length };
  });
  return { ...plan, tiles: tiles.toSorted((a, b) => a.y - b.y || a.x - b.x), runs: same.length };
}

export function traceFigures(
  runs: readonly RunFacts[],
  planOf: PlanOf,
): Pick<PracticeFigures, 'refusedThings' | 'particles' | 'floor'> {
  return {
    refusedThings: refusedThings(runs),
    particles: particleCauses(runs),
    floor: floorOf(runs, planOf),
  };
}

// The reference prepared for the search: which steps come before which (transitively), and their costs.
import type { Reference, Step } from '#contract/simulation/reference.ts';
import { onceForEach } from '../once-for-each.ts';
import { costOfMissingRow } from './costs.ts';
import { orderWeights } from './order-weights.ts';
import { costOutside, EMPTY_SET, has, isSameSet, setOf, union, type StepSet } from './step-set.ts';

interface Group {
  readonly branches: readonly Branch[];
}

interface Branch {
  readonly steps: readonly number[];
  readonly set: StepSet;
}

export interface StepGraph {
  readonly steps: readonly Step[];
  /** Steps that must come before this one, directly or through others. */
  readonly before: readonly StepSet[];
  readonly afterwards: readonly StepSet[];
  /** The steps named in `after`, with the weight of the pair: by step, then by the earlier one. */
  readonly direct: readonly ReadonlyMap<number, number>[];
  /** By step: the steps that name it in `after` with a weight above 1, and that weight. */
  readonly heavier: readonly (readonly (readonly [later: number, weight: number])[])[];
  readonly missingCosts: readonly number[];
  /** Steps that are needed unconditionally: neither optional nor in a branch. */
  readonly required: readonly number[];
  readonly requiredSet: StepSet;
  readonly groups: readonly Group[];
}

/** Prepares a reference, once; a step's number in the graph is its index in `steps`. */
export const graphOf: (reference: Reference) => StepGraph = onceForEach(buildGraph);

function buildGraph(reference: Reference): StepGraph {
  const { steps } = reference;
  const numberOf = new Map(steps.map((step, index) => [step.id, index]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => numberOf.get(id) ?? []);
  const direct = orderWeights(reference, numberOf);
  const before = closure(direct.map((pairs) => [...pairs.keys()]));
  const branch = (ids: readonly string[]): Branch => {
    const numbers = known(ids);
    return { steps: numbers, set: setOf(numbers) };
  };
  const groups = reference.anyOf.map((group) => ({ branches: group.branches.map(branch) }));
  const grouped = new Set(groups.flatMap(({ branches }) => branches.flatMap((one) => one.steps)));
  const indexes = steps.map((_, index) => index);
  const required = indexes.filter((index) => !grouped.has(index) && steps[index]?.isOptional !== true);
  return {
    steps,
    before,
    afterwards: indexes.map((step) =>
      setOf(indexes.filter((other) => has(before[other] ?? EMPTY_SET, step))),
    ),
    direct,
    heavier: indexes.map((step) =>
      direct.flatMap((pairs, later) => {
        const weight = pairs.get(step) ?? 1;
        return weight === 1 ? [] : [[later, weight] as const];
      }),
    ),
    missingCosts: steps.map((step) => costOfMissingRow(step, reference.weights)),
    required,
    requiredSet: setOf(required),
    groups,
  };
}

/** The branch that counts: the one whose missing steps cost least; of equal ones, the first. */
function countedBranch({ missingCosts }: StepGraph, { branches }: Group, done: StepSet): readonly number[] {
  const cost = ({ set }: Branch) => costOutside(set, done, EMPTY_SET, missingCosts);
  return branches.toSorted((a, b) => cost(a) - cost(b))[0]?.steps ?? [];
}

/** All steps that count as needed, given the steps that were done. */
export function neededSteps(graph: StepGraph, done: StepSet): readonly number[] {
  return [...graph.required, ...graph.groups.flatMap((group) => countedBranch(graph, group, done))];
}

/** The cost of needed steps that are neither done nor hoped for. Called for every node, so it allocates nothing. */
export function missingCost(graph: StepGraph, done: StepSet, hoped: StepSet = EMPTY_SET): number {
  const { requiredSet, groups, missingCosts } = graph;
  let cost = costOutside(requiredSet, done, hoped, missingCosts);
  for (const { branches } of groups) {
    let least = Infinity;
    for (const { set } of branches) least = Math.min(least, costOutside(set, done, hoped, missingCosts));
    cost += least;
  }
  return cost;
}

/** The transitive closure; it takes at most as many rounds as the longest chain has steps. */
function closure(direct: readonly (readonly number[])[]): readonly StepSet[] {
  let sets = direct.map(setOf);
  for (let round = 0; round < direct.length; round++) {
    const next = direct.map((list, step) =>
      list.reduce((set, other) => union(set, sets[other] ?? EMPTY_SET), sets[step] ?? EMPTY_SET),
    );
    const isSame = next.every((set, step) => isSameSet(set, sets[step] ?? EMPTY_SET));
    sets = next;
    if (isSame) break;
  }
  return sets;
}

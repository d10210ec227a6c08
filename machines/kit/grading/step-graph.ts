// The reference prepared for the search: which steps come before which (transitively), and their costs.
import type { Reference, Step } from '#contract/simulation/reference.ts';
import { costOfMissingRow } from './costs.ts';
import { orderWeights } from './order-weights.ts';
import { EMPTY_SET, has, isSameSet, union, withStep, type StepSet } from './step-set.ts';

interface Group {
  readonly branches: readonly (readonly number[])[];
}

export interface StepGraph {
  readonly steps: readonly Step[];
  /** Steps that must come before this one, directly or through others. */
  readonly before: readonly StepSet[];
  readonly afterwards: readonly StepSet[];
  /** The steps named in `after`, with the weight of the pair: by step, then by the earlier one. */
  readonly direct: readonly ReadonlyMap<number, number>[];
  readonly missingCosts: readonly number[];
  /** Steps that are needed unconditionally: neither optional nor in a branch. */
  readonly required: readonly number[];
  readonly groups: readonly Group[];
}

const built = new WeakMap<Reference, StepGraph>();

/** Prepares a reference, once; a step's number in the graph is its index in `steps`. */
export function graphOf(reference: Reference): StepGraph {
  const graph = built.get(reference) ?? buildGraph(reference);
  built.set(reference, graph);
  return graph;
}

function buildGraph(reference: Reference): StepGraph {
  const { steps } = reference;
  const numberOf = new Map(steps.map((step, index) => [step.id, index]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => numberOf.get(id) ?? []);
  const direct = orderWeights(reference, numberOf);
  const before = closure(direct.map((pairs) => [...pairs.keys()]));
  const groups = reference.anyOf.map((group) => ({ branches: group.branches.map(known) }));
  const grouped = new Set(groups.flatMap((group) => group.branches.flat()));
  const indexes = steps.map((_, index) => index);
  return {
    steps,
    before,
    afterwards: indexes.map((step) =>
      setOf(indexes.filter((other) => has(before[other] ?? EMPTY_SET, step))),
    ),
    direct,
    missingCosts: steps.map((step) => costOfMissingRow(step, reference.weights)),
    required: indexes.filter((index) => !grouped.has(index) && steps[index]?.isOptional !== true),
    groups,
  };
}

/** The branch that counts: the one whose missing steps cost least; of equal ones, the first. */
function countedBranch(graph: StepGraph, group: Group, done: StepSet): readonly number[] {
  const cost = (branch: readonly number[]) => costOfMissing(graph, branch, done);
  return [...group.branches].sort((a, b) => cost(a) - cost(b))[0] ?? [];
}

/** All steps that count as needed, given the steps that were done. */
export function neededSteps(graph: StepGraph, done: StepSet): readonly number[] {
  return [...graph.required, ...graph.groups.flatMap((group) => countedBranch(graph, group, done))];
}

/** The cost of needed steps that are not done. Called for every node, so it allocates no lists. */
export function missingCost(graph: StepGraph, done: StepSet): number {
  let cost = costOfMissing(graph, graph.required, done);
  for (const group of graph.groups) {
    let least = Infinity;
    for (const branch of group.branches) least = Math.min(least, costOfMissing(graph, branch, done));
    cost += least;
  }
  return cost;
}

function costOfMissing(graph: StepGraph, steps: readonly number[], done: StepSet): number {
  let cost = 0;
  for (const step of steps) if (!has(done, step)) cost += graph.missingCosts[step] ?? 0;
  return cost;
}

function setOf(list: readonly number[]): StepSet {
  return list.reduce(withStep, EMPTY_SET);
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

// The alignment of least cost: A* over (index in the log) × (set of steps done), bounded by a count of nodes.
import { createHeap } from './heap.ts';
import { missingCost, type StepGraph } from './step-graph.ts';
import {
  countShared,
  EMPTY_SET,
  has,
  hashOf,
  isSameSet,
  shared,
  withStep,
  type StepSet,
} from './step-set.ts';

/** A moment that matches at least one step; `extraCost` is its cost if it is aligned with none. */
export interface Candidate {
  readonly moment: number;
  readonly steps: readonly number[];
  readonly extraCost: number;
}

export interface Alignment {
  /** The moment aligned with each step; undefined where the step is missing. */
  readonly momentOf: readonly (number | undefined)[];
  readonly done: StepSet;
  readonly nodes: number;
  readonly wasBounded: boolean;
}

interface Node {
  readonly index: number;
  readonly done: StepSet;
  readonly cost: number;
  /** What later moments will cost at least that can only repeat a step: all but one of those that match it alone. */
  readonly repeats: number;
  /** The cost so far plus a lower bound of the cost to come. */
  readonly estimate: number;
  readonly parent?: Node;
  readonly step?: number;
}

/** Costs are multiplied by this, so that pairs out of order only decide between alignments of equal cost. */
const SCALE = 16_384;

/**
 * Aligns a log with the steps of a reference at the lowest cost.
 * It expands at most `maxNodes` nodes and finishes greedily from there; `wasBounded` says so.
 */
export function align(graph: StepGraph, candidates: readonly Candidate[], maxNodes: number): Alignment {
  const hopeless = hopelessCosts(graph, candidates);
  const chances = chancesOf(graph, candidates);
  const open = createHeap<Node>(comesFirst);
  const known = knownNodes(candidates.length);
  let nodes = 0;
  const { repeats } = chances;
  let furthest: Node = { index: 0, done: EMPTY_SET, cost: 0, repeats, estimate: 0 };
  open.push(furthest);
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.index > candidates.length) return read(graph, candidates, node, nodes, false);
    if (node.index > furthest.index) furthest = node;
    nodes++;
    if (nodes > maxNodes) break;
    for (const next of successors({ graph, candidates, chances: chances.byCandidate, hopeless }, node)) {
      if (known.isNoBetter(next)) continue;
      open.push(next);
    }
  }
  return read(graph, candidates, finishGreedily(graph, candidates, furthest), nodes, true);
}

/** The more promising first; of equal ones the one that is further, and then the one that takes a step when it can. */
function comesFirst(a: Node, b: Node): boolean {
  if (a.estimate !== b.estimate) return a.estimate < b.estimate;
  if (a.index !== b.index) return a.index > b.index;
  return a.step !== undefined && b.step === undefined;
}

/** The cheapest nodes so far, by index and steps done. */
function knownNodes(candidates: number) {
  const byIndex = Array.from({ length: candidates + 2 }, () => new Map<number, Node[]>());

  /** Whether such a node is known that costs no more; if not, this one is known from now on. */
  function isNoBetter(node: Node): boolean {
    const alike = byIndex[node.index];
    const hash = hashOf(node.done);
    const same = alike?.get(hash);
    if (!same) {
      alike?.set(hash, [node]);
      return false;
    }
    const at = same.findIndex(({ done }) => isSameSet(done, node.done));
    if (at >= 0 && (same[at]?.cost ?? 0) <= node.cost) return true;
    same[at < 0 ? same.length : at] = node;
    return false;
  }

  return { isNoBetter };
}

type LeastCost = (index: number, done: StepSet) => number;

/** The lower bound of the cost to come: needed steps that are not done and that no later moment matches. */
function hopelessCosts(graph: StepGraph, candidates: readonly Candidate[]): LeastCost {
  const coming: StepSet[] = [EMPTY_SET];
  for (const candidate of [...candidates].reverse()) {
    coming.push(candidate.steps.reduce(withStep, coming.at(-1) ?? EMPTY_SET));
  }
  coming.reverse();
  return (index, done) => {
    const hope = coming[Math.min(index, candidates.length)] ?? EMPTY_SET;
    return missingCost(graph, done, hope) * SCALE;
  };
}

/** What one candidate changes of the cost of repeats to come. */
interface Chance {
  /** What it costs if it is the only step that it matches and cannot be done here; 0: it matches several. */
  readonly own: number;
  /** By the candidate's steps: the most that a later moment costs which matches that step alone. */
  readonly later: readonly number[];
}

interface Chances {
  readonly byCandidate: readonly Chance[];
  /** What repeats cost at least in the whole log. */
  readonly repeats: number;
}

function chancesOf({ steps }: StepGraph, candidates: readonly Candidate[]): Chances {
  const most = steps.map(() => 0);
  let repeats = 0;
  const byCandidate = candidates.toReversed().map((candidate): Chance => {
    const later = candidate.steps.map((step) => most[step] ?? 0);
    const [only = 0, ...others] = candidate.steps;
    if (others.length > 0) return { own: 0, later };
    const own = candidate.extraCost;
    repeats += Math.min(own, most[only] ?? 0);
    most[only] = Math.max(own, most[only] ?? 0);
    return { own, later };
  });
  return { byCandidate: byCandidate.reverse(), repeats };
}

interface Search {
  readonly graph: StepGraph;
  readonly candidates: readonly Candidate[];
  readonly chances: readonly Chance[];
  readonly hopeless: LeastCost;
}

function successors({ graph, candidates, chances, hopeless }: Search, node: Node): readonly Node[] {
  const candidate = candidates[node.index];
  const chance = chances[node.index];
  const index = node.index + 1;
  if (!candidate || !chance) {
    const cost = node.cost + missingCost(graph, node.done) * SCALE;
    return [{ index, done: node.done, cost, repeats: 0, estimate: cost, parent: node }];
  }
  const { own, later } = chance;
  const result: Node[] = [];
  const add = (cost: number, done: StepSet, repeats: number, step?: number): void => {
    const estimate = cost + repeats * SCALE + hopeless(index, done);
    result.push({
      index,
      done,
      cost,
      repeats,
      estimate,
      parent: node,
      ...(step === undefined ? {} : { step }),
    });
  };
  for (const [at, step] of candidate.steps.entries()) {
    if (has(node.done, step)) continue;
    const repeats = node.repeats + Math.max(0, (later[at] ?? 0) - own);
    add(node.cost + weightOfBroken(graph, node.done, step), withStep(node.done, step), repeats, step);
  }
  // Not done here: it was the last chance, or one of several.
  const isChance = result.length > 0 && own > 0;
  const repeats = node.repeats - Math.min(own, isChance ? (later[0] ?? 0) : own);
  add(node.cost + candidate.extraCost * SCALE, node.done, repeats);
  return result;
}

/** The weight of the pairs that a step breaks which comes after steps that it should come before. */
function weightOfBroken(graph: StepGraph, done: StepSet, step: number): number {
  const early = shared(done, graph.afterwards[step] ?? EMPTY_SET);
  if (isSameSet(early, EMPTY_SET)) return 0;
  let weight = countShared(early, early);
  for (const [then, own] of graph.heavier[step] ?? []) if (has(early, then)) weight += own - 1;
  return weight;
}

/** At the limit of nodes: from the furthest node on, every moment takes the first step that it can. */
function finishGreedily(graph: StepGraph, candidates: readonly Candidate[], from: Node): Node {
  let node = from;
  while (node.index < candidates.length) {
    const parent: Node = node;
    const step = candidates[parent.index]?.steps.find((option) => !has(parent.done, option));
    const base = { index: parent.index + 1, cost: parent.cost, repeats: 0, estimate: 0, parent };
    node =
      step === undefined
        ? { ...base, done: parent.done }
        : { ...base, done: withStep(parent.done, step), step };
  }
  return { ...node, estimate: node.cost + missingCost(graph, node.done) * SCALE };
}

function read(
  graph: StepGraph,
  candidates: readonly Candidate[],
  end: Node,
  nodes: number,
  wasBounded: boolean,
): Alignment {
  const momentOf: (number | undefined)[] = graph.steps.map(() => undefined);
  for (let node: Node | undefined = end; node; node = node.parent) {
    const candidate = candidates[node.index - 1];
    if (node.step !== undefined && candidate) momentOf[node.step] = candidate.moment;
  }
  return { momentOf, done: end.done, nodes, wasBounded };
}

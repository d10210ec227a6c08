// Best-first search. If the estimate is never too high, the way that it finds is a shortest one.
import { createHeap } from '../grading/heap.ts';

export interface SearchProblem<Node> {
  readonly start: Node;
  /** Nodes with the same key count as the same node. */
  keyOf(node: Node): string;
  isGoal(node: Node): boolean;
  /** A lower bound of the moves still needed; Infinity when the goal can't be reached from here. */
  estimate(node: Node): number;
  next(node: Node): readonly Node[];
  /** The weight of the estimate: 1 finds a shortest way; more finds one sooner. */
  readonly weight: number;
  readonly maxNodes: number;
}

export interface Found<Node> {
  /** From the start to the goal, both included; undefined when none was found. */
  readonly path?: readonly Node[];
  readonly nodes: number;
  /** Every reachable node was visited, so there is no way. */
  readonly isExhausted: boolean;
}

interface Reached<Node> {
  readonly node: Node;
  readonly moves: number;
  readonly priority: number;
  readonly parent?: Reached<Node>;
}

/** Looks for a way from the start to a goal. */
export function searchWay<Node>(problem: SearchProblem<Node>): Found<Node> {
  const open = createHeap<Reached<Node>>(
    (a, b) => a.priority < b.priority || (a.priority === b.priority && a.moves > b.moves),
  );
  const fewest = new Map<string, number>([[problem.keyOf(problem.start), 0]]);
  open.push({ node: problem.start, moves: 0, priority: 0 });
  let nodes = 0;
  for (let best = open.pop(); best; best = open.pop()) {
    if (problem.isGoal(best.node)) return { path: pathTo(best), nodes, isExhausted: false };
    nodes++;
    if (nodes > problem.maxNodes) return { nodes, isExhausted: false };
    for (const next of unseen(problem, best, fewest)) open.push(next);
  }
  return { nodes, isExhausted: true };
}

function unseen<Node>(
  problem: SearchProblem<Node>,
  parent: Reached<Node>,
  fewest: Map<string, number>,
): readonly Reached<Node>[] {
  const moves = parent.moves + 1;
  return problem.next(parent.node).flatMap((node): readonly Reached<Node>[] => {
    const key = problem.keyOf(node);
    const known = fewest.get(key);
    if (known !== undefined && known <= moves) return [];
    fewest.set(key, moves);
    const estimate = problem.estimate(node);
    if (estimate === Infinity) return [];
    return [{ node, moves, priority: moves + problem.weight * estimate, parent }];
  });
}

function pathTo<Node>(goal: Reached<Node>): readonly Node[] {
  const path: Node[] = [];
  for (let at: Reached<Node> | undefined = goal; at; at = at.parent) path.push(at.node);
  return path.reverse();
}

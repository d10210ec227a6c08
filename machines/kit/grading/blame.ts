// Which steps were moved: the fewest without which the rest stands in order.
import type { StepGraph } from './step-graph.ts';
import { EMPTY_SET, has } from './step-set.ts';

/** By step the steps that stand before it in the order and were done after it. */
type Violations = ReadonlyMap<number, readonly number[]>;

/**
 * The steps done that are out of order. Pairs that stand the wrong way round are themselves a partial order, so
 * the fewest steps that touch all of them are as many as its greatest matching (Dilworth). Of equal sets it is the
 * one whose log indices, from the last on, are greatest.
 */
export function movedSteps(graph: StepGraph, momentOf: readonly (number | undefined)[]): ReadonlySet<number> {
  const violations = violationsOf(graph, momentOf);
  const involved = new Set([...violations].flatMap(([then, firsts]) => [then, ...firsts]));
  const latestFirst = [...involved].toSorted((a, b) => (momentOf[b] ?? 0) - (momentOf[a] ?? 0));
  const moved = new Set<number>();
  let left = matchingSize(violations, moved);
  for (const step of latestFirst) {
    if (left === 0) break;
    moved.add(step);
    const without = matchingSize(violations, moved);
    if (without < left) left = without;
    else moved.delete(step);
  }
  return moved;
}

function violationsOf(graph: StepGraph, momentOf: readonly (number | undefined)[]): Violations {
  const violations = new Map<number, number[]>();
  for (const [then, own] of momentOf.entries()) {
    if (own === undefined) continue;
    const before = graph.before[then] ?? EMPTY_SET;
    const firsts = [...momentOf.keys()].filter(
      (first) => (momentOf[first] ?? -1) > own && has(before, first),
    );
    if (firsts.length > 0) violations.set(then, firsts);
  }
  return violations;
}

/** The size of a greatest matching of the pairs that touch none of the steps left out: augmenting ways. */
function matchingSize(violations: Violations, leftOut: ReadonlySet<number>): number {
  const partner = new Map<number, number>();
  let size = 0;
  for (const then of violations.keys()) {
    if (!leftOut.has(then) && augment(then, new Set())) size++;
  }
  return size;

  function augment(then: number, tried: Set<number>): boolean {
    for (const first of violations.get(then) ?? []) {
      if (leftOut.has(first) || tried.has(first)) continue;
      tried.add(first);
      const taken = partner.get(first);
      if (taken !== undefined && !augment(taken, tried)) continue;
      partner.set(first, then);
      return true;
    }
    return false;
  }
}

// The pairs that bind the steps that were done.
import type { StepGraph } from './step-graph.ts';
import { EMPTY_SET, has, isSameSet, setOf, shared } from './step-set.ts';

/** A pair of steps of which `earlier` comes before `later`. */
export interface OrderPair {
  readonly earlier: number;
  readonly later: number;
  readonly weight: number;
}

/**
 * The transitive reduction of the order restricted to some steps. A pair that a step outside them induces has
 * the greatest weight on its path.
 */
export function pairsAmong(graph: StepGraph, steps: readonly number[]): readonly OrderPair[] {
  const among = setOf(steps);
  return steps.flatMap((later) => {
    const firsts = new Map<number, number>();
    collect(later, 0, new Map());
    return [...firsts].flatMap(([earlier, weight]) =>
      isImplied(earlier) ? [] : [{ earlier, later, weight }],
    );

    /** Walks back through steps outside; `seen` holds the greatest weight with which each was passed. */
    function collect(step: number, heaviest: number, seen: Map<number, number>): void {
      for (const [earlier, own] of graph.direct[step] ?? []) {
        const weight = Math.max(heaviest, own);
        const found = has(among, earlier) ? firsts : seen;
        if ((found.get(earlier) ?? 0) >= weight) continue;
        found.set(earlier, weight);
        if (found === seen) collect(earlier, weight, seen);
      }
    }

    function isImplied(earlier: number): boolean {
      const between = shared(graph.before[later] ?? EMPTY_SET, graph.afterwards[earlier] ?? EMPTY_SET);
      return !isSameSet(shared(between, among), EMPTY_SET);
    }
  });
}

// The search against all alignments there are, on small keys and logs.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reference, step } from '#tests/support/lettered-logs.ts';
import { align, type Candidate } from './align.ts';
import { graphOf, missingCost, type StepGraph } from './step-graph.ts';
import { EMPTY_SET, has, withStep, type StepSet } from './step-set.ts';

const IDS = ['a', 'b', 'c', 'd'];
const SCALE = 16_384;

/** The weight of the pairs that a step breaks if these were done before it. */
function brokenBy(graph: StepGraph, done: StepSet, number: number): number {
  return graph.steps.reduce((sum, _step, other) => {
    const isEarly = has(done, other) && has(graph.before[other] ?? EMPTY_SET, number);
    return isEarly ? sum + (graph.direct[other]?.get(number) ?? 1) : sum;
  }, 0);
}

function costOf(
  graph: StepGraph,
  candidates: readonly Candidate[],
  momentOf: readonly (number | undefined)[],
): number {
  let cost = 0;
  let done = EMPTY_SET;
  for (const { moment, extraCost } of candidates) {
    const number = momentOf.indexOf(moment);
    cost += number < 0 ? extraCost * SCALE : brokenBy(graph, done, number);
    if (number >= 0) done = withStep(done, number);
  }
  return cost + missingCost(graph, done) * SCALE;
}

function leastCost(graph: StepGraph, candidates: readonly Candidate[]): number {
  const best = (at: number, momentOf: readonly (number | undefined)[]): number => {
    const candidate = candidates[at];
    if (!candidate) return costOf(graph, candidates, momentOf);
    const free = candidate.steps.filter((number) => momentOf[number] === undefined);
    const taken = free.map((number) => best(at + 1, momentOf.with(number, candidate.moment)));
    return Math.min(best(at + 1, momentOf), ...taken);
  };
  return best(
    0,
    Array.from({ length: graph.steps.length }, () => undefined),
  );
}

const keys = fc
  .tuple(...IDS.map((_, at) => fc.record({ after: fc.subarray(IDS.slice(0, at)), isOptional: fc.boolean() })))
  .map((parts) => graphOf(reference({ steps: parts.map((own, at) => step(IDS[at] ?? '', own)) })));
const logs = fc.array(
  fc.record({
    steps: fc.subarray([...IDS.keys()], { minLength: 1, maxLength: 2 }),
    extraCost: fc.constantFrom(1, 200, 1000),
  }),
  { maxLength: 7 },
);

it('costs as little as the cheapest of all alignments', () => {
  fc.assert(
    fc.property(keys, logs, (graph, log) => {
      const candidates = log.map((one, moment) => ({ ...one, moment }));
      const { momentOf, wasBounded } = align(graph, candidates, 10_000);
      expect(wasBounded).toBe(false);
      expect(costOf(graph, candidates, momentOf)).toBe(leastCost(graph, candidates));
    }),
    { numRuns: 400 },
  );
});

it('looks at hardly more than the log where steps are repeated again and again', () => {
  const graph = graphOf(reference({ steps: IDS.map((id, at) => step(id, { after: IDS.slice(0, at) })) }));
  const again = Array.from({ length: 120 }, (_, moment) => ({
    moment,
    steps: [moment % IDS.length],
    extraCost: 200,
  }));
  expect(align(graph, again, 10_000).nodes).toBeLessThan(2 * again.length);
});

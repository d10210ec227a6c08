// Finds a shortest correct way: only actions that the reference asks for or leaves free, in an allowed order.
import type { Action } from '#contract/simulation/log.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { searchWay } from '#machines/kit/solver/best-first.ts';
import { classify } from '#machines/kit/grading/classify.ts';
import { isTrue } from '#machines/kit/grading/match.ts';
import { graphOf, neededSteps, type StepGraph } from '#machines/kit/grading/step-graph.ts';
import { EMPTY_SET, has, keyOf, withStep, type StepSet } from '#machines/kit/grading/step-set.ts';
import type { Moment } from '#machines/kit/replay.ts';
import type { ActionTarget } from '../possible-actions.ts';
import { readJudged } from '../read-judged.ts';
import { handlingBound, type Bound } from './bound.ts';
import { actionOf, movesTo, stateKey, targetsFrom } from './moves.ts';
import { start } from '../start.ts';
import type { RoomState } from '../state.ts';

interface WayProblem {
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly reference: Reference;
  readonly maxNodes: number;
}

interface SolvedWay {
  /** The actions without the walking; undefined when no way was found. */
  readonly actions?: readonly Action[];
  readonly nodes: number;
  readonly isExhausted: boolean;
}

interface WayNode {
  readonly state: RoomState;
  readonly done: StepSet;
  readonly action?: Action;
}

interface Plan extends WayProblem {
  readonly graph: StepGraph;
  /** Steps that a correct way must have done before, without those of branches. */
  readonly required: StepSet;
  readonly bound: Bound;
}

/** Finds a shortest correct way: all needed steps in order, all ends met, no points lost. */
export function findShortestWay(problem: WayProblem): SolvedWay {
  const graph = graphOf(problem.reference);
  const plan = {
    ...problem,
    graph,
    required: graph.required.reduce(withStep, EMPTY_SET),
    bound: handlingBound(problem.ruleset, problem.reference, graph),
  };
  const { path, nodes, isExhausted } = searchWay<WayNode>({
    start: { state: start(problem.ruleset, problem.play, 1), done: EMPTY_SET },
    keyOf: ({ state, done }) => `${keyOf(done)}|${stateKey(problem.ruleset, state)}`,
    isGoal: (node) => missing(plan, node) === 0 && isEnded(plan, node.state),
    estimate: (node) => missing(plan, node) + plan.bound(node.state, node.done),
    next: (node) => nextNodes(plan, node),
    weight: 1,
    maxNodes: problem.maxNodes,
  });
  if (!path) return { nodes, isExhausted };
  return { actions: path.flatMap(({ action }) => action ?? []), nodes, isExhausted };
}

/** A lower bound of the moves still needed, as each does at most one step. */
function missing({ graph }: Plan, { done }: WayNode): number {
  return neededSteps(graph, done).filter((step) => !has(done, step)).length;
}

function isEnded({ reference, ruleset }: Plan, state: RoomState): boolean {
  return reference.end.every(({ condition }) =>
    isTrue(condition, state, (at, key) => readJudged(ruleset, at, key)),
  );
}

function nextNodes(plan: Plan, node: WayNode): readonly WayNode[] {
  const targets = targetsFrom(plan.ruleset, node.state).filter((target) => isNamed(plan, target, node.done));
  return movesTo(plan.ruleset, node.state, targets).flatMap((moment) => follow(plan, node, moment));
}

/** Things that no step to come names are ignored. */
function isNamed({ reference }: Plan, target: ActionTarget, done: StepSet): boolean {
  return (
    target.kind !== 'item' ||
    reference.steps.some(
      ({ match }, step) => !has(done, step) && match.some(({ item }) => item?.includes(target.id)),
    )
  );
}

function follow(plan: Plan, { done }: WayNode, moment: Moment<RoomState>): readonly WayNode[] {
  const [seen] = classify(plan.reference, [moment], (state, key) => readJudged(plan.ruleset, state, key));
  if (!seen || seen.forbidden.length > 0 || seen.wrong) return [];
  const action = actionOf(moment.entry);
  const ready = seen.steps.filter((step) => isReady(plan, done, step));
  const steps = ready.map((step) => ({ state: moment.after, done: withStep(done, step), action }));
  const isFree = seen.extraCost === 0 && seen.steps.length === 0;
  return isFree ? [...steps, { state: moment.after, done, action }] : steps;
}

/** A step is ready when it is not done, all steps before it are, and none after it is. */
function isReady({ graph, required }: Plan, done: StepSet, step: number): boolean {
  if (has(done, step)) return false;
  return graph.steps.every((_, other) => {
    const isBefore = has(graph.before[step] ?? EMPTY_SET, other);
    const isAfter = has(graph.afterwards[step] ?? EMPTY_SET, other);
    if (isAfter && has(done, other)) return false;
    return !isBefore || !has(required, other) || has(done, other);
  });
}

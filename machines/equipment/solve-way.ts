// The shortest correct way of a case: only deeds that its reference asks for, in an order and at a time that it allows.
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { searchWay } from '#machines/kit/best-first.ts';
import { classify } from '#machines/kit/grading/classify.ts';
import { msOfFact } from '#machines/kit/grading/judge.ts';
import { isTrue, type Read } from '#machines/kit/grading/match.ts';
import { buildGraph, neededSteps, type StepGraph } from '#machines/kit/grading/step-graph.ts';
import { emptySet, has, keyOf, withStep, type StepSet } from '#machines/kit/grading/step-set.ts';
import { readJudged } from './grade-equipment.ts';
import { deedsFor } from './solve-deeds.ts';
import { moveBy, stateKey, waitFor, type Move } from './solve-moves.ts';
import { start } from './start.ts';
import type { EquipmentState } from './state.ts';

export interface WayProblem {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly key: Pick<EquipmentKey, 'reference' | 'judging'>;
  readonly maxNodes: number;
}

export interface SolvedWay {
  /** Without the walking; undefined where none was found. */
  readonly actions?: readonly Action[];
  /** Deeds that do a step: no correct way has fewer, as each does one at most. */
  readonly deeds: number;
  /** Steps that every correct way must do: where `deeds` is no more, the way is a shortest one. */
  readonly needed: number;
  readonly nodes: number;
}

interface WayNode {
  readonly state: EquipmentState;
  readonly done: StepSet;
  /** When each step was done, for deadlines that count from one. */
  readonly times: Readonly<Record<string, number>>;
  readonly actions: readonly Action[];
}

interface Plan extends WayProblem {
  readonly reference: Reference;
  readonly graph: StepGraph;
  readonly read: Read<EquipmentState>;
  readonly required: StepSet;
  /** Wait only where nothing needed can be done at once. */
  readonly isEager: boolean;
}

/** How often in a row something is waited for: the docking, the setting up, the lot, the danger, the help. */
const mostWaits = 10;

/** Finds a shortest correct way: every needed step done in order and in time, every end met, nothing that costs. */
export function findShortestWay(problem: WayProblem): SolvedWay {
  const { reference } = problem.key;
  const graph = buildGraph(reference);
  const read = readJudged(problem.ruleset, problem.key.judging);
  const required = graph.required.reduce(withStep, emptySet);
  const plan = { ...problem, reference, graph, read, required };
  const eager = search({ ...plan, isEager: true });
  return eager.actions ? eager : search({ ...plan, isEager: false });
}

function search(plan: Plan): SolvedWay {
  const { ruleset, play, seed, maxNodes } = plan;
  const { path, nodes } = searchWay<WayNode>({
    start: { state: start(ruleset, play, seed), done: emptySet, times: {}, actions: [] },
    keyOf: ({ state, done }) => `${keyOf(done)}|${stateKey(ruleset, state)}`,
    isGoal: ({ state, done }) => missing(plan, done) === 0 && isEnded(plan, state),
    estimate: ({ done }) => missing(plan, done),
    next: (node) => nextNodes(plan, node),
    weight: 1,
    maxNodes,
  });
  const needed = missing(plan, emptySet);
  if (!path) return { deeds: 0, needed, nodes };
  return { actions: path.flatMap(({ actions }) => actions), deeds: path.length - 1, needed, nodes };
}

/** Each deed does one step at most: never more than what is still to come. */
function missing({ graph }: Plan, done: StepSet): number {
  return neededSteps(graph, done).filter((step) => !has(done, step)).length;
}

function isEnded({ reference, read }: Plan, state: EquipmentState): boolean {
  return reference.end.every(({ condition }) => isTrue(condition, state, read));
}

/** Deeds now, and after the next event, and so on. */
function nextNodes(plan: Plan, node: WayNode): readonly WayNode[] {
  const nodes: WayNode[] = [];
  let { state } = node;
  let waits: readonly Action[] = [];
  for (let count = 0; count <= mostWaits; count++) {
    const made = nodesAt(plan, { ...node, state }, waits);
    nodes.push(...made);
    const left = missing(plan, node.done);
    if (plan.isEager && made.some(({ done }) => missing(plan, done) < left)) break;
    const wait = waitFor(plan.ruleset, state);
    if (!wait) break;
    state = wait.moment.after;
    waits = [...waits, ...wait.actions];
  }
  return nodes;
}

function nodesAt(plan: Plan, node: WayNode, waits: readonly Action[]): readonly WayNode[] {
  const { ruleset, reference } = plan;
  const seen = new Set<string>();
  return reference.steps.flatMap((step, number) => {
    if (!isReady(plan, node.done, number)) return [];
    return deedsFor(ruleset, node.state, step).flatMap((deed) => {
      const key = JSON.stringify(deed);
      if (seen.has(key)) return [];
      seen.add(key);
      const move = moveBy(ruleset, node.state, deed);
      return move ? follow(plan, node, { ...move, actions: [...waits, ...move.actions] }) : [];
    });
  });
}

function follow(plan: Plan, node: WayNode, { actions, moment }: Move): readonly WayNode[] {
  const [seen] = classify(plan.reference, [moment], plan.read);
  if (!seen || seen.forbidden.length > 0 || seen.wrong) return [];
  const { at } = moment.entry;
  return seen.steps
    .filter((step) => isReady(plan, node.done, step) && isInTime(plan, node, step, moment))
    .map((step) => {
      const times = { ...node.times, [plan.reference.steps[step]?.id ?? '']: at };
      return atEnd(plan, { state: moment.after, done: withStep(node.done, step), times, actions });
    });
}

/** When all is done, what is under way is waited for. */
function atEnd(plan: Plan, node: WayNode): WayNode {
  if (missing(plan, node.done) > 0) return node;
  let { state, actions } = node;
  for (let count = 0; count < mostWaits && !isEnded(plan, state); count++) {
    const wait = waitFor(plan.ruleset, state);
    if (!wait) return node;
    state = wait.moment.after;
    actions = [...actions, ...wait.actions];
  }
  return isEnded(plan, state) ? { ...node, state, actions } : node;
}

function isInTime(
  { reference, read }: Plan,
  { times }: WayNode,
  step: number,
  { entry, before }: Move['moment'],
): boolean {
  const deadline = reference.steps[step]?.deadline;
  if (!deadline) return true;
  const { since, sinceFact, withinMs } = deadline;
  const named = since === undefined ? 0 : times[since];
  const start = sinceFact === undefined ? named : msOfFact(read(before, sinceFact));
  return start === undefined || entry.at - start <= withinMs;
}

/** Not done yet, all that must come before done, and nothing done that must come after. */
function isReady({ graph, required }: Plan, done: StepSet, step: number): boolean {
  if (has(done, step)) return false;
  return graph.steps.every((_, other) => {
    const isBefore = has(graph.before[step] ?? emptySet, other);
    const isAfter = has(graph.afterwards[step] ?? emptySet, other);
    if (isAfter && has(done, other)) return false;
    return !isBefore || !has(required, other) || has(done, other);
  });
}

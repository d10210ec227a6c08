// Finds a shortest correct way: only actions that the reference asks for, in an order and at times it allows.
import type { EquipmentKey, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { searchWay } from '#machines/kit/solver/best-first.ts';
import { classify } from '#machines/kit/grading/classify.ts';
import { areEndGatesMet, isBrokenAt } from '#machines/kit/grading/gates.ts';
import { msOfFact } from '#machines/kit/grading/judge.ts';
import { isTrue, type Read } from '#machines/kit/grading/match.ts';
import { referenceFor } from '#machines/kit/grading/owed.ts';
import { graphOf, neededSteps, type StepGraph } from '#machines/kit/grading/step-graph.ts';
import { EMPTY_SET, has, keyOf, withStep, type StepSet } from '#machines/kit/grading/step-set.ts';
import { readJudged } from '../judging/read-judged.ts';
import { deedsFor } from './deeds.ts';
import { moveBy, stateKey, waitFor, type Move } from './moves.ts';
import { start } from '../start.ts';
import type { EquipmentState } from '../state.ts';

interface WayProblem {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  readonly key: Pick<EquipmentKey, 'reference' | 'judging'>;
  readonly maxNodes: number;
}

interface SolvedWay {
  /** The actions without the walking; undefined when no way was found. */
  readonly actions?: readonly Action[];
  /** The number of actions that do a step. Each does at most one. */
  readonly deeds: number;
  /** The steps that every correct way must do. If `deeds` equals it, the way is a shortest one. */
  readonly needed: number;
  readonly nodes: number;
}

interface WayNode {
  readonly state: EquipmentState;
  readonly done: StepSet;
  /** When each step was done, in ms of the simulation, for deadlines that count from a step. */
  readonly times: Readonly<Record<string, number>>;
  readonly actions: readonly Action[];
}

interface Plan extends WayProblem {
  readonly reference: Reference;
  readonly graph: StepGraph;
  readonly read: Read<EquipmentState>;
  readonly required: StepSet;
  /** Wait only when no needed action is possible at once. */
  readonly isEager: boolean;
}

/** The maximum number of waits in a row: for docking, setting up, the lot, the danger, the help. */
const MAX_WAITS = 10;

/** Finds a shortest correct way: all needed steps in order and promptly, all ends and gates met, no points lost. */
export function findShortestWay(problem: WayProblem): SolvedWay {
  const { reference } = problem.key;
  const graph = graphOf(reference);
  const read = readJudged(problem.ruleset, problem.key.judging);
  const required = graph.required.reduce(withStep, EMPTY_SET);
  const plan = { ...problem, reference, graph, read, required };
  const eager = search({ ...plan, isEager: true });
  return eager.actions ? eager : search({ ...plan, isEager: false });
}

function search(plan: Plan): SolvedWay {
  const { ruleset, play, seed, maxNodes } = plan;
  const { path, nodes } = searchWay<WayNode>({
    start: { state: start(ruleset, play, seed), done: EMPTY_SET, times: {}, actions: [] },
    keyOf: ({ state, done }) => `${keyOf(done)}|${stateKey(ruleset, state)}`,
    isGoal: ({ state, done }) => missing(plan, done) === 0 && isOver(plan, state, done),
    estimate: ({ done }) => missing(plan, done),
    next: (node) => nextNodes(plan, node),
    weight: 1,
    maxNodes,
  });
  const needed = missing(plan, EMPTY_SET);
  if (!path) return { deeds: 0, needed, nodes };
  return { actions: path.flatMap(({ actions }) => actions), deeds: path.length - 1, needed, nodes };
}

/** A lower bound of the actions still needed, as each does at most one step. */
function missing({ graph }: Plan, done: StepSet): number {
  return neededSteps(graph, done).filter((step) => !has(done, step)).length;
}

/** What is owed of ways to choose from depends on what has come of it: nobody has to be called twice. */
function isOver(plan: Plan, state: EquipmentState, done: StepSet): boolean {
  const owed = graphOf(referenceFor(plan.reference, state, plan.read));
  return isEnded(plan, state) && neededSteps(owed, done).every((step) => has(done, step));
}

function isEnded({ reference, read }: Plan, state: EquipmentState): boolean {
  const areMet = reference.end.every(({ condition }) => isTrue(condition, state, read));
  return areMet && areEndGatesMet(reference, state, read);
}

/** The successors by an action now, after the next event, after the one following it, and so on. */
function nextNodes(plan: Plan, node: WayNode): readonly WayNode[] {
  const nodes: WayNode[] = [];
  let { state } = node;
  let waits: readonly Action[] = [];
  for (let count = 0; count <= MAX_WAITS; count++) {
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
  if (plan.reference.gates?.some((gate) => isBrokenAt(plan.reference, gate, moment, plan.read))) return [];
  const { at } = moment.entry;
  return seen.steps
    .filter((step) => isReady(plan, node.done, step) && isInTime(plan, node, step, moment))
    .map((step) => {
      const times = { ...node.times, [plan.reference.steps[step]?.id ?? '']: at };
      return atEnd(plan, { state: moment.after, done: withStep(node.done, step), times, actions });
    });
}

/** Once everything is done, waits for what is still under way. */
function atEnd(plan: Plan, node: WayNode): WayNode {
  if (missing(plan, node.done) > 0) return node;
  let { state, actions } = node;
  for (let count = 0; count < MAX_WAITS && !isEnded(plan, state); count++) {
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
  const { since, sinceFact, withinMs, promptMs = withinMs } = deadline;
  const named = since === undefined ? 0 : times[since];
  const start = sinceFact === undefined ? named : msOfFact(read(before, sinceFact));
  return start === undefined || entry.at - start <= promptMs;
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

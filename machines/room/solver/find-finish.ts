// Whether a case can still be finished from any state: fulfilling the end conditions, in whatever way.
import type { Action } from '#contract/simulation/log.ts';
import type { EndCondition, StateCondition } from '#contract/simulation/reference.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { searchWay, type Found } from '#machines/kit/solver/best-first.ts';
import { isTrue } from '#machines/kit/grading/match.ts';
import type { ActionTarget } from '../possible-actions.ts';
import { heldBy, inBag } from '../possession.ts';
import { read } from '../read.ts';
import { readJudged } from '../read-judged.ts';
import { indexOf } from '../ruleset-index.ts';
import { isFresh, needFor } from './needs.ts';
import { actionOf, movesTo, stateKey, targetsFrom } from './moves.ts';
import type { RoomState, Subject } from '../state.ts';

interface Finished {
  /** The actions without the walking; undefined when no way was found. */
  readonly actions?: readonly Action[];
  readonly nodes: number;
  /** Nothing more can be reached: a real dead end, rather than a search that was too short. */
  readonly isDeadEnd: boolean;
}

interface FinishNode {
  readonly state: RoomState;
  readonly action?: Action;
}

interface Goal {
  readonly ruleset: RoomRuleset;
  readonly ends: readonly StateCondition[];
  /** The end conditions in an order in which each can be fulfilled and stay so, with their prerequisites. */
  readonly guides: readonly StateCondition[];
}

/** Facts that later actions undo are fulfilled last. */
const LAST_KEYS = ['hands', 'location'];

/** Not a fact that a reference asks: a guide's own. */
const FRESH = 'fresh.';
const GLOVE_KEYS = ['slot.underHands', 'fit.hands', 'slot.hands'];

/** More than any single end condition needs, so that none is given up for a later one. */
const MOVES_OF_AN_END = 200;

/**
 * Things that the person must have with them are hung on their clips first, to keep the hands free. Things to
 * wear come out of the bag before the bag is left behind. Hands are clean before gloves go on.
 */
function guidesTo(
  ruleset: RoomRuleset,
  state: RoomState,
  ends: readonly StateCondition[],
): readonly StateCondition[] {
  const { items } = indexOf(ruleset);
  const isClipped = ({ key }: StateCondition) => items.get(key.replace(/^has\./, ''))?.slot !== undefined;
  const isOnHands = ({ key, is = [] }: StateCondition) => GLOVE_KEYS.includes(key) && !is.includes('no');
  const clipped = ends
    .filter(isClipped)
    .map(({ key }) => ({ key: key.replace(/^has/, 'worn'), is: ['yes'] }));
  const rest = ends.filter((end) => !isClipped(end));
  const onHands = rest.findIndex(isOnHands);
  const clean = { key: 'hands', is: ['clean'] };
  return [
    ...clipped,
    ...outOfBag(ruleset, state, ends),
    ...(onHands === -1 ? rest : rest.toSpliced(onHands, 0, ...freshGloves(ruleset, state, rest), clean)),
  ];
}

/** Gloves to wear that lie soiled somewhere are thrown away before the hands are washed: a fresh pair is issued. */
function freshGloves(
  ruleset: RoomRuleset,
  { person }: RoomState,
  ends: readonly StateCondition[],
): readonly StateCondition[] {
  const slots = new Set(
    ends.flatMap(({ key }) => (GLOVE_KEYS.includes(key) ? key.replace(/^\w+\./, '') : [])),
  );
  const fits = ({ slot, size }: Item) =>
    slots.has(slot ?? '') && (size === undefined || size === person.handSize);
  return ruleset.items.filter(fits).map(({ id }) => ({ key: FRESH + id }));
}

/**
 * Out of the bag before it is left behind, and out of the closets before they are locked: shoes that only covers over
 * them ask for; what an end names by itself is fetched then.
 */
function outOfBag(
  ruleset: RoomRuleset,
  state: RoomState,
  ends: readonly StateCondition[],
): readonly StateCondition[] {
  const { items } = indexOf(ruleset);
  const named = new Set(ends.map(({ key }) => key));
  const closets = ruleset.map.dropZones.filter(({ kind }) => kind === 'closet').map(({ id }) => id);
  const isForSite = ({ craft }: Subject) => {
    const item = items.get(craft);
    return item?.slot !== undefined && !item.traits.includes('street');
  };
  const isUnnamed = ({ id, craft }: Subject) => !named.has(`worn.${craft}`) && !named.has(`drop.${id}`);
  const stored = Object.values(state.subjects).filter(
    ({ place }) => place.at === 'zone' && closets.includes(place.zone),
  );
  return [...inBag(state), ...heldBy(state), ...stored.filter(isUnnamed)]
    .filter(isForSite)

    .map((own) => ({ key: `place.${own.id}`, isNot: isUnnamed(own) ? ['P003', ...closets] : ['P003'] }));
}

/** Searches for any way to the end conditions: first with only what they need, then with all in sight. */
export function findFinish(
  ruleset: RoomRuleset,
  state: RoomState,
  ends: readonly EndCondition[],
  maxNodes: number,
): Finished {
  const rank = ({ key }: StateCondition) => LAST_KEYS.indexOf(key);
  const conditions = ends.map(({ condition }) => condition).toSorted((a, b) => rank(a) - rank(b));
  const goal = { ruleset, ends: conditions, guides: guidesTo(ruleset, state, conditions) };
  const narrow = search(goal, state, maxNodes, true);
  const found = narrow.path ? narrow : search(goal, state, maxNodes, false);
  const nodes = found === narrow ? narrow.nodes : narrow.nodes + found.nodes;
  if (!found.path) return { nodes, isDeadEnd: found.isExhausted };
  return { actions: found.path.flatMap(({ action }) => action ?? []), nodes, isDeadEnd: false };
}

function search(goal: Goal, state: RoomState, maxNodes: number, isNarrow: boolean): Found<FinishNode> {
  return searchWay<FinishNode>({
    start: { state },
    keyOf: (node) => stateKey(goal.ruleset, node.state),
    isGoal: (node) => goal.ends.every((end) => isMet(goal, end, node.state)),
    estimate: (node) => estimate(goal, node.state),
    next: (node) =>
      movesTo(goal.ruleset, node.state, targets(goal, node.state, isNarrow)).map((moment) => ({
        state: moment.after,
        action: actionOf(moment.entry),
      })),
    weight: 4,
    maxNodes,
  });
}

function isMet({ ruleset }: Goal, condition: StateCondition, state: RoomState): boolean {
  return isTrue(condition, state, (at, key) => readJudged(ruleset, at, key));
}

/** Soiled gloves come off again, so that wearing them is no gain: else what follows would have to undo it. */
function isReached(goal: Goal, condition: StateCondition, state: RoomState): boolean {
  const { key } = condition;
  if (key.startsWith(FRESH)) return isFresh(state, key.slice(FRESH.length));
  if (!isMet(goal, condition, state)) return false;
  if (!GLOVE_KEYS.includes(key) || isMet(goal, { key, is: ['no', 'none'] }, state)) return true;
  return read(goal.ruleset, state, `soiled.${key.replace(/^\w+\./, '')}`) !== 'yes';
}

/** The first open condition and all after it, which may be undone on the way and so count as open. */
function guidesToCome(goal: Goal, state: RoomState): readonly StateCondition[] {
  const first = goal.guides.findIndex((condition) => !isReached(goal, condition, state));
  return first === -1 ? [] : goal.guides.slice(first);
}

function estimate(goal: Goal, state: RoomState): number {
  const [first, ...rest] = guidesToCome(goal, state);
  if (!first) return 0;
  const { moves } = needFor({ index: indexOf(goal.ruleset), state }, first);
  return moves === Infinity ? Infinity : moves + MOVES_OF_AN_END * rest.length;
}

/** Things that the first open condition involves, plus doors, benches, held things and the air shower. */
function targets(goal: Goal, state: RoomState, isNarrow: boolean): readonly ActionTarget[] {
  const all = targetsFrom(goal.ruleset, state);
  const [first] = guidesToCome(goal, state);
  if (!isNarrow || !first) return all;
  const index = indexOf(goal.ruleset);
  const needed = needFor({ index, state }, first).targets.map((target) => JSON.stringify(target));
  const kept = new Set([...needed, ...heldBy(state).map(({ id }) => JSON.stringify({ kind: 'item', id }))]);
  return all.filter((target) => {
    if (target.kind !== 'item' && target.kind !== 'furniture') return true;
    const kind = target.kind === 'furniture' ? index.furniture.get(target.id)?.kind : undefined;
    return kind === 'bench' || kind === 'airShower' || kept.has(JSON.stringify(target));
  });
}

// Whether a shift can still be brought to an end: the danger over, no job under way, all pods on the rack,
// nobody signed in, the person in the bay. Scrapped lots and escalated dangers count as ends, too.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { searchWay } from '#machines/kit/solver/best-first.ts';
import { situationRow } from '../emergency/emergency-index.ts';
import { currentRun, isGoingOn } from '../emergency/read.ts';
import { moveBy, stateKey, waitFor, type Move } from './moves.ts';
import type { Carrier, EquipmentState } from '../state.ts';

/**
 * tidy: everything is as it should be. cut: as far as that is possible with the power off for
 * good (only service can switch it on). escalated: only an end in which the attempt has failed.
 * none: the search found no end.
 */
type FinishKind = 'tidy' | 'cut' | 'escalated' | 'none';

interface Finished {
  readonly kind: FinishKind;
  /** The actions without the walking. */
  readonly actions: readonly Action[];
  readonly nodes: number;
  /** The search space was exhausted: there is no tidy end, rather than a search that was too short. */
  readonly isExhausted: boolean;
}

interface FinishNode {
  readonly state: EquipmentState;
  readonly actions: readonly Action[];
}

/** Searches for a way to an end; one that is only escalated is returned when there is no other. */
export function findFinish(ruleset: EquipmentRuleset, state: EquipmentState, maxNodes: number): Finished {
  const orderly = search(ruleset, state, maxNodes, (now) => openWork(now) === 0);
  if (orderly.kind !== 'none') return orderly;
  const failed = search(ruleset, state, maxNodes, (now) => currentRun(now.emergency)?.status === 'escalated');
  return { ...failed, nodes: orderly.nodes + failed.nodes, isExhausted: orderly.isExhausted };
}

function search(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  maxNodes: number,
  isEnd: (state: EquipmentState) => boolean,
): Finished {
  const { path, nodes, isExhausted } = searchWay<FinishNode>({
    start: { state, actions: [] },
    keyOf: (node) => stateKey(ruleset, node.state),
    isGoal: (node) => isEnd(node.state),
    estimate: (node) => openWork(node.state),
    next: (node) =>
      movesFrom(ruleset, node.state).map(({ actions, moment }) => ({ actions, state: moment.after })),
    weight: 4,
    maxNodes,
  });
  const last = path?.at(-1);
  if (!path || !last) return { kind: 'none', actions: [], nodes, isExhausted };
  return { kind: kindOf(last.state), actions: path.flatMap(({ actions }) => actions), nodes, isExhausted };
}

function kindOf(state: EquipmentState): FinishKind {
  if (openWork(state) > 0) return 'escalated';
  return isCutForGood(state) && Object.values(state.carriers).some(({ place }) => place.at === 'port')
    ? 'cut'
    : 'tidy';
}

/** The power is off, and nobody who could still be called can restore it. */
function isCutForGood({ track, emergency }: EquipmentState): boolean {
  return !track.hasPower && (emergency.work === 'cut' || !isGoingOn(currentRun(emergency)));
}

/** An estimate of the moves still to come; 0 when nothing is left to do. */
function openWork(state: EquipmentState): number {
  const { emergency, jobs, session, carriers } = state;
  const danger = isGoingOn(currentRun(emergency)) ? 2 : 0;
  const outside = emergency.place === 'bay' ? 0 : 2;
  const signedIn = session.status === 'OUT' ? 0 : 1;
  // Without power the tool ends no job either.
  const open = isCutForGood(state) ? 0 : jobs.filter(({ e40 }) => e40 !== 'NONE').length * 2;
  const pods = Object.values(carriers).reduce((sum, carrier) => sum + openPod(state, carrier), 0);
  return danger + outside + signedIn + open + pods;
}

function openPod(state: EquipmentState, { place }: Carrier): number {
  if (place.at === 'floor') return 2;
  if (place.at !== 'port') return place.at === 'hands' ? 1 : 0;
  const { isDocked, motion } = state.ports[place.port];
  if (!isDocked && motion === 'none') return 2;
  return isCutForGood(state) ? 0 : 3;
}

function movesFrom(ruleset: EquipmentRuleset, state: EquipmentState): readonly Move[] {
  const deeds = [...aboutJobs(state), ...aboutPods(state), ...aboutOneself(ruleset, state)];
  const moves = deeds.flatMap((deed) => moveBy(ruleset, state, deed) ?? []);
  const wait = waitFor(ruleset, state);
  return [...moves, ...answersTo(ruleset, state), ...(wait ? [wait] : [])];
}

function aboutJobs({ jobs }: EquipmentState): readonly Action[] {
  const open = jobs.filter(({ e40 }) => e40 !== 'NONE');
  if (open.length === 0) return [];
  const cancels = open.map(({ id }): Action => ({ code: 'JOB_CANCEL', item: id }));
  return [{ code: 'STARTPROCCES' }, ...cancels, { code: 'JOB_ABORT' }];
}

function aboutPods({ carriers }: EquipmentState): readonly Action[] {
  return Object.values(carriers).flatMap(({ id, place }): readonly Action[] => {
    if (place.at === 'rack') return [];
    if (place.at === 'floor') return [{ code: 'PICK', item: id }];
    if (place.at === 'hands') return [{ code: 'PUT', item: id }];
    return [
      { code: 'UNDOCK', to: place.port },
      { code: 'REMOVE', item: id },
    ];
  });
}

function aboutOneself(ruleset: EquipmentRuleset, state: EquipmentState): readonly Action[] {
  const back: readonly Action[] =
    state.emergency.place === 'bay' ? [] : [{ code: 'RETURN' }, ...askingBack(ruleset)];
  if (state.session.status === 'IN') return [...back, { code: 'SIGN_OUT' }];
  const own = ruleset.accounts.find(({ role }) => role === state.play.role);
  return own ? [...back, { code: 'SIGN_IN', item: own.login }] : back;
}

/** Calls to those who can let the person in again, with the reasons that they react to. */
function askingBack({ emergency }: EquipmentRuleset): readonly Action[] {
  return emergency.answers
    .filter(({ gives }) => gives === 'return')
    .flatMap(({ who, when }) => {
      const reasons = when.find(({ key }) => key === 'reason')?.is ?? [];
      return who.flatMap((to) => reasons.map((reason): Action => ({ code: 'CALL', to, params: { reason } })));
    });
}

/** Responses to what is going on, each as one move: calls after a stop, after an EMO, or from outside. */
function answersTo(ruleset: EquipmentRuleset, state: EquipmentState): readonly Move[] {
  const run = currentRun(state.emergency);
  if (!isGoingOn(run)) return [];
  const { reasons, hurts } = situationRow(ruleset.emergency, run.situation);
  const [reason = ''] = reasons;
  const calls = ruleset.persons.map(({ id }): Action => ({ code: 'CALL', to: id, params: { reason } }));
  const emos = ruleset.emergency.places.filter(({ kind }) => kind === 'emo');
  const aid: readonly Action[] = [{ code: 'SHOWER' }, { code: 'EYEWASH' }];
  const stop: Action = { code: 'STOPWORK' };
  const voice: Action = { code: 'VOICE' };
  const lists: readonly (readonly Action[])[] = [
    // Who is under water themselves stays there: everything else would lead them away.
    ...(hurts?.isOneself ? [[...aid, voice]] : []),
    [...aid, stop, voice, ...calls],
    [...emos.map(({ id }): Action => ({ code: 'EMO', to: id })), voice, ...calls],
    [voice, stop, { code: 'LEAVE' }, ...calls],
  ];
  return lists.flatMap((list) => together(ruleset, state, list) ?? []);
}

/** Performs as one move whatever is possible of a list of actions. */
function together(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  list: readonly Action[],
): Move | undefined {
  let done: Move | undefined;
  for (const deed of list) {
    const move = moveBy(ruleset, done?.moment.after ?? state, deed);
    if (move) done = { actions: [...(done?.actions ?? []), ...move.actions], moment: move.moment };
  }
  return done;
}

// Decides an action: the handler of its code says what follows; time and the last action are kept here.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomCode, RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { changeHands, put, putIntoBag, take, takeFromBag } from './actions/carry.ts';
import { cleanFace, dry, standInAir, stepOnMat, wash, wipe } from './actions/clean.ts';
import { closeWorn, putOn, setRight, takeOff } from './actions/dress.ts';
import { takeHint, turnKey, wait } from './actions/other.ts';
import { sitDown, standUp } from './actions/sit.ts';
import { enter, leave, walk } from './actions/walk.ts';
import { indexOf } from './ruleset-index.ts';
import type { LastAction, RoomState } from './state.ts';
import type { Change, Handler } from './turn.ts';

/** The handlers of all codes. A code that the ruleset does not list is unknown in that suite. */
const HANDLERS: Readonly<Record<RoomCode, Handler>> = {
  A001: enter,
  A002: leave,
  A003: sitDown,
  A004: standUp,
  A005: putOn,
  A006: takeOff,
  A007: take,
  A008: put,
  A009: takeFromBag,
  A010: putIntoBag,
  A011: changeHands,
  A012: setRight,
  A013: take,
  A014: put,
  A015: take,
  A016: put,
  A017: take,
  A018: wash,
  A019: dry,
  A020: wipe,
  A021: turnKey,
  A022: take,
  A023: put,
  A024: take,
  A025: put,
  WALK: walk,
  CLOSE: closeWorn,
  CLEAN_FACE: cleanFace,
  MAT: stepOnMat,
  AIR_SHOWER: standInAir,
  HINT: takeHint,
  WAIT: wait,
};

const handlerOf: ReadonlyMap<string, Handler> = new Map(Object.entries(HANDLERS));

/** What follows from an action tried at a time. A refusal is a value and only counts as one more refusal. */
export function act(
  ruleset: RoomRuleset,
  state: RoomState,
  action: Action,
  at: number,
): Outcome<RoomState, RoomRefusal> {
  const index = indexOf(ruleset);
  const handler = handlerOf.get(action.code);
  const durationMs = index.durations.get(action.code);
  if (!handler || durationMs === undefined) return refused(state, 'unknownAction');
  const decision = handler({ index, state, action, atMs: at, durationMs });
  if (typeof decision === 'string') return refused(state, decision);
  return { ok: true, state: stamped(decision, action, at, durationMs) };
}

function refused(state: RoomState, reason: RoomRefusal): Outcome<RoomState, RoomRefusal> {
  return { ok: false, reason, state: { ...state, refusals: state.refusals + 1 } };
}

function stamped(change: Change, action: Action, atMs: number, durationMs: number): RoomState {
  const untilMs = atMs + (change.durationMs ?? durationMs);
  const last: LastAction = {
    code: action.code,
    ...(action.item === undefined ? {} : { item: action.item }),
    ...(action.from === undefined ? {} : { from: action.from }),
    ...(action.to === undefined ? {} : { to: action.to }),
    atMs,
    untilMs,
  };
  return { ...change.state, atMs, readyAtMs: untilMs, last };
}

// Air showers: which door opens, and how entering and leaving change the state.
import { airlockTable, type Airlock, type AirlockEvent } from './airlock-machine.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState } from './state.ts';

/** The state of the air shower of a location; undefined where there is none. */
export function airlockOf(state: RoomState, location: string): Airlock | undefined {
  return state.airlocks && Object.hasOwn(state.airlocks, location) ? state.airlocks[location] : undefined;
}

/** The door from an air shower to the clean room stays shut until the air has blown. */
export function isShutBefore(index: RulesetIndex, state: RoomState, to: string): boolean {
  const airlock = airlockOf(state, state.person.location);
  return airlock !== undefined && airlock !== 'blown' && isClean(index, to);
}

/** How going to another location changes the air showers, and whether the person stays blown clean. */
export function passedAirlocks(index: RulesetIndex, state: RoomState, from: string, to: string): RoomState {
  if (!state.airlocks) return state;
  const left = withAirlock(state, from, 'LEAVE');
  const entered = withAirlock(left, to, isClean(index, from) ? 'RETURN' : 'ENTER');
  const keepsBlown = isClean(index, to) || airlockOf(state, to) !== undefined;
  return keepsBlown ? entered : withoutBlown(entered);
}

/** The state after standing in an air shower's flow. */
export function blown(state: RoomState): RoomState {
  const next = withAirlock(state, state.person.location, 'BLOW');
  return { ...next, person: { ...next.person, isBlown: true } };
}

function withAirlock(state: RoomState, location: string, event: AirlockEvent): RoomState {
  const airlock = airlockOf(state, location);
  const next = airlock && airlockTable[airlock][event];
  return next ? { ...state, airlocks: { ...state.airlocks, [location]: next } } : state;
}

function withoutBlown(state: RoomState): RoomState {
  const { isBlown: _blown, ...person } = state.person;
  return { ...state, person };
}

function isClean(index: RulesetIndex, location: string): boolean {
  return index.locations.get(location)?.kind === 'clean';
}

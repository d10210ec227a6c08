// The bare hands of a person, and what an event makes of them in the version that the state began with.
import { firstHandsTable, handsTable, type HandsEvent } from './hands-machine.ts';
import type { Hands, RoomState } from './state.ts';
import { isSince2 } from './version.ts';

/** The hands after an event; undefined where it does nothing, such as drying dry hands. */
export function handsAfter(state: RoomState, event: HandsEvent): Hands | undefined {
  return (isSince2(state) ? handsTable : firstHandsTable)[state.person.hands][event];
}

/** Whether they pass dirt on to what they touch. */
export function areHandsSoiled({ person }: RoomState): boolean {
  return person.hands === 'soiled' || person.hands === 'soiledWet';
}

export function withHands(state: RoomState, hands: Hands): RoomState {
  return hands === state.person.hands ? state : { ...state, person: { ...state.person, hands } };
}

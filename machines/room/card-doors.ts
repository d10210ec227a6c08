// Doors with a card reader: who may go through, what the card opens, and that they fall shut behind one.
import type { Door } from '#contract/simulation/room-map.ts';
import type { Crossing } from './grid.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState } from './state.ts';

/** Whether the door opens only to a card for who comes from this location. */
export function needsCard({ kind, between }: Door, from: string): boolean {
  return kind === 'card' && between[0] === from;
}

/** Whether a door would have to be opened with a card first. */
export function isDoorLocked(state: RoomState, door: Door, from: string): boolean {
  return needsCard(door, from) && state.doors?.[door.id] !== true;
}

/** The crossings before whose reader one stands: the tiles right before the door, on its outer side. */
export function readersOf({ grid }: RulesetIndex, { id, between }: Door): readonly Crossing[] {
  return grid.crossings.filter(({ door, from }) => door.id === id && from === between[0]);
}

/** The state after a card was held to the reader. */
export function doorOpened(state: RoomState, id: string): RoomState {
  return { ...state, doors: { ...state.doors, [id]: true } };
}

/** Each door between the two locations falls shut behind who goes through. */
export function passedDoors(
  state: RoomState,
  { ruleset }: RulesetIndex,
  from: string,
  to: string,
): RoomState {
  if (!state.doors) return state;
  const shut = ruleset.map.doors.filter(
    ({ kind, between }) => kind === 'card' && between.includes(from) && between.includes(to),
  );
  return { ...state, doors: { ...state.doors, ...Object.fromEntries(shut.map(({ id }) => [id, false])) } };
}

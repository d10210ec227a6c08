// The thing of the scene that an action is about: where its refusal is said.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import type { RoomState } from '#machines/room/state.ts';

/** The door, the furniture, the thing that lies about; the person for what is worn, held or done with the body. */
export function targetOfAction(ruleset: RoomRuleset, state: RoomState, action: Action): ActionTarget {
  const door = doorOf(ruleset, state, action);
  if (door !== undefined) return { kind: 'door', id: door };
  const place = state.subjects[action.item ?? '']?.place;
  const zone = place?.at === 'zone' ? place.zone : undefined;
  const piece = [action.to, action.from, zone]
    .map((id) => furnitureAt(ruleset, id))
    .find((id) => id !== undefined);
  if (piece !== undefined) return { kind: 'furniture', id: piece };
  return zone === undefined ? { kind: 'person' } : { kind: 'item', id: action.item ?? '' };
}

function doorOf({ map }: RoomRuleset, { person }: RoomState, { code, to }: Action): string | undefined {
  if (code !== 'A001' && code !== 'A002') return undefined;
  return map.doors.find(({ between }) => between.includes(person.location) && between.some((id) => id === to))
    ?.id;
}

function furnitureAt({ map }: RoomRuleset, place: string | undefined): string | undefined {
  if (map.furniture.some(({ id }) => id === place)) return place;
  return map.dropZones.find(({ id }) => id === place)?.furniture;
}

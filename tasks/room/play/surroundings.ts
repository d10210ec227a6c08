// What is round the person, as a list to go through: furniture by distance, things on the floor, doors.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { furnitureState, placedItems, type FurnitureState } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';

export interface Surrounding {
  readonly key: string;
  readonly target: ActionTarget;
  readonly text: Trilingual;
  readonly furniture?: FurnitureState;
}

/** Furniture and things of the person's location, the nearest first. */
export function thingsAround(ruleset: RoomRuleset, state: RoomState): readonly Surrounding[] {
  const { person } = state;
  const distance = (x: number, y: number): number => Math.max(Math.abs(x - person.x), Math.abs(y - person.y));
  const furniture = ruleset.map.furniture
    .filter((piece) => piece.location === person.location)
    .map((piece) => ({
      away: Math.min(99, ...piece.approaches.map((tile) => distance(tile.x, tile.y))),
      key: `furniture-${piece.id}`,
      target: { kind: 'furniture', id: piece.id } as const,
      text: piece.text,
      furniture: furnitureState(ruleset, state, piece.id),
    }));
  const floors = new Set(
    ruleset.map.dropZones.flatMap((zone) =>
      zone.furniture === undefined && zone.location === person.location ? [zone.id] : [],
    ),
  );
  const lying = placedItems(ruleset, state)
    .filter((placed) => floors.has(placed.zone))
    .map((placed) => ({
      away: distance(placed.x, placed.y),
      key: `item-${placed.subject.id}`,
      target: { kind: 'item', id: placed.subject.id } as const,
      text: placed.item.text,
    }));
  return [...furniture, ...lying].toSorted((a, b) => a.away - b.away);
}

export function doorsAround(ruleset: RoomRuleset, state: RoomState): readonly Surrounding[] {
  const here = state.person.location;
  return ruleset.map.doors
    .filter((door) => door.between.includes(here))
    .map((door) => {
      const beyond = ruleset.map.locations.find((row) => row.id === door.between.find((id) => id !== here));
      return {
        key: `door-${door.id}`,
        target: { kind: 'door', id: door.id } as const,
        text: beyond?.text ?? door.text,
      };
    });
}

/** The name of a target, for the head of its menu. */
export function targetText(
  ruleset: RoomRuleset,
  state: RoomState,
  target: ActionTarget,
): Trilingual | undefined {
  if (target.kind === 'tile' || target.kind === 'person') return undefined;
  const rows: readonly { readonly id: string; readonly text: Trilingual }[] = {
    item: ruleset.items,
    furniture: ruleset.map.furniture,
    door: ruleset.map.doors,
    location: ruleset.map.locations,
  }[target.kind];
  const id = target.kind === 'item' ? state.subjects[target.id]?.craft : target.id;
  return rows.find((row) => row.id === id)?.text;
}

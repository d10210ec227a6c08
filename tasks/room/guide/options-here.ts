// Everything that can be tried where the person is, each with the thing whose menu offers it.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { possibleActions, type ActionTarget, type PossibleAction } from '#machines/room/possible-actions.ts';
import { bagItems, bagOf, heldItems, placedItems, wornItems } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';

export interface OptionHere {
  readonly target: ActionTarget;
  readonly option: PossibleAction;
}

/** Furniture first, so that a thing in a closet is found there before it is found by itself. */
export function optionsHere(ruleset: RoomRuleset, state: RoomState): readonly OptionHere[] {
  return targetsHere(ruleset, state).flatMap((target) =>
    possibleActions(ruleset, state, target).map((option) => ({ target, option })),
  );
}

function targetsHere(ruleset: RoomRuleset, state: RoomState): readonly ActionTarget[] {
  const here = state.person.location;
  const { map } = ruleset;
  const floors = new Set(
    map.dropZones.filter((zone) => zone.location === here && !zone.furniture).map((zone) => zone.id),
  );
  const bag = bagOf(ruleset, state);
  const items = [
    ...heldItems(ruleset, state),
    ...wornItems(ruleset, state),
    ...(bag?.isInReach ? bagItems(ruleset, state) : []),
    ...placedItems(ruleset, state).filter(({ zone }) => floors.has(zone)),
  ];
  return [
    ...map.furniture.filter((piece) => piece.location === here).map(({ id }) => of('furniture', id)),
    ...items.map(({ subject }) => of('item', subject.id)),
    ...map.doors.filter((door) => door.between.includes(here)).map(({ id }) => of('door', id)),
    { kind: 'person' },
  ];
}

function of(kind: 'furniture' | 'item' | 'door', id: string): ActionTarget {
  return { kind, id };
}

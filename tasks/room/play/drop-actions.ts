// What letting a dragged thing go means: the actions that would bring it there.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { possibleActions, type PossibleAction } from '#machines/room/possible-actions.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { DropPlace } from '#scenes/room/targets.ts';

/**
 * Tries what dropping means through `tryAll`: a thing that lies is taken first, then put where it was let go (or worn,
 * where that is the person). What is not possible is tried all the same, so that the machine says why.
 */
export function drop(
  game: {
    readonly ruleset: RoomRuleset;
    readonly state: () => RoomState;
    readonly tryAll: (actions: readonly Action[]) => boolean;
  },
  subjectId: string,
  place: DropPlace,
): void {
  const { ruleset, state, tryAll } = game;
  const menu = (): readonly PossibleAction[] =>
    possibleActions(ruleset, state(), { kind: 'item', id: subjectId });
  if (state().subjects[subjectId]?.place.at !== 'P002') {
    const [take] = menu();
    if (!take || !tryAll(take.steps)) return;
    if (isTaken(place)) return;
  }
  const wanted = menu().find(({ action }) => isDropOn(ruleset, action, place));
  if (wanted) tryAll(wanted.steps);
}

/** Let go over the person, a thing is taken into the hand; wearing it is chosen from its menu. */
function isTaken(place: DropPlace): boolean {
  return place.kind === 'person';
}

function isDropOn(ruleset: RoomRuleset, action: Action, place: DropPlace): boolean {
  if (place.kind === 'person') return action.code === 'A005';
  const zone = ruleset.map.dropZones.find((row) => row.id === action.to);
  if (!zone) return false;
  if (place.kind === 'furniture') return zone.furniture === place.id;
  return zone.furniture === undefined && zone.location === place.location;
}

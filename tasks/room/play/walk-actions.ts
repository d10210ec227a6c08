// What pointing at a tile, or an arrow key, means: a walk, or going through the door there.
import type { Action } from '#contract/simulation/log.ts';
import type { Tile } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { possibleActions } from '#machines/room/possible-actions.ts';
import type { RoomState } from '#machines/room/state.ts';

/** A tile of the same location is walked to; one of another is entered by its door. */
export function walkTo(
  ruleset: RoomRuleset,
  state: RoomState,
  tile: Tile,
  location: string,
): readonly Action[] {
  if (location === state.person.location) return [{ code: 'WALK', params: { x: tile.x, y: tile.y } }];
  return possibleActions(ruleset, state, { kind: 'location', id: location })[0]?.steps ?? [];
}

// What a person can reach from where they stand.
import type { PlaceKind } from '#contract/simulation/equipment-kinds.ts';
import type { BayPlace } from '#contract/simulation/equipment-ruleset.ts';
import { isBlocked } from './emergency/reach.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { EquipmentState } from './state.ts';

/** The distance of two places in tiles; a diagonal step counts as one. */
export function tilesBetween(from: BayPlace, to: BayPlace): number {
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
}

/** The place where the person stands. */
export function placeOf(index: EquipmentIndex, state: EquipmentState): BayPlace | undefined {
  return index.places.get(state.person.place);
}

/** Whether the person can reach a place now: near enough, on the same side of the exit, not behind flames. */
export function reaches(index: EquipmentIndex, state: EquipmentState, id: string): boolean {
  const place = index.places.get(id);
  const here = placeOf(index, state);
  if (!place || !here || place.area !== here.area) return false;
  if (tilesBetween(here, place) > index.ruleset.reachTiles) return false;
  return !isBlocked(index.ruleset.emergency, state.emergency, id);
}

/** The first place of a kind that is in reach. */
export function reachedOf(
  index: EquipmentIndex,
  state: EquipmentState,
  kind: PlaceKind,
): BayPlace | undefined {
  return index.ruleset.places.find((place) => place.kind === kind && reaches(index, state, place.id));
}

// Places that issue single-use things: a used or discarded one is replaced there under the same id.
import { itemOf, withSubject } from './possession.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { ItemPlace, RoomState, Subject } from './state.ts';

/**
 * Changes a thing whose catalogue name was `craft`. If a stocked place issues such things, the changed one
 * gets a new id and a fresh one appears in the place under the old id.
 */
export function withFresh(index: RulesetIndex, state: RoomState, changed: Subject, craft: string): RoomState {
  const place = issuingPlace(index, craft);
  if (!place) return withSubject(state, changed);
  const used = { ...changed, id: freeId(state, changed.craft) };
  return withSubject(withSubject(state, used), { id: changed.id, craft, place, isIssued: false });
}

/** As withFresh, for a thing that is thrown away unused: it becomes trash. */
export function thrownAway(index: RulesetIndex, state: RoomState, thrown: Subject): RoomState {
  const becomes = itemOf(index, thrown)?.becomes;
  const isStocked = becomes !== undefined && issuingPlace(index, thrown.craft) !== undefined;
  return isStocked
    ? withFresh(index, state, { ...thrown, craft: becomes }, thrown.craft)
    : withSubject(state, thrown);
}

function issuingPlace(index: RulesetIndex, craft: string): ItemPlace | undefined {
  const item = index.items.get(craft);
  const dropId = item?.becomes === undefined ? undefined : item.mandatoryPosition;
  const zone = index.ruleset.map.dropZones.find((row) => row.isStocked && row.dropId === dropId);
  return zone && { at: 'zone', zone: zone.id, x: zone.anchor.x, y: zone.anchor.y };
}

/** The catalogue name with the first free number. */
function freeId(state: RoomState, craft: string): string {
  let number = 0;
  while (Object.hasOwn(state.subjects, `${craft}-${number}`)) number += 1;
  return `${craft}-${number}`;
}

// Places that issue single-use things: what was used up or thrown away lies there anew, under its own name.
import { itemOf, withSubject } from './possession.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { ItemPlace, RoomState, Subject } from './state.ts';

/**
 * The state with a thing changed; `craft` is what it was. Where a stocked place issues that, the changed one takes a new
 * id and a fresh one lies in the place under the old id; elsewhere it is just changed.
 */
export function withFresh(index: RulesetIndex, state: RoomState, changed: Subject, craft: string): RoomState {
  const place = issuingPlace(index, craft);
  if (!place) return withSubject(state, changed);
  const used = { ...changed, id: freeId(state, changed.craft) };
  return withSubject(withSubject(state, used), { id: changed.id, craft, place, isIssued: false });
}

/** As withFresh for what is thrown away unused: it is trash from then on. */
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

/** The catalogue name with the first number that is free. */
function freeId(state: RoomState, craft: string): string {
  let number = 0;
  while (Object.hasOwn(state.subjects, `${craft}-${number}`)) number += 1;
  return `${craft}-${number}`;
}

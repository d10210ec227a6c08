// Which things changed place between two states, and how that should look. Pure: the rules never use it.
import type { DropZone, RoomMap } from '#contract/simulation/room-map.ts';
import type { ItemPlace, RoomState, Subject } from '#machines/room/state.ts';

/**
 * `carry` is done by hand; `drop` falls to the floor, `throw` into a bin; `dress` goes onto the body; `set`
 * is adjusted where it is worn.
 */
export type JourneyKind = 'carry' | 'drop' | 'throw' | 'dress' | 'set';

export interface Journey {
  readonly kind: JourneyKind;
  /** The thing in the new state. */
  readonly subject: Subject;
  /** The thing in the previous state, under the same id. */
  readonly before: Subject;
}

const samePlace = (a: ItemPlace, b: ItemPlace): boolean => {
  if (a.at === 'P002' && b.at === 'P002') return a.hand === b.hand;
  if (a.at === 'zone' && b.at === 'zone') return a.zone === b.zone && a.x === b.x && a.y === b.y;
  return a.at === b.at;
};

function kindOf({ place, state }: Subject, before: Subject, map: RoomMap): JourneyKind | undefined {
  if (samePlace(place, before.place))
    return place.at === 'P001' && state !== before.state ? 'set' : undefined;
  if (place.at === 'P001') return 'dress';
  if (place.at !== 'zone' || before.place.at !== 'P002') return 'carry';
  const zone = map.dropZones.find(({ id }) => id === place.zone);
  return (zone && LET_GO[zone.kind]) ?? 'carry';
}

/** Zones where a thing is released, not put down. */
const LET_GO: Readonly<Partial<Record<DropZone['kind'], JourneyKind>>> = { floor: 'drop', trash: 'throw' };

/**
 * A used thing continues under a new id while a fresh one lies in its old place under the old id: the fresh
 * one just appears, and the used one comes from where the old one was.
 */
export function journeysOf(state: RoomState, before: RoomState, map: RoomMap): readonly Journey[] {
  const used = state.last?.item;
  const isReplaced = Object.keys(state.subjects).some((id) => before.subjects[id] === undefined);
  return Object.values(state.subjects).flatMap((subject): Journey[] => {
    if (before.subjects[subject.id] === subject || (isReplaced && subject.id === used)) return [];
    const old = before.subjects[subject.id] ?? (used === undefined ? undefined : before.subjects[used]);
    if (!old) return [];
    const kind = kindOf(subject, old, map);
    return kind ? [{ kind, subject, before: { ...old, id: subject.id } }] : [];
  });
}

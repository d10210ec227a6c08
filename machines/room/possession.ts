// What the person has: in the hands, worn, in the bag; and how things change their place.
import type { Item, Position } from '#contract/simulation/room-catalogue.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { Hand, ItemPlace, RoomState, Subject } from './state.ts';

const hands: readonly Hand[] = ['right', 'left'];

/** A subject by its id; ids come from a log, so the record's own keys alone count. */
export function subjectOf(state: RoomState, id: string | undefined): Subject | undefined {
  return id !== undefined && Object.hasOwn(state.subjects, id) ? state.subjects[id] : undefined;
}

export function inHand(state: RoomState, hand: Hand): Subject | undefined {
  return Object.values(state.subjects).find(
    (subject) => subject.place.at === 'P002' && subject.place.hand === hand,
  );
}

/** Right hand first. */
export function heldBy(state: RoomState): readonly Subject[] {
  return hands.flatMap((hand) => inHand(state, hand) ?? []);
}

export function freeHand(state: RoomState): Hand | undefined {
  return hands.find((hand) => inHand(state, hand) === undefined);
}

export function wornBy(state: RoomState): readonly Subject[] {
  return Object.values(state.subjects).filter((subject) => subject.place.at === 'P001');
}

export function inBag(state: RoomState): readonly Subject[] {
  return Object.values(state.subjects).filter((subject) => subject.place.at === 'P003');
}

export function inZone(state: RoomState, zone: string): readonly Subject[] {
  return Object.values(state.subjects).filter(
    (subject) => subject.place.at === 'zone' && subject.place.zone === zone,
  );
}

/** The container that P003 means. */
export function findBag(index: RulesetIndex, state: RoomState): Subject | undefined {
  return Object.values(state.subjects).find((subject) =>
    itemOf(index, subject)?.traits.includes('container'),
  );
}

export function itemOf(index: RulesetIndex, subject: Subject): Item | undefined {
  return index.items.get(subject.craft);
}

export function isWearing(state: RoomState, craft: string): boolean {
  return wornBy(state).some((subject) => subject.craft === craft);
}

/** What of a position's needs is not among the things there; of a group that any one of would do for, all of it. */
export function missingAmong(needs: Position['dependencies'], there: readonly Subject[]): readonly string[] {
  return (needs ?? []).flatMap((need) => {
    const anyOf = typeof need === 'string' ? [need] : need;
    return anyOf.some((craft) => there.some((subject) => subject.craft === craft)) ? [] : anyOf;
  });
}

/** No hand holds anything but the thing itself. */
export function areHandsFree(state: RoomState, exceptId?: string): boolean {
  return heldBy(state).every((subject) => subject.id === exceptId);
}

export function withSubject(state: RoomState, subject: Subject): RoomState {
  return { ...state, subjects: { ...state.subjects, [subject.id]: subject } };
}

/** Puts a thing somewhere; what it was set to when worn is forgotten there. */
export function moved(subject: Subject, place: ItemPlace): Subject {
  return { id: subject.id, craft: subject.craft, place, isIssued: subject.isIssued };
}

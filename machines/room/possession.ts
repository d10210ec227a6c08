// What the person holds, wears and has in the bag, and moving things from place to place.
import type { Item, Position } from '#contract/simulation/room-catalogue.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { Hand, ItemPlace, RoomState, Subject } from './state.ts';
import { isSince2 } from './version.ts';

const HANDS: readonly Hand[] = ['right', 'left'];

/** A subject by its id. Ids come from a log, so only the record's own keys count (not inherited ones). */
export function subjectOf(state: RoomState, id: string | undefined): Subject | undefined {
  return id !== undefined && Object.hasOwn(state.subjects, id) ? state.subjects[id] : undefined;
}

/** What the person has about them, sorted by where it is. */
interface Possessions {
  readonly worn: readonly Subject[];
  readonly inHand: Readonly<Record<Hand, Subject | undefined>>;
  /** Right hand first. */
  readonly held: readonly Subject[];
  readonly inBag: readonly Subject[];
}

/** Sorted once for each change of the things: rules and judging ask again and again. */
const sortedOnce = onceForEach(sorted);

const possessionsOf = ({ subjects }: RoomState): Possessions => sortedOnce(subjects);

function sorted(all: RoomState['subjects']): Possessions {
  const worn: Subject[] = [];
  const bagged: Subject[] = [];
  const hands: Record<Hand, Subject | undefined> = { right: undefined, left: undefined };
  for (const subject of Object.values(all)) {
    const { place } = subject;
    if (place.at === 'P001') worn.push(subject);
    else if (place.at === 'P002') hands[place.hand] ??= subject;
    else if (place.at === 'P003') bagged.push(subject);
  }
  return { worn, inHand: hands, held: HANDS.flatMap((hand) => hands[hand] ?? []), inBag: bagged };
}

/** Right hand first. */
export function heldBy(state: RoomState): readonly Subject[] {
  return possessionsOf(state).held;
}

/** An empty hand, the right one first; undefined when both are full. */
export function freeHand(state: RoomState): Hand | undefined {
  const { inHand } = possessionsOf(state);
  return HANDS.find((hand) => inHand[hand] === undefined);
}

export function wornBy(state: RoomState): readonly Subject[] {
  return possessionsOf(state).worn;
}

export function inBag(state: RoomState): readonly Subject[] {
  return possessionsOf(state).inBag;
}

export function inZone(state: RoomState, zone: string): readonly Subject[] {
  return Object.values(state.subjects).filter(
    (subject) => subject.place.at === 'zone' && subject.place.zone === zone,
  );
}

/** The container that the place P003 refers to. */
export function findBag(index: RulesetIndex, state: RoomState): Subject | undefined {
  return Object.values(state.subjects).find((subject) =>
    itemOf(index, subject)?.traits.includes('container'),
  );
}

/** The catalogue row of a thing; undefined when the ruleset lacks it. */
export function itemOf(index: RulesetIndex, subject: Subject): Item | undefined {
  return index.items.get(subject.craft);
}

export function isWearing(state: RoomState, craft: string): boolean {
  return wornBy(state).some((subject) => subject.craft === craft);
}

/** The needs of a position that are not met there; of a group of which any one would do, all of it. */
export function missingAmong(needs: Position['dependencies'], there: readonly Subject[]): readonly string[] {
  return (needs ?? []).flatMap((need) => {
    const anyOf = typeof need === 'string' ? [need] : need;
    return anyOf.some((craft) => there.some((subject) => subject.craft === craft)) ? [] : anyOf;
  });
}

/** Whether the hands are empty, apart from the thing itself. */
export function areHandsFree(state: RoomState, exceptId?: string): boolean {
  return heldBy(state).every((subject) => subject.id === exceptId);
}

export function withSubject(state: RoomState, subject: Subject): RoomState {
  return { ...state, subjects: { ...state.subjects, [subject.id]: subject } };
}

/** The thing in another place; the state that it had when worn is dropped, its dirt stays on it. */
export function moved(state: RoomState, subject: Subject, place: ItemPlace): Subject {
  const { id, craft, isIssued, isSoiled } = subject;
  return { id, craft, place, isIssued, ...(isSoiled && isSince2(state) ? { isSoiled } : {}) };
}

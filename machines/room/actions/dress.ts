// A005, A006, A012 and CLOSE: putting on, taking off, setting right, closing.
import type { Item, Position } from '#contract/simulation/room-catalogue.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import { isBare } from '../person-aspects.ts';
import {
  areHandsFree,
  freeHand,
  isWearing,
  itemOf,
  missingAmong,
  moved,
  subjectOf,
  withSubject,
  wornBy,
} from '../possession.ts';
import type { RulesetIndex } from '../ruleset-index.ts';
import type { RoomState, Subject } from '../state.ts';
import { withFresh } from '../stock.ts';
import { touched } from '../touch.ts';
import { isSince2 } from '../version.ts';
import type { Decision, Turn } from '../turn.ts';

/** A005: puts on `item`. */
export function putOn(turn: Turn): Decision {
  const { index, state } = turn;
  const subject = subjectOf(state, turn.action.item);
  if (!subject) return 'unknownItem';
  if (subject.place.at === 'P001') return 'alreadyWorn';
  if (subject.place.at !== 'P002') return 'notHeld';
  const item = itemOf(index, subject);
  if (!item?.slot) return 'notWearable';
  const refusal = handsFor(state, item, subject.id) ?? whyNotOn(index, state, item, subject);
  if (refusal) return refusal;
  const dressed = undone(index, withSubject(state, asWorn(state, subject, item)), item);
  const next = onChangedShoes(dressed, item);
  return { state: touched(index, next, subject, undefined, turn.atMs) };
}

/** A thing with states has the first of them when it has just been put on. */
function asWorn(state: RoomState, subject: Subject, item: Item): Subject {
  const worn = moved(state, subject, { at: 'P001' });
  const first = item.states?.[0];
  return first === undefined ? worn : { ...worn, state: first };
}

/** Slots lose their right state, as when a sleeve is pulled over the cuff of a glove. */
function undone(index: RulesetIndex, state: RoomState, { undoes = [] }: Item): RoomState {
  const loosened = wornBy(state).flatMap((subject): readonly Subject[] => {
    const item = itemOf(index, subject);
    const first = item?.states?.[0];
    const isUndone = first !== undefined && first !== subject.state && undoes.includes(item?.slot ?? '');
    return isUndone ? [{ ...subject, state: first }] : [];
  });
  return loosened.reduce(withSubject, state);
}

/** A006: takes off the worn `item`. */
export function takeOff(turn: Turn): Decision {
  const { index, state } = turn;
  const subject = subjectOf(state, turn.action.item);
  if (!subject) return 'unknownItem';
  if (subject.place.at !== 'P001') return 'notWorn';
  const item = itemOf(index, subject);
  if (!item?.slot) return 'notWearable';
  const refusal = handsFor(state, item) ?? whyCovered(index, state, item.slot, subject.id);
  if (refusal) return refusal;
  const hand = freeHand(state);
  if (!hand) return 'handsFull';
  const off = moved(state, subject, { at: 'P002', hand });
  return { state: handled(turn, onChangedShoes(undressed(turn, off, item), item), subject, item) };
}

/** A single-use thing is another after use; its dirt is folded inside. */
function undressed({ index, state }: Turn, off: Subject, item: Item): RoomState {
  if (item.becomes === undefined) return withSubject(state, off);
  const { id, place, isIssued } = off;
  return withFresh(index, state, { id, craft: item.becomes, place, isIssued }, item.id);
}

/** The state after a worn thing was touched. Gloves come off inside out and set each other right: they soil no hand. */
function handled({ index, atMs }: Turn, state: RoomState, subject: Subject, { bodyPath }: Item): RoomState {
  return isSince2(state) && bodyPath === 'hands' ? state : touched(index, state, subject, undefined, atMs);
}

/** A012: sets `item` right; the last of an item's states is the right one. */
export function setRight(turn: Turn): Decision {
  return setWorn(turn, 'nothingToSet', (item) => !item.traits.includes('closable'));
}

/** CLOSE: closes the worn coverall. */
export function closeWorn(turn: Turn): Decision {
  const decision = setWorn(turn, 'nothingToClose', (item) => item.traits.includes('closable'));
  return typeof decision !== 'string' && showsWhatCloses(turn.index, turn.state) ? 'dependency' : decision;
}

function setWorn(turn: Turn, nothing: RoomRefusal, applies: (item: Item) => boolean): Decision {
  const { index, state } = turn;
  const subject = subjectOf(state, turn.action.item);
  if (!subject) return 'unknownItem';
  if (subject.place.at !== 'P001') return 'notWorn';
  const item = itemOf(index, subject);
  const right = item?.states?.at(-1);
  if (!item || !applies(item) || right === undefined || subject.state === right) return nothing;
  if (!areHandsFree(state)) return 'handsBusy';
  return { state: asSet(turn, subject, item, right) };
}

function asSet(turn: Turn, subject: Subject, item: Item, right: string): RoomState {
  const set = withSubject(turn.state, { ...subject, state: right });
  return isSince2(set) ? handled(turn, set, subject, item) : set;
}

/** Whether anything is visible that must be hidden before closing, such as a beard without the mask. */
function showsWhatCloses(index: RulesetIndex, state: RoomState): boolean {
  return state.person.aspects.some(
    (aspect) => index.aspects.get(aspect)?.isHiddenToClose && isBare(index, state, aspect),
  );
}

/** Dressing needs both hands apart from the thing itself; a thing with a clip needs only one. */
function handsFor(state: RoomState, item: Item, exceptId?: string): RoomRefusal | undefined {
  if (item.traits.includes('hangsOnClip')) return undefined;
  return areHandsFree(state, exceptId) ? undefined : 'handsBusy';
}

function whyNotOn(
  index: RulesetIndex,
  state: RoomState,
  item: Item,
  subject: Subject,
): RoomRefusal | undefined {
  const position = item.positions.find((row) => row.dropId === 'P001');
  if (!position) return 'notWearable';
  const worn = wornBy(state);
  const bans = index.bans.get(item.id);
  if (worn.some((other) => bans?.has(other.craft))) return 'banned';
  if (worn.some((other) => itemOf(index, other)?.slot === item.slot)) return 'slotTaken';
  if (item.slot && whyCovered(index, state, item.slot, subject.id)) return 'covered';
  if (!areDependenciesMet(state, position)) return 'dependency';
  return item.mandatoryPosition !== undefined && !subject.isIssued ? 'mandatoryPosition' : undefined;
}

function areDependenciesMet(state: RoomState, position: Position): boolean {
  const isStillOn = (position.requiresOff ?? []).some((id) => isWearing(state, id));
  return !isStillOn && missingAmong(position.dependencies, wornBy(state)).length === 0;
}

/** The refusal when another worn thing covers the slot. */
function whyCovered(
  index: RulesetIndex,
  state: RoomState,
  slot: string,
  exceptId: string,
): RoomRefusal | undefined {
  const covers = wornBy(state).some((other) => {
    if (other.id === exceptId) return false;
    const item = itemOf(index, other);
    return item?.covers?.includes(slot) || index.slots.get(item?.slot ?? '')?.covers.includes(slot);
  });
  return covers ? 'covered' : undefined;
}

/** Soles of newly put on shoes have not been on the mat yet. */
function onChangedShoes(state: RoomState, item: Item): RoomState {
  if (item.bodyPath !== 'feet' || !state.person.isSoleClean) return state;
  return { ...state, person: { ...state.person, isSoleClean: false } };
}

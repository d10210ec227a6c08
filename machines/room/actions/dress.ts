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
import type { Decision, Turn } from '../turn.ts';

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
  const dressed = undone(index, withSubject(state, asWorn(subject, item)), item);
  const next = onChangedShoes(dressed, item);
  return { state: touched(index, next, subject, undefined, turn.atMs) };
}

/** What has states has the first one when just put on. */
function asWorn(subject: Subject, item: Item): Subject {
  const worn = moved(subject, { at: 'P001' });
  const first = item.states?.[0];
  return first === undefined ? worn : { ...worn, state: first };
}

/** A sleeve drawn over the cuff of a glove undoes its right state. */
function undone(index: RulesetIndex, state: RoomState, { undoes = [] }: Item): RoomState {
  const loosened = wornBy(state).flatMap((subject): readonly Subject[] => {
    const item = itemOf(index, subject);
    const first = item?.states?.[0];
    const isUndone = first !== undefined && first !== subject.state && undoes.includes(item?.slot ?? '');
    return isUndone ? [{ ...subject, state: first }] : [];
  });
  return loosened.reduce(withSubject, state);
}

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
  const off = { ...moved(subject, { at: 'P002', hand }), craft: item.becomes ?? subject.craft };
  const next = item.becomes === undefined ? withSubject(state, off) : withFresh(index, state, off, item.id);
  return { state: touched(index, onChangedShoes(next, item), subject, undefined, turn.atMs) };
}

/** A012: the last of an item's states is the right one. */
export function setRight(turn: Turn): Decision {
  return setWorn(turn, 'nothingToSet', (item) => !item.traits.includes('closable'));
}

/** CLOSE: the coverall. */
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
  return { state: withSubject(state, { ...subject, state: right }) };
}

/** Something of the person must be hidden before anything is closed: a beard by the mask. */
function showsWhatCloses(index: RulesetIndex, state: RoomState): boolean {
  return state.person.aspects.some(
    (aspect) => index.aspects.get(aspect)?.isHiddenToClose && isBare(index, state, aspect),
  );
}

/** Dressing needs both hands but for the thing itself; what hangs on a clip needs one. */
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

/** Something else worn covers the slot. */
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

/** New soles have not been on the mat. */
function onChangedShoes(state: RoomState, item: Item): RoomState {
  if (item.bodyPath !== 'feet' || !state.person.isSoleClean) return state;
  return { ...state, person: { ...state.person, isSoleClean: false } };
}

// Records what soils the hands, or the gloves on them, and what they touch after that.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { ZoneKind } from '#contract/simulation/room-kinds.ts';
import { areHandsSoiled, handsAfter, withHands } from './hands.ts';
import { findBag, itemOf, withSubject, wornBy } from './possession.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject, Touch } from './state.ts';
import { isSince2 } from './version.ts';

const STREET = ['streetShoe', 'street'] as const;
/** Up to version 1 waste soiled by being waste. */
const FIRST_SOILING = [...STREET, 'waste'] as const;

const hasAny = (item: Item | undefined, traits: readonly Item['traits'][number][]): boolean =>
  traits.some((trait) => item?.traits.includes(trait));

/** Whether a thing soils the hands wherever it lies: it comes from the street. */
export function isDirty(item: Item | undefined): boolean {
  return hasAny(item, STREET);
}

/**
 * The thing in a place of a kind, with the dirt that it takes on there (version 2): anything on a floor or in a
 * bin, clothes in a street bag. Soles are made for floors, and a rack takes what can be cleaned in exchange.
 */
export function soiledIn(
  index: RulesetIndex,
  state: RoomState,
  subject: Subject,
  kind: ZoneKind | 'bag' | undefined,
): Subject {
  const item = itemOf(index, subject);
  if (!item || !isSince2(state) || isDirty(item) || item.bodyPath === 'feet') return subject;
  if (kind === 'rack') return item.becomes === undefined ? exchanged(subject) : subject;
  return isDirtyPlace(index, state, kind, item) ? { ...subject, isSoiled: true } : subject;
}

function isDirtyPlace(
  index: RulesetIndex,
  state: RoomState,
  kind: ZoneKind | 'bag' | undefined,
  { type }: Item,
): boolean {
  if (kind === 'floor' || kind === 'trash') return true;
  return kind === 'bag' && type === 'cloth' && isStreetBag(index, state);
}

function exchanged({ isSoiled: _dirt, ...subject }: Subject): Subject {
  return subject;
}

function isStreetBag(index: RulesetIndex, state: RoomState): boolean {
  const bag = findBag(index, state);
  return bag !== undefined && isDirty(itemOf(index, bag));
}

/** The state after a hand has been in the bag. */
export function touchedBag(index: RulesetIndex, state: RoomState, atMs: number): RoomState {
  const bag = isSince2(state) ? findBag(index, state) : undefined;
  return bag ? touched(index, state, bag, undefined, atMs) : state;
}

/** The state after the hands have touched a thing in a zone, or put one into it. */
export function touched(
  index: RulesetIndex,
  state: RoomState,
  subject: Subject,
  zoneKind: string | undefined,
  atMs: number,
): RoomState {
  const gloves = wornGloves(index, state, subject.id);
  const item = itemOf(index, subject);
  const wasSoiled = isSince2(state) && subject.isSoiled === true && !isDirty(item);
  const touch: Omit<Touch, 'kind'> = {
    atMs,
    what: subject.craft,
    ...(gloves ? { by: 'gloves' } : {}),
    ...(wasSoiled ? { isSoiled: true } : {}),
  };
  if (wasSoiled || doesSoil(state, item, zoneKind)) {
    return noted(gloves ? soiledGloves(state, gloves) : soiledHands(state), touch, 'soiledBy');
  }
  const isSoiled = gloves ? gloves.isSoiled === true : areHandsSoiled(state);
  return isSoiled ? noted(passedOn(index, state, subject), touch, 'passedTo') : state;
}

/** What is put into a bin is let go of above it; up to version 1 that soiled, and waste did by its name. */
function doesSoil(state: RoomState, item: Item | undefined, zoneKind: string | undefined): boolean {
  if (zoneKind === 'floor') return true;
  return isSince2(state) ? isDirty(item) : zoneKind === 'trash' || hasAny(item, FIRST_SOILING);
}

/** Gloves touch in place of the hands, except while they are being put on; of two layers, the outer one. */
export function wornGloves(index: RulesetIndex, state: RoomState, exceptId?: string): Subject | undefined {
  const layers = wornBy(state).filter(
    (subject) => subject.id !== exceptId && itemOf(index, subject)?.bodyPath === 'hands',
  );
  if (layers.length < 2) return layers[0];
  const slots = layers.map((subject) => itemOf(index, subject)?.slot ?? '');
  return layers.find(
    (_, at) => !slots.some((slot) => index.slots.get(slot)?.covers.includes(slots[at] ?? '')),
  );
}

/** Gloves put on with soiled hands are soiled from the start. */
function passedOn(index: RulesetIndex, state: RoomState, subject: Subject): RoomState {
  const gloves = wornGloves(index, state);
  return gloves?.id === subject.id ? soiledGloves(state, gloves) : state;
}

function soiledHands(state: RoomState): RoomState {
  return withHands(state, handsAfter(state, 'SOIL') ?? state.person.hands);
}

function soiledGloves(state: RoomState, gloves: Subject): RoomState {
  return gloves.isSoiled ? state : withSubject(state, { ...gloves, isSoiled: true });
}

/** Each thing is recorded once per kind of touch: the ledger says what happened, not how often. */
function noted(state: RoomState, touch: Omit<Touch, 'kind'>, kind: Touch['kind']): RoomState {
  const isKnown = state.touches.some(
    (known) => known.what === touch.what && known.kind === kind && known.by === touch.by,
  );
  return isKnown ? state : { ...state, touches: [...state.touches, { ...touch, kind }] };
}

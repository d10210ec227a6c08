// Records what soils the hands, or the gloves on them, and what they touch after that.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { handsTable } from './hands-machine.ts';
import { itemOf, withSubject, wornBy } from './possession.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject, Touch } from './state.ts';

const SOILING = ['streetShoe', 'street', 'waste'] as const;

/** Whether a thing soils the hands wherever it lies. */
export function isDirty(item: Item | undefined): boolean {
  return SOILING.some((trait) => item?.traits.includes(trait));
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
  const isSoiling = zoneKind === 'floor' || zoneKind === 'trash' || isDirty(itemOf(index, subject));
  const touch: Omit<Touch, 'kind'> = { atMs, what: subject.craft, ...(gloves ? { by: 'gloves' } : {}) };
  if (isSoiling) return noted(gloves ? soiledGloves(state, gloves) : soiledHands(state), touch, 'soiledBy');
  const isSoiled = gloves ? gloves.isSoiled === true : state.person.hands === 'soiled';
  return isSoiled ? noted(passedOn(index, state, subject), touch, 'passedTo') : state;
}

/** Gloves touch in place of the hands, except while they are being put on. */
function wornGloves(index: RulesetIndex, state: RoomState, exceptId?: string): Subject | undefined {
  return wornBy(state).find(
    (subject) => subject.id !== exceptId && itemOf(index, subject)?.bodyPath === 'hands',
  );
}

/** Gloves put on with soiled hands are soiled from the start. */
function passedOn(index: RulesetIndex, state: RoomState, subject: Subject): RoomState {
  const gloves = wornGloves(index, state);
  return gloves?.id === subject.id ? soiledGloves(state, gloves) : state;
}

function soiledHands(state: RoomState): RoomState {
  const hands = handsTable[state.person.hands].SOIL ?? state.person.hands;
  return hands === state.person.hands ? state : { ...state, person: { ...state.person, hands } };
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

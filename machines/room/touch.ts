// Keeps account of what soils the hands and of what soiled hands then touch.
import { handsTable } from './hands-machine.ts';
import { itemOf } from './possession.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState, Subject, Touch } from './state.ts';

const soiling = ['streetShoe', 'street', 'waste'] as const;

/** The state after bare hands touched a thing lying in (or put into) a zone. */
export function touched(
  index: RulesetIndex,
  state: RoomState,
  subject: Subject,
  zoneKind: string | undefined,
  atMs: number,
): RoomState {
  const traits = itemOf(index, subject)?.traits ?? [];
  const isSoiling =
    zoneKind === 'floor' || zoneKind === 'trash' || soiling.some((trait) => traits.includes(trait));
  if (isSoiling) return soiled(state, subject.craft, atMs);
  if (state.person.hands !== 'soiled') return state;
  return noted(state, { atMs, what: subject.craft, kind: 'passedTo' });
}

function soiled(state: RoomState, what: string, atMs: number): RoomState {
  const hands = handsTable[state.person.hands].SOIL ?? state.person.hands;
  const next = hands === state.person.hands ? state : { ...state, person: { ...state.person, hands } };
  return noted(next, { atMs, what, kind: 'soiledBy' });
}

/** Each thing is noted once a kind: the ledger says what happened, not how often. */
function noted(state: RoomState, touch: Touch): RoomState {
  const isKnown = state.touches.some((known) => known.what === touch.what && known.kind === touch.kind);
  return isKnown ? state : { ...state, touches: [...state.touches, touch] };
}

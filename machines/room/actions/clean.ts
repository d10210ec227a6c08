// A018, A019, A020, CLEAN_FACE and MAT: hands, face and soles.
import type { FurnitureKind, RoomRefusal } from '#contract/simulation/room-kinds.ts';
import { handsTable, type HandsEvent } from '../hands-machine.ts';
import { areHandsFree, heldBy, itemOf, withSubject, wornBy } from '../possession.ts';
import { reachFurniture } from '../reach.ts';
import type { RoomState } from '../state.ts';
import type { Decision, Turn } from '../turn.ts';

/** A018: at the sink `to`; with soap when `params.soap` is true and a soap is in reach. */
export function wash(turn: Turn): Decision {
  const { index, state, action } = turn;
  const refusal = whyNotAt(turn, 'sink') ?? bareHands(turn);
  if (refusal) return refusal;
  const isSoaped = action.params?.['soap'] === true;
  const soaps = index.ruleset.map.furniture.filter((piece) => piece.kind === 'soap');
  if (isSoaped && !soaps.some((soap) => !reachFurniture(state, soap))) return 'tooFar';
  return withHands(state, isSoaped ? 'WASH' : 'RINSE', 'unknownAction');
}

/** A019: at the dryer `to`. */
export function dry(turn: Turn): Decision {
  const refusal = whyNotAt(turn, 'dryer') ?? bareHands(turn);
  return refusal ?? withHands(turn.state, 'DRY', 'notWet');
}

/** A020: with a napkin in one hand and the alcohol in the other; the napkin is then trash. */
export function wipe(turn: Turn): Decision {
  const { index, state } = turn;
  const held = heldBy(state);
  const napkin = held.find((subject) => itemOf(index, subject)?.traits.includes('wipe'));
  const alcohol = held.some((subject) => itemOf(index, subject)?.traits.includes('alcohol'));
  if (!napkin || !alcohol) return 'noWipe';
  if (isGloved(turn)) return 'glovesOn';
  const used = { ...napkin, craft: itemOf(index, napkin)?.becomes ?? napkin.craft };
  return withHands(withSubject(state, used), 'WIPE', 'unknownAction');
}

/** CLEAN_FACE: make-up comes off at the remover `to`. */
export function cleanFace(turn: Turn): Decision {
  const { state } = turn;
  const refusal = whyNotAt(turn, 'makeupRemover');
  if (refusal) return refusal;
  if (!areHandsFree(state)) return 'handsBusy';
  if (!state.person.aspects.includes('makeup')) return 'nothingToClean';
  const aspects = state.person.aspects.filter((aspect) => aspect !== 'makeup');
  return { state: { ...state, person: { ...state.person, aspects } } };
}

/** MAT: pressing the soles on the sticky mat `to`. */
export function stepOnMat(turn: Turn): Decision {
  const { state } = turn;
  const refusal = whyNotAt(turn, 'stickyMat');
  if (refusal) return refusal;
  if (state.person.isSoleClean) return 'nothingToClean';
  return { state: { ...state, person: { ...state.person, isSoleClean: true } } };
}

/** `to` must be furniture of that kind, in reach. */
function whyNotAt(turn: Turn, kind: FurnitureKind): RoomRefusal | undefined {
  const piece = turn.index.furniture.get(turn.action.to ?? '');
  if (piece?.kind !== kind) return 'unknownPlace';
  return reachFurniture(turn.state, piece);
}

function bareHands(turn: Turn): RoomRefusal | undefined {
  if (!areHandsFree(turn.state)) return 'handsBusy';
  return isGloved(turn) ? 'glovesOn' : undefined;
}

function isGloved(turn: Turn): boolean {
  return wornBy(turn.state).some((subject) => itemOf(turn.index, subject)?.bodyPath === 'hands');
}

function withHands(state: RoomState, event: HandsEvent, otherwise: RoomRefusal): Decision {
  const hands = handsTable[state.person.hands][event];
  return hands ? { state: { ...state, person: { ...state.person, hands } } } : otherwise;
}

// A018, A019, A020, CLEAN_FACE, MAT and AIR_SHOWER: hands, face, soles and clothes.
import type { FurnitureKind, RoomRefusal } from '#contract/simulation/room-kinds.ts';
import { blown } from '../airlock.ts';
import { handsTable, type HandsEvent } from '../hands-machine.ts';
import { areHandsFree, heldBy, itemOf, wornBy } from '../possession.ts';
import { reachFurniture } from '../reach.ts';
import type { RoomState, Subject } from '../state.ts';
import { withFresh } from '../stock.ts';
import type { Decision, Turn } from '../turn.ts';

/** A018: washes the hands at the sink `to`; with soap if `params.soap` is true and a soap is in reach. */
export function wash(turn: Turn): Decision {
  const { index, state, action } = turn;
  const refusal = whyNotAt(turn, 'sink') ?? bareHands(turn);
  if (refusal) return refusal;
  const isSoaped = action.params?.['soap'] === true;
  const soaps = index.ruleset.map.furniture.filter((piece) => piece.kind === 'soap');
  if (isSoaped && !soaps.some((soap) => !reachFurniture(state, soap))) return 'tooFar';
  return withHands(state, isSoaped ? 'WASH' : 'RINSE', 'unknownAction');
}

/** A019: dries the hands at the dryer `to`. */
export function dry(turn: Turn): Decision {
  const refusal = whyNotAt(turn, 'dryer') ?? bareHands(turn);
  return refusal ?? withHands(turn.state, 'DRY', 'notWet');
}

/** A020: wipes the hands with a napkin in one hand and the alcohol in the other; the napkin becomes trash. */
export function wipe(turn: Turn): Decision {
  const { index, state } = turn;
  const held = heldBy(state);
  const napkin = held.find((subject) => itemOf(index, subject)?.traits.includes('wipe'));
  const alcohol = held.some((subject) => itemOf(index, subject)?.traits.includes('alcohol'));
  if (!napkin || !alcohol) return 'noWipe';
  if (isGloved(turn)) return 'glovesOn';
  if (!isFromItsPlace(turn, napkin)) return 'mandatoryPosition';
  const used = { ...napkin, craft: itemOf(index, napkin)?.becomes ?? napkin.craft };
  return withHands(withFresh(index, state, used, napkin.craft), 'WIPE', 'unknownAction');
}

/** Where a suite issues a thing, only one that was taken from there can be used. */
function isFromItsPlace({ index }: Turn, subject: Subject): boolean {
  const place = itemOf(index, subject)?.mandatoryPosition;
  const isIssuedHere = index.ruleset.map.dropZones.some((zone) => zone.isStocked && zone.dropId === place);
  return subject.isIssued || !isIssuedHere;
}

/** CLEAN_FACE: removes make-up at the remover `to`, or at other furniture that the ruleset names. */
export function cleanFace(turn: Turn): Decision {
  const { state } = turn;
  const refusal = whyNotAt(turn, ...(turn.index.aspects.get('makeup')?.cleanedAt ?? ['makeupRemover']));
  if (refusal) return refusal;
  if (!areHandsFree(state)) return 'handsBusy';
  if (!state.person.aspects.includes('makeup')) return 'nothingToClean';
  const aspects = state.person.aspects.filter((aspect) => aspect !== 'makeup');
  return { state: { ...state, person: { ...state.person, aspects } } };
}

/** MAT: presses the soles on the sticky mat `to`. */
export function stepOnMat(turn: Turn): Decision {
  const { state } = turn;
  const refusal = whyNotAt(turn, 'stickyMat');
  if (refusal) return refusal;
  if (state.person.isSoleClean) return 'nothingToClean';
  return { state: { ...state, person: { ...state.person, isSoleClean: true } } };
}

/** AIR_SHOWER: stands in the air flow of the shower `to` for as long as it blows. */
export function standInAir(turn: Turn): Decision {
  return whyNotAt(turn, 'airShower') ?? { state: blown(turn.state) };
}

/** Refuses unless `to` is furniture of one of these kinds and in reach. */
function whyNotAt(turn: Turn, ...kinds: readonly FurnitureKind[]): RoomRefusal | undefined {
  const piece = turn.index.furniture.get(turn.action.to ?? '');
  if (!piece || !kinds.includes(piece.kind)) return 'unknownPlace';
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

// A018, A019, A020, CLEAN_FACE, MAT and AIR_SHOWER: hands, face, soles and clothes.
import type { FurnitureKind, RoomRefusal } from '#contract/simulation/room-kinds.ts';
import { blown } from '../airlock.ts';
import type { HandsEvent } from '../hands-machine.ts';
import { handsAfter, withHands } from '../hands.ts';
import { areHandsFree, heldBy, itemOf, withSubject } from '../possession.ts';
import { reachFurniture } from '../reach.ts';
import type { RoomState, Subject } from '../state.ts';
import { withFresh } from '../stock.ts';
import { wornGloves } from '../touch.ts';
import type { Decision, Turn } from '../turn.ts';
import { isSince2 } from '../version.ts';

/** A018: washes the hands at the sink `to`; with soap if `params.soap` is true and a soap is in reach. */
export function wash(turn: Turn): Decision {
  const { index, state, action } = turn;
  const refusal = whyNotAt(turn, 'sink') ?? bareHands(turn);
  if (refusal) return refusal;
  const isSoaped = action.params?.['soap'] === true;
  const soaps = index.ruleset.map.furniture.filter((piece) => piece.kind === 'soap');
  if (isSoaped && !soaps.some((soap) => !reachFurniture(state, soap))) return 'tooFar';
  return turned(isSoaped ? asWashed(state) : state, isSoaped ? 'WASH' : 'RINSE', 'unknownAction');
}

/** A019: dries the hands at the dryer `to`. */
export function dry(turn: Turn): Decision {
  const refusal = whyNotAt(turn, 'dryer') ?? bareHands(turn);
  return refusal ?? turned(turn.state, 'DRY', 'notWet');
}

/** A020: wipes the hands, or the gloves on them, with a napkin and the alcohol, one in each hand; the napkin becomes trash. */
export function wipe(turn: Turn): Decision {
  const { index, state } = turn;
  const held = heldBy(state);
  const napkin = held.find((subject) => itemOf(index, subject)?.traits.includes('wipe'));
  const alcohol = held.some((subject) => itemOf(index, subject)?.traits.includes('alcohol'));
  if (!napkin || !alcohol) return 'noWipe';
  const gloves = wornGloves(index, state);
  if (gloves && !isSince2(state)) return 'glovesOn';
  if (!isFromItsPlace(turn, napkin)) return 'mandatoryPosition';
  const used = { ...napkin, craft: itemOf(index, napkin)?.becomes ?? napkin.craft };
  const next = withFresh(index, state, used, napkin.craft);
  if (gloves) return { state: withSubject(next, asClean(gloves)) };
  return turned(next, state.person.isWashed ? 'WIPE' : 'RUB', 'unknownAction');
}

function asClean({ isSoiled: _dirt, ...subject }: Subject): Subject {
  return subject;
}

/** From version 2 on it counts that soap was there once. */
function asWashed(state: RoomState): RoomState {
  return isSince2(state) ? { ...state, person: { ...state.person, isWashed: true } } : state;
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
  return wornGloves(turn.index, turn.state) ? 'glovesOn' : undefined;
}

function turned(state: RoomState, event: HandsEvent, otherwise: RoomRefusal): Decision {
  const hands = handsAfter(state, event);
  return hands ? { state: withHands(state, hands) } : otherwise;
}

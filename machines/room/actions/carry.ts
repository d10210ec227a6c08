// Moving things between the hands, the bag and the places of the suite.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { DropZone } from '#contract/simulation/room-map.ts';
import {
  freeHand,
  heldBy,
  inBag,
  inZone,
  itemOf,
  missingAmong,
  moved,
  subjectOf,
  withSubject,
} from '../possession.ts';
import { isLocked, reachBag, reachSubject, reachZone } from '../reach.ts';
import type { RulesetIndex } from '../ruleset-index.ts';
import type { Hand, RoomState, Subject } from '../state.ts';
import { thrownAway } from '../stock.ts';
import { soiledIn, touched, touchedBag } from '../touch.ts';
import type { Decision, Turn } from '../turn.ts';

/** A007, A013, A015, A017, A022, A024: takes `item` from the zone in which it lies (`from` may name it). */
export function take(turn: Turn): Decision {
  const { index, state, action } = turn;
  const subject = subjectOf(state, action.item);
  if (!subject) return 'unknownItem';
  const zone = lyingIn(index, subject, action.from);
  if (typeof zone === 'string') return zone;
  if (zone.pullCode !== action.code) return 'wrongCode';
  const refusal = reachSubject(index, state, zone, subject);
  if (refusal) return refusal;
  if (isLocked(state, zone)) return 'locked';
  const hand = freeHand(state);
  return hand ? { state: taken(turn, subject, zone, hand) } : 'handsFull';
}

/** The zone in which a thing lies, provided it is the named one. */
function lyingIn(index: RulesetIndex, { place }: Subject, from: string | undefined): DropZone | RoomRefusal {
  if (from !== undefined && !index.zones.has(from)) return 'unknownPlace';
  if (place.at !== 'zone' || (from !== undefined && from !== place.zone)) return 'notThere';
  return index.zones.get(place.zone) ?? 'unknownPlace';
}

function taken(turn: Turn, subject: Subject, zone: DropZone, hand: Hand): RoomState {
  const isIssued = subject.isIssued || itemOf(turn.index, subject)?.mandatoryPosition === zone.dropId;
  const held = { ...moved(turn.state, subject, { at: 'P002', hand }), isIssued };
  return touched(turn.index, withSubject(turn.state, held), subject, zone.kind, turn.atMs);
}

/** A008, A014, A016, A023, A025: puts the held `item` into a zone. */
export function put(turn: Turn): Decision {
  const { index, state, action } = turn;
  const subject = subjectOf(state, action.item);
  if (!subject) return 'unknownItem';
  const zone = index.zones.get(action.to ?? '');
  if (!zone) return 'unknownPlace';
  if (subject.place.at !== 'P002') return 'notHeld';
  const refusal = whyNotInto(index, state, zone, subject, action.code);
  if (refusal) return refusal;
  const tile = zone.kind === 'floor' ? state.person : zone.anchor;
  const laid = moved(state, subject, { at: 'zone', zone: zone.id, x: tile.x, y: tile.y });
  const placed = soiledIn(index, state, laid, zone.kind);
  const next = zone.kind === 'trash' ? thrownAway(index, state, placed) : withSubject(state, placed);
  return { state: touched(index, next, subject, zone.kind, turn.atMs) };
}

function whyNotInto(
  index: RulesetIndex,
  state: RoomState,
  zone: DropZone,
  subject: Subject,
  code: string,
): RoomRefusal | undefined {
  if (zone.putCode !== code) return zone.putCode === undefined ? 'noPosition' : 'wrongCode';
  const refusal = reachZone(index, state, zone);
  if (refusal) return refusal;
  if (isLocked(state, zone)) return 'locked';
  return whyNoRoom(itemOf(index, subject), zone.dropId, inZone(state, zone.id), zone.capacity);
}

/** The refusal if the catalogue lists no such place, something required is missing there, or it is full. */
function whyNoRoom(
  item: Item | undefined,
  dropId: string,
  there: readonly Subject[],
  capacity: number,
): RoomRefusal | undefined {
  const position = item?.positions.find((row) => row.dropId === dropId);
  if (!position) return 'noPosition';
  if (there.length >= capacity) return dropId === 'P003' ? 'bagFull' : 'placeFull';
  return missingAmong(position.dependencies, there).length > 0 ? 'dependency' : undefined;
}

/** A009: takes `item` out of the bag. */
export function takeFromBag(turn: Turn): Decision {
  const { index, state } = turn;
  const subject = subjectOf(state, turn.action.item);
  if (!subject) return 'unknownItem';
  if (subject.place.at !== 'P003') return 'notThere';
  if (!reachBag(index, state)) return 'bagAway';
  const hand = freeHand(state);
  if (!hand) return 'handsFull';
  const next = touched(
    index,
    withSubject(state, moved(state, subject, { at: 'P002', hand })),
    subject,
    undefined,
    turn.atMs,
  );
  return { state: touchedBag(index, next, turn.atMs) };
}

/** A010: puts `item` into the bag. */
export function putIntoBag(turn: Turn): Decision {
  const { index, state } = turn;
  const subject = subjectOf(state, turn.action.item);
  if (!subject) return 'unknownItem';
  if (subject.place.at !== 'P002') return 'notHeld';
  const item = itemOf(index, subject);
  if (item?.traits.includes('container')) return 'bagInBag';
  if (!reachBag(index, state)) return 'bagAway';
  const refusal = whyNoRoom(item, 'P003', inBag(state), index.ruleset.bagCapacity);
  if (refusal) return refusal;
  const packed = soiledIn(index, state, moved(state, subject, { at: 'P003' }), 'bag');
  const next = touched(index, withSubject(state, packed), subject, undefined, turn.atMs);
  return { state: touchedBag(index, next, turn.atMs) };
}

/** A011: swaps what the hands hold. */
export function changeHands(turn: Turn): Decision {
  const held = heldBy(turn.state);
  if (held.length === 0) return 'notHeld';
  return { state: held.reduce(withOtherHand, turn.state) };
}

function withOtherHand(state: RoomState, subject: Subject): RoomState {
  if (subject.place.at !== 'P002') return state;
  return withSubject(state, {
    ...subject,
    place: { at: 'P002', hand: subject.place.hand === 'left' ? 'right' : 'left' },
  });
}

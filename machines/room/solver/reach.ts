// Estimates how many moves things and places are away from a person: doors, benches, locks, full hands.
import type { DropZone, Furniture } from '#contract/simulation/room-map.ts';
import type { FurnitureKind } from '#contract/simulation/room-kinds.ts';
import type { ActionTarget } from '../possible-actions.ts';
import { findBag, freeHand, heldBy, itemOf, wornBy } from '../possession.ts';
import { isLocked } from '../reach.ts';
import type { RulesetIndex } from '../ruleset-index.ts';
import { regionAt, regionsOf } from './regions.ts';
import type { RoomState, Subject } from '../state.ts';

export interface Need {
  /** An estimate, which may be too high. */
  readonly moves: number;
  readonly targets: readonly ActionTarget[];
}

export interface Situation {
  readonly index: RulesetIndex;
  readonly state: RoomState;
}

/** More than any single need in a sequence takes. */
const MOVES_OF_A_TURN = 20;

export function about(moves: number, ...ids: readonly string[]): Need {
  return { moves, targets: ids.map((id) => ({ kind: 'item', id })) };
}

export function both(...needs: readonly Need[]): Need {
  return {
    moves: needs.reduce((sum, { moves }) => sum + moves, 0),
    targets: needs.flatMap(({ targets }) => targets),
  };
}

/** Needs in sequence: the first open one counts its moves, each later one a fixed number. */
export function inTurn(...needs: readonly Need[]): Need {
  const [first, ...rest] = needs.filter(({ moves }) => moves > 0);
  const targets = needs.flatMap((need) => need.targets);
  return { moves: (first?.moves ?? 0) + MOVES_OF_A_TURN * rest.length, targets };
}

/** The moves to the nearest of some tiles. */
function movesToTiles(
  { index, state }: Situation,
  tiles: readonly { readonly x: number; readonly y: number }[],
): number {
  const row = regionsOf(index).moves[regionAt(index, state.person.x, state.person.y)] ?? [];
  return tiles.reduce((least, { x, y }) => Math.min(least, row[regionAt(index, x, y)] ?? Infinity), Infinity);
}

const toFurniture = (id: string): Need['targets'] => [{ kind: 'furniture', id }];

export function movesToLocation(now: Situation, id: string): Need {
  const location = now.index.locations.get(id);
  const behind = now.index.grid.crossings.filter(({ to }) => to === id).map(({ behind: tile }) => tile);
  const { widthTiles } = now.index.grid;
  const tiles = behind.map((tile) => ({ x: tile % widthTiles, y: Math.floor(tile / widthTiles) }));
  const moves = movesToTiles(now, location ? [...tiles, location.start] : tiles);
  return { moves, targets: [] };
}

export function movesToKind(now: Situation, kind: FurnitureKind): Need {
  const pieces = now.index.ruleset.map.furniture.filter((piece) => piece.kind === kind);
  const moves = pieces.map(({ approaches }) => movesToTiles(now, approaches));
  return { moves: Math.min(...moves), targets: pieces.flatMap(({ id }) => toFurniture(id)) };
}

function movesToPiece(now: Situation, piece: Furniture | undefined): number {
  return piece ? movesToTiles(now, piece.approaches) : 0;
}

/** Reaching a place that may be locked: getting the card, then walking there and unlocking it. */
function opening(now: Situation, zone: DropZone, way: number): Need {
  if (!isLocked(now.state, zone)) return about(way);
  const closet = now.index.furniture.get(zone.furniture ?? '');
  const isOwn = closet?.section === undefined || closet.section === now.state.activeKey;
  const lock = { moves: isOwn ? way + 1 : Infinity, targets: toFurniture(closet?.id ?? '') };
  return inTurn(cardNeed(now), lock);
}

function cardNeed(now: Situation): Need {
  const isKey = (own: Subject) => itemOf(now.index, own)?.traits.includes('key') ?? false;
  if ([...wornBy(now.state), ...heldBy(now.state)].some(isKey)) return { moves: 0, targets: [] };
  const card = Object.values(now.state.subjects).find(isKey);
  return card ? reaching(now, card) : { moves: Infinity, targets: [] };
}

/** Locking a closet: getting there with the card. */
export function closetNeed(now: Situation, id: string): Need {
  const card = cardNeed(now);
  const way = movesToPiece(now, now.index.furniture.get(id));
  return inTurn(card, { moves: way + 1, targets: toFurniture(id) });
}

/** Getting to a place where things are kept, and opening it; of two closets, the person's own. */
export function goingTo(now: Situation, dropId: string): Need {
  const pieceOf = (zone: DropZone) => now.index.furniture.get(zone.furniture ?? '');
  const isOpenable = (zone: DropZone) => {
    const section = pieceOf(zone)?.section;
    return section === undefined || section === now.state.activeKey;
  };
  const zone = now.index.ruleset.map.dropZones.find((row) => row.dropId === dropId && isOpenable(row));
  return zone ? opening(now, zone, movesToPiece(now, pieceOf(zone))) : about(Infinity);
}

/** Getting to a thing and taking it into a hand. */
export function reaching(now: Situation, subject: Subject): Need {
  const { index, state } = now;
  const own = { kind: 'item', id: subject.id } as const;
  if (subject.place.at === 'P001' || subject.place.at === 'P002') return { moves: 0, targets: [own] };
  const hand = freeHand(state) ? 0 : 1;
  if (subject.place.at === 'P003') {
    const bag = findBag(index, state);
    const need = bag ? both(lying(now, bag), about(0, bag.id)) : about(Infinity);
    return { moves: need.moves + 1 + hand, targets: [own, ...need.targets] };
  }
  const need = lying(now, subject);
  return { moves: need.moves + 1 + hand, targets: [own, ...need.targets] };
}

/** Getting to where a thing lies. */
function lying(now: Situation, { id, place }: Subject): Need {
  const zone = place.at === 'zone' ? now.index.zones.get(place.zone) : undefined;
  if (!zone || place.at !== 'zone') return { moves: 0, targets: [{ kind: 'item', id }] };
  const piece = now.index.furniture.get(zone.furniture ?? '');
  return opening(now, zone, piece ? movesToPiece(now, piece) : movesToTiles(now, [place]));
}

/** Putting down what is held, wherever that is allowed. */
export function laying(now: Situation, held: readonly Subject[]): Need {
  const moves = held.map((own) => 1 + movesToPlaceFor(now, own));
  return {
    moves: moves.reduce((sum, own) => sum + own, 0),
    targets: held.map(({ id }) => ({ kind: 'item', id })),
  };
}

function movesToPlaceFor(now: Situation, own: Subject): number {
  const { index, state } = now;
  const dropIds = new Set(itemOf(index, own)?.positions.map(({ dropId }) => dropId));
  const places = index.ruleset.map.dropZones.filter(
    (zone) => zone.putCode !== undefined && dropIds.has(zone.dropId) && !isLocked(state, zone),
  );
  const moves = places.map((zone) => {
    const piece = index.furniture.get(zone.furniture ?? '');
    return piece ? movesToPiece(now, piece) : movesToLocation(now, zone.location).moves;
  });
  return Math.min(...moves);
}

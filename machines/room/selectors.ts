// What scenes and panels need of a state, so that nothing outside depends on its structure.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { Tile } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { STEPS } from './grid.ts';
import { findBag, heldBy, inBag, itemOf, wornBy } from './possession.ts';
import { reachBag } from './reach.ts';
import { indexOf } from './ruleset-index.ts';
import type { Hand, RoomState, Subject } from './state.ts';

/** A thing with its catalogue row. */
export interface OwnedItem {
  readonly subject: Subject;
  readonly item: Item;
}

interface HeldItem extends OwnedItem {
  readonly hand: Hand;
}

interface PlacedItem extends OwnedItem {
  readonly zone: string;
  readonly x: number;
  readonly y: number;
  /** Its position among the things of the zone, from 0, for spreading them out. */
  readonly order: number;
}

/** What the person wears, in the order of the ruleset's slots. */
export function wornItems(ruleset: RoomRuleset, state: RoomState): readonly OwnedItem[] {
  const slotOrder = new Map(ruleset.slots.map((slot, order) => [slot.id, order]));
  const orderOf = ({ item }: OwnedItem) => slotOrder.get(item.slot ?? '') ?? slotOrder.size;
  return owned(ruleset, wornBy(state)).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The right hand first. */
export function heldItems(ruleset: RoomRuleset, state: RoomState): readonly HeldItem[] {
  return owned(ruleset, heldBy(state)).flatMap(({ subject, item }) =>
    subject.place.at === 'P002' ? [{ subject, item, hand: subject.place.hand }] : [],
  );
}

/** The things in the bag, wherever the bag is. */
export function bagItems(ruleset: RoomRuleset, state: RoomState): readonly OwnedItem[] {
  return owned(ruleset, inBag(state));
}

/** The bag itself, and whether the person can reach it now. */
export function bagOf(
  ruleset: RoomRuleset,
  state: RoomState,
): { readonly bag: Subject; readonly isInReach: boolean } | undefined {
  const index = indexOf(ruleset);
  const bag = findBag(index, state);
  return bag ? { bag, isInReach: reachBag(index, state) !== undefined } : undefined;
}

/** Everything that lies in the suite, zone by zone. */
export function placedItems(ruleset: RoomRuleset, state: RoomState): readonly PlacedItem[] {
  const counts = new Map<string, number>();
  return owned(ruleset, Object.values(state.subjects)).flatMap(({ subject, item }) => {
    if (subject.place.at !== 'zone') return [];
    const { zone, x, y } = subject.place;
    const order = counts.get(zone) ?? 0;
    counts.set(zone, order + 1);
    return [{ subject, item, zone, x, y, order }];
  });
}

/** The things that lie in a zone. */
export function itemsInZone(ruleset: RoomRuleset, state: RoomState, zone: string): readonly PlacedItem[] {
  return placedItems(ruleset, state).filter((placed) => placed.zone === zone);
}

/** open or locked for furniture with a lock; empty or filled for what holds things; plain for the rest. */
export type FurnitureState = 'open' | 'locked' | 'empty' | 'filled' | 'plain';

/** The state in which to draw a piece of furniture. */
export function furnitureState(ruleset: RoomRuleset, state: RoomState, id: string): FurnitureState {
  const isOpen = Object.hasOwn(state.closets, id) ? state.closets[id] : undefined;
  if (isOpen !== undefined) return isOpen ? 'open' : 'locked';
  const zones = indexOf(ruleset).zonesOfFurniture.get(id) ?? [];
  if (zones.length === 0) return 'plain';
  return zones.some((zone) => itemsInZone(ruleset, state, zone.id).length > 0) ? 'filled' : 'empty';
}

interface PersonView {
  /** The position in tiles; fractional while walking. */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly pose: 'standing' | 'sitting' | 'walking';
  /** The tile on which the person sits. */
  readonly seat?: Tile;
}

/** Where to draw the person at a time: on the way during the last walk, after that where the state says. */
export function personAt(state: RoomState, nowMs: number): PersonView {
  const { person, walked } = state;
  const isWalking = walked !== undefined && walked.atMs === state.atMs && nowMs < state.readyAtMs;
  if (isWalking) return onTheWay(walked.tiles, (nowMs - walked.atMs) / walked.msPerTile, person.facing);
  const base = { x: person.x, y: person.y, facing: person.facing };
  const seat = seatTile(state);
  return seat ? { ...base, pose: 'sitting', seat } : { ...base, pose: 'standing' };
}

/** The bench tile behind a sitting person. */
function seatTile(state: RoomState): Tile | undefined {
  const { person } = state;
  if (person.posture !== 'sitting') return undefined;
  const step = STEPS.find(({ facing }) => facing === person.facing) ?? STEPS[0];
  return { x: person.x - step.x, y: person.y - step.y };
}

function onTheWay(
  tiles: readonly (readonly [number, number])[],
  progress: number,
  otherwise: Facing,
): PersonView {
  const done = Math.max(0, Math.min(Math.floor(progress), tiles.length - 2));
  const from = tiles[done] ?? [0, 0];
  const to = tiles[done + 1] ?? from;
  const part = Math.max(0, Math.min(1, progress - done));
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const facing = STEPS.find((step) => step.x === x && step.y === y)?.facing ?? otherwise;
  return { x: from[0] + x * part, y: from[1] + y * part, facing, pose: 'walking' };
}

function owned(ruleset: RoomRuleset, subjects: readonly Subject[]): readonly OwnedItem[] {
  const index = indexOf(ruleset);
  return subjects.flatMap((subject) => {
    const item = itemOf(index, subject);
    return item ? [{ subject, item }] : [];
  });
}

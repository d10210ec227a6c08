// The content of a close-up: what lies where, and where held things could go. Positions come from the
// ruleset, in percent.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { DropZone } from '#contract/simulation/room-map.ts';
import type { ZoneKind } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { possibleActions, type PossibleAction } from '#machines/room/possible-actions.ts';
import {
  bagItems,
  bagOf,
  furnitureState,
  heldItems,
  itemsInZone,
  type OwnedItem,
} from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { CloseUpOf } from './close-up-of.ts';
import { APART_PERCENT, type CloseUpBox, type PlacePicture } from './placing.ts';

interface CloseUpThing extends OwnedItem {
  readonly box: CloseUpBox;
}

/** A place where a held thing could be put. */
interface CloseUpPlace extends CloseUpThing {
  readonly option: PossibleAction;
}

export interface CloseUpView {
  readonly text: Trilingual;
  readonly picture: PlacePicture;
  /** The zones in view, except those of the bag. */
  readonly zones: readonly string[];
  /** A locked closet shows its doors. */
  readonly isLocked: boolean;
  readonly things: readonly CloseUpThing[];
  readonly places: readonly CloseUpPlace[];
}

const BAG_PLACE = 'P003';
/** Distance between things in the same place, where the picture defines no other. */
const APART = 5;

const PICTURES: Readonly<Record<ZoneKind, PlacePicture>> = {
  bench: 'bench',
  closet: 'closet',
  dispenser: 'dispenser',
  floor: 'bench',
  rack: 'rack',
  shoerack: 'shoerack',
  sink: 'sink',
  table: 'table',
  trash: 'trash',
};

/** Pieces that look different from their kind, by their picture in the scene. */
const LOOKS: readonly (readonly [string, PlacePicture])[] = [
  ['garmentRack', 'garments'],
  ['crossBench', 'crossbench'],
];

/** Undefined when it is gone, such as a bag out of reach. */
export function closeUpView(ruleset: RoomRuleset, state: RoomState, of: CloseUpOf): CloseUpView | undefined {
  return of.kind === 'bag' ? bagView(ruleset, state) : furnitureView(ruleset, state, of.id);
}

function bagView(ruleset: RoomRuleset, state: RoomState): CloseUpView | undefined {
  const bag = bagOf(ruleset, state);
  const text = ruleset.items.find(({ id }) => id === bag?.bag.craft)?.text;
  if (!bag?.isInReach || !text) return undefined;
  const things = laidOut(bagItems(ruleset, state), BAG_PLACE, APART);
  const places = placesFor(ruleset, state, things, BAG_PLACE, isIntoBag);
  return { text, picture: 'bag', zones: [], isLocked: false, things, places };
}

const isIntoBag = ({ action }: PossibleAction): boolean => action.code === 'A010';

function furnitureView(ruleset: RoomRuleset, state: RoomState, id: string): CloseUpView | undefined {
  const piece = ruleset.map.furniture.find((row) => row.id === id);
  if (!piece) return undefined;
  const { text } = piece;
  const own = ruleset.map.dropZones.filter((zone) => zone.furniture === id);
  const zones = own.map((zone) => zone.id);
  const nothing = { zones, things: [], places: [] };
  const [zone] = own;
  if (!zone) return { ...nothing, text, picture: 'mirror', isLocked: false };
  if (furnitureState(ruleset, state, id) === 'locked')
    return { ...nothing, text, picture: 'locked', isLocked: true };
  const picture = LOOKS.find(([name]) => piece.picture?.startsWith(name))?.[1] ?? PICTURES[zone.kind];
  const parts = own.map((one) => partOf(ruleset, state, one, APART_PERCENT[picture] ?? APART));
  return {
    text,
    picture,
    zones,
    isLocked: false,
    things: parts.flatMap(({ things }) => things),
    places: parts.flatMap(({ places }) => places),
  };
}

function partOf(ruleset: RoomRuleset, state: RoomState, zone: DropZone, apart: number) {
  const things = laidOut(itemsInZone(ruleset, state, zone.id), zone.dropId, apart);
  const places = placesFor(ruleset, state, things, zone.dropId, ({ action }) => action.to === zone.id);
  return { things, places };
}

function placesFor(
  ruleset: RoomRuleset,
  state: RoomState,
  things: readonly CloseUpThing[],
  dropId: string,
  isPut: (option: PossibleAction) => boolean,
): readonly CloseUpPlace[] {
  return heldItems(ruleset, state).flatMap((held) => {
    const target = { kind: 'item', id: held.subject.id } as const;
    const option = possibleActions(ruleset, state, target).find((one) => !one.isRefused && isPut(one));
    const alike = things.filter(({ item }) => item.id === held.item.id).length;
    const box = boxOf(held.item, dropId, alike * APART);
    return option ? [{ subject: held.subject, item: held.item, option, box }] : [];
  });
}

/** The action of taking a thing that lies there, whether possible or not. */
export function takeOf(
  ruleset: RoomRuleset,
  state: RoomState,
  subjectId: string,
): PossibleAction | undefined {
  return possibleActions(ruleset, state, { kind: 'item', id: subjectId })[0];
}

/** The action of putting a held thing into the place, whether possible or not. */
export function putOf(
  ruleset: RoomRuleset,
  state: RoomState,
  view: CloseUpView,
  subjectId: string,
): PossibleAction | undefined {
  const isPut = (option: PossibleAction): boolean =>
    view.picture === 'bag' ? isIntoBag(option) : view.zones.includes(option.action.to ?? '');
  return possibleActions(ruleset, state, { kind: 'item', id: subjectId }).find(isPut);
}

function laidOut(owned: readonly OwnedItem[], dropId: string, apart: number): readonly CloseUpThing[] {
  const counts = new Map<string, number>();
  return owned.map(({ subject, item }) => {
    // Two kinds may share a place: new trash lies on older trash.
    const { left, top } = boxOf(item, dropId, 0);
    const place = `${left} ${top}`;
    const before = counts.get(place) ?? 0;
    counts.set(place, before + 1);
    return { subject, item, box: boxOf(item, dropId, before * apart) };
  });
}

/** A thing without a place here in the catalogue, which a case may still put here, lies at the lower edge. */
function boxOf(item: Item, dropId: string, aside: number): CloseUpBox {
  const { heightToWidth } = item;
  const { left, top, width } = item.positions.find((row) => row.dropId === dropId) ?? {
    left: 4,
    top: 80,
    width: 10,
  };
  return { left: Math.min(left + aside, 100 - width), top, width, heightToWidth };
}

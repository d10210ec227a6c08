// How the items of a catalogue look and fall, derived from their rows: a new row needs no change here.
import { ITEM_COLOURS, type ItemColour } from '#contract/simulation/item-colours.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { ItemTrait } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';

/** How a thing behaves when it falls. */
export type FallKind = 'bag' | 'cloth' | 'crumpled' | 'film' | 'hard' | 'round' | 'shoe';

export interface ItemLook {
  /** Names its pictures: `item/<code>`, `held/<code>/…`, `hung/<code>`. */
  readonly code: string;
  /** The slot where it is worn, and the layer of the person's picture that shows it there. */
  readonly slot?: string;
  readonly layer?: string;
  /** One picture of the layer for each; the first is for when it has just been put on. */
  readonly states: readonly string[];
  readonly fall: FallKind;
  /** Laid over its pictures; white leaves them as they are. */
  readonly colour: ItemColour;
}

/** By an item's catalogue name. */
export type ItemLooks = ReadonlyMap<string, ItemLook>;

/** Layers that are named differently from the item. */
const LAYER_NAMES: Readonly<Record<string, string>> = { masks: 'mask', innerGloves: 'gloves-wrong' };

/** All sizes of an item look alike. */
function layerName({ id, size, looksLike }: Item): string {
  if (looksLike) return LAYER_NAMES[looksLike.layer] ?? looksLike.layer;
  const name = size === undefined ? id : id.slice(0, -size.length);
  return LAYER_NAMES[name] ?? name;
}

/** Traits that decide how a thing falls before anything else does. */
const FALL_OF_TRAIT: readonly (readonly [ItemTrait, FallKind])[] = [
  ['singleUse', 'film'],
  ['waste', 'crumpled'],
  ['container', 'bag'],
  ['streetShoe', 'shoe'],
  ['siteShoe', 'shoe'],
];

function fallOf({ traits, type, bodyPath, heightToWidth }: Item): FallKind {
  const [, decided] = FALL_OF_TRAIT.find(([trait]) => traits.includes(trait)) ?? [];
  if (decided) return decided;
  if (traits.includes('food') && heightToWidth <= 1) return 'round';
  return type !== 'cloth' || bodyPath === 'head' || bodyPath === 'hands' ? 'hard' : 'cloth';
}

function lookOf(item: Item): ItemLook {
  const { looksLike, slot, states = [] } = item;
  const { code = item.code, colour = 'white' } = looksLike ?? {};
  const look: ItemLook = { code, states, fall: fallOf(item), colour };
  return slot === undefined ? look : { ...look, slot, layer: layerName(item) };
}

export function itemLooksOf(ruleset: RoomRuleset): ItemLooks {
  return new Map(ruleset.items.map((item) => [item.id, lookOf(item)]));
}

/** The code of an item, by its catalogue name. */
export function codeOf(looks: ItemLooks, craft: string): string {
  return looks.get(craft)?.code ?? '';
}

/** The colour that is laid over the pictures of an item, by its catalogue name. */
export function tintOf(looks: ItemLooks, craft: string): number {
  return ITEM_COLOURS[looks.get(craft)?.colour ?? 'white'];
}

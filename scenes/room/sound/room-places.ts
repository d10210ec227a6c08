// What decides the sounds of a suite: a location's furniture, what a person wears, a place's ambient sound.
import type { ThingSound } from '#assets/sounds.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { FurnitureKind } from '#contract/simulation/room-kinds.ts';
import type { Tile } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';

export function hasFurniture({ map }: RoomRuleset, location: string, kind: FurnitureKind): boolean {
  return map.furniture.some((piece) => piece.location === location && piece.kind === kind);
}

/** The location that a tile belongs to. */
export function locationAt({ map }: RoomRuleset, { x, y }: Tile): string | undefined {
  const isHere = (area: { x: number; y: number; widthTiles: number; heightTiles: number }): boolean =>
    x >= area.x && x < area.x + area.widthTiles && y >= area.y && y < area.y + area.heightTiles;
  return map.locations.find(({ areas }) => areas.some(isHere))?.id;
}

export function wornItems(ruleset: RoomRuleset, state: RoomState): readonly Item[] {
  const crafts = new Set(
    Object.values(state.subjects).flatMap(({ craft, place }) => (place.at === 'P001' ? [craft] : [])),
  );
  return ruleset.items.filter(({ id }) => crafts.has(id));
}

export type Tone = Extract<ThingSound, `tone/${string}`>;

/**
 * A location's ambient sound. It follows from the furniture, because a site may name its rooms as it likes.
 */
export function toneOf(ruleset: RoomRuleset, location: string): Tone {
  const row = ruleset.map.locations.find(({ id }) => id === location);
  if (row?.kind !== 'room') return 'tone/street';
  const has = (kind: FurnitureKind): boolean => hasFurniture(ruleset, location, kind);
  if (has('sink')) return 'tone/washroom';
  if (has('closet')) return 'tone/changing';
  if (has('shoeRack') || has('dispenser')) return 'tone/entrance';
  return 'tone/clean';
}

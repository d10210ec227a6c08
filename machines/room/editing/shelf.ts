// What a room is made of: the pieces, locations and doors of the suite whose rules it keeps, each as a pattern to copy.
import type { DropZone, RoomLocation, RoomMap } from '#contract/simulation/room-map.ts';
import { NEUTRAL_PIECES } from './neutral-pieces.ts';
import type { FurnitureSet } from './turn.ts';

/** A location to paint, with the floor on which things may lie there. */
interface LocationPattern {
  readonly location: RoomLocation;
  readonly floor: DropZone | undefined;
}

export interface Shelf {
  readonly pieces: readonly FurnitureSet[];
  readonly locations: readonly LocationPattern[];
}

export function zonesOn({ dropZones }: RoomMap, pieceId: string): readonly DropZone[] {
  return dropZones.filter(({ furniture }) => furniture === pieceId);
}

/** The patterns in a map, and the neutral ones behind them. Pieces that differ in nothing but their place are one. */
export function shelfOf(map: RoomMap): Shelf {
  const own = map.furniture.map((piece) => ({ piece, zones: zonesOn(map, piece.id) }));
  const pieces = [
    ...own,
    ...NEUTRAL_PIECES.filter(({ piece }) => !own.some((one) => one.piece.id === piece.id)),
  ];
  const seen = new Set<string>();
  return {
    pieces: pieces.filter(({ piece: { kind, picture, location, section }, zones }) => {
      const key = JSON.stringify([kind, picture, location, section, zones.map(({ dropId }) => dropId)]);
      return !seen.has(key) && seen.add(key);
    }),
    locations: map.locations.map((location) => ({
      location,
      floor: map.dropZones.find((zone) => zone.kind === 'floor' && zone.location === location.id),
    })),
  };
}

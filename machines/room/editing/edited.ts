// What an edit of a room comes to, and the measures that all edits keep.
import type { Area, Edge, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import type { FurnitureSet } from './turn.ts';

/** Why a command can't be done. */
export type EditRefusal = 'offMap' | 'nothing' | 'lastFloor' | 'tooMany' | 'tooLarge' | 'inUse' | 'noFloor';

export type Edited =
  | { readonly ok: true; readonly map: RoomMap }
  | { readonly ok: false; readonly reason: EditRefusal };

export const refused = (reason: EditRefusal): Edited => ({ ok: false, reason });

/** A name that nothing in the map has yet: the pattern's own, else with a number behind it. */
export function freeId(map: RoomMap, wanted: string, taken: ReadonlySet<string>): string {
  const known = new Set(
    [...map.locations, ...map.furniture, ...map.doors, ...map.dropZones].map(({ id }) => id),
  );
  const isFree = (id: string): boolean => !known.has(id) && !taken.has(id);
  if (isFree(wanted)) return wanted;
  const stem = wanted.replace(/-\d+$/, '');
  for (let number = 2; ; number += 1) if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
}

export function isWithin({ widthTiles, heightTiles }: RoomMap, { piece }: FurnitureSet): boolean {
  const { x, y, ...size } = piece.footprint;
  const isTile = (at: Tile): boolean => at.x >= 0 && at.y >= 0 && at.x < widthTiles && at.y < heightTiles;
  return (
    isTile({ x, y }) &&
    isTile({ x: x + size.widthTiles - 1, y: y + size.heightTiles - 1 }) &&
    piece.approaches.every(isTile)
  );
}

export function isEdgeWithin(
  { widthTiles, heightTiles }: RoomMap,
  { axis, x, y, lengthTiles }: Edge,
): boolean {
  const [endX, endY] = axis === 'x' ? [x + lengthTiles, y] : [x, y + lengthTiles];
  return x >= 0 && y >= 0 && endX <= widthTiles && endY <= heightTiles;
}

export function isAreaWithin(map: RoomMap, { x, y, widthTiles, heightTiles }: Area): boolean {
  return x >= 0 && y >= 0 && x + widthTiles <= map.widthTiles && y + heightTiles <= map.heightTiles;
}

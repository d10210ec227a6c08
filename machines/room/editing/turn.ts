// A piece of furniture moved, turned about its corner and mirrored, with all that belongs to it.
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { Area, DropZone, Furniture, Tile } from '#contract/simulation/room-map.ts';

/** A piece with the places on it. */
export interface FurnitureSet {
  readonly piece: Furniture;
  readonly zones: readonly DropZone[];
}

const TURNED = { se: 'sw', sw: 'nw', nw: 'ne', ne: 'se' } as const satisfies Record<Facing, Facing>;
const MIRRORED = { se: 'nw', nw: 'se', sw: 'sw', ne: 'ne' } as const satisfies Record<Facing, Facing>;

interface Change {
  readonly tile: (tile: Tile) => Tile;
  readonly area: (area: Area) => Area;
  readonly facing: (facing: Facing) => Facing;
}

function changed({ piece, zones }: FurnitureSet, { tile, area, facing }: Change): FurnitureSet {
  return {
    piece: {
      ...piece,
      footprint: area(piece.footprint),
      facing: facing(piece.facing),
      approaches: piece.approaches.map((own) => ({ ...own, ...tile(own), facing: facing(own.facing) })),
    },
    zones: zones.map((zone) => ({ ...zone, anchor: tile(zone.anchor) })),
  };
}

export function moved(set: FurnitureSet, dx: number, dy: number): FurnitureSet {
  const shift = <T extends Tile>(at: T): T => ({ ...at, x: at.x + dx, y: at.y + dy });
  return changed(set, { tile: shift, area: shift, facing: (facing) => facing });
}

/** A quarter turn to the right; the corner with the smallest x and y stays. */
export function turned(set: FurnitureSet): FurnitureSet {
  const { x, y, heightTiles } = set.piece.footprint;
  return changed(set, {
    tile: (at) => ({ x: x + heightTiles - 1 - (at.y - y), y: y + at.x - x }),
    area: (own) => ({ ...own, widthTiles: own.heightTiles, heightTiles: own.widthTiles }),
    facing: (facing) => TURNED[facing],
  });
}

/** Turned until its front faces there. */
export function turnedTo(set: FurnitureSet, facing: Facing): FurnitureSet {
  let now = set;
  while (now.piece.facing !== facing) now = turned(now);
  return now;
}

/** Mirrored from left to right: x becomes `sum` − x − its width. */
export function mirrored(set: FurnitureSet, sum: number): FurnitureSet {
  return changed(set, {
    tile: ({ x, y }) => ({ x: sum - 1 - x, y }),
    area: (own) => ({ ...own, x: sum - own.x - own.widthTiles }),
    facing: (facing) => MIRRORED[facing],
  });
}

// What is held while one draws, and which command a stroke with it is.
import type { Area, Door, Edge, Furniture, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import type { Facing, WallKind } from '#contract/simulation/room-kinds.ts';
import type { RoomCommand } from '#machines/room/editing/commands.ts';
import type { Shelf } from '#machines/room/editing/shelf.ts';

export const TOOLS = [
  'select',
  'area',
  'place',
  'paint',
  'clear',
  'wall',
  'unwall',
  'door',
  'start',
] as const;
export type Tool = (typeof TOOLS)[number];

export interface Brush {
  readonly tool: Tool;
  /** The location that is painted, or whose beginning is put. */
  readonly location: string;
  /** The piece of the shelf that is placed. */
  readonly pattern: string;
  readonly facing: Facing;
  /** Whether walls are put where painted floor ends. */
  readonly isWalled: boolean;
  /** Whether the next stroke makes another location of its pattern. */
  readonly isAnother: boolean;
  /** undefined: plain ones. */
  readonly wall: WallKind | undefined;
  readonly door: Door['kind'];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A point of a stroke: its tile, and the place within it. */
export interface Touched {
  readonly tile: Tile;
  readonly place: Place;
}

export interface Stroke {
  readonly from: Touched;
  readonly to: Touched;
}

/** The middle of a tile: where the keyboard points. */
export const middleOf = ({ x, y }: Tile): Touched => ({ tile: { x, y }, place: { x: x + 0.5, y: y + 0.5 } });

export function areaOf({ from: { tile: a }, to: { tile: b } }: Stroke): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, widthTiles: Math.abs(a.x - b.x) + 1, heightTiles: Math.abs(a.y - b.y) + 1 };
}

/** The edge of a tile that is nearest to a place in it. */
function nearestEdge({ x, y }: Place): Edge {
  const [tileX, tileY] = [Math.floor(x), Math.floor(y)];
  const [inX, inY] = [x - tileX, y - tileY];
  const edges = [
    { away: inY, edge: { axis: 'x', x: tileX, y: tileY, lengthTiles: 1 } },
    { away: 1 - inY, edge: { axis: 'x', x: tileX, y: tileY + 1, lengthTiles: 1 } },
    { away: inX, edge: { axis: 'y', x: tileX, y: tileY, lengthTiles: 1 } },
    { away: 1 - inX, edge: { axis: 'y', x: tileX + 1, y: tileY, lengthTiles: 1 } },
  ] as const;
  return edges.reduce((best, one) => (one.away < best.away ? one : best)).edge;
}

/** A straight line along the tiles' borders, the longer way of the stroke. */
export function edgeOf({ from, to }: Stroke): Edge {
  const [a, b] = [from.place, to.place];
  const [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map(Math.round) as [number, number, number, number];
  const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)];
  if (Math.max(dx, dy) === 0) return nearestEdge(a);
  return dx >= dy
    ? { axis: 'x', x: Math.min(ax, bx), y: ay, lengthTiles: dx }
    : { axis: 'y', x: ax, y: Math.min(ay, by), lengthTiles: dy };
}

const DOOR_TILES = 2;

/** A door begins at the edge under the pointer and goes on along the border of the two locations. */
const doorAt = (place: Place): Edge => ({ ...nearestEdge(place), lengthTiles: DOOR_TILES });

const DOOR_NAMES = { ru: 'Дверь', en: 'Door', ch: '门' };

/** The corner of a piece that is held by its middle. */
function cornerOf({ footprint }: Furniture, facing: Facing, own: Facing, { x, y }: Tile): Tile {
  const isTurned = (facing === 'se' || facing === 'nw') !== (own === 'se' || own === 'nw');
  const { widthTiles: w, heightTiles: h } = footprint;
  const [width, height] = isTurned ? [h, w] : [w, h];
  return { x: x - Math.floor((width - 1) / 2), y: y - Math.floor((height - 1) / 2) };
}

function moveOf({ from, to }: Stroke, ids: readonly string[]): RoomCommand | undefined {
  const [dx, dy] = [to.tile.x - from.tile.x, to.tile.y - from.tile.y];
  return (dx !== 0 || dy !== 0) && ids.length > 0 ? { kind: 'move', ids, dx, dy } : undefined;
}

function placeOf({ pattern, facing }: Brush, { to }: Stroke, shelf: Shelf): RoomCommand | undefined {
  const piece = shelf.pieces.find((one) => one.piece.id === pattern)?.piece;
  return piece && { kind: 'place', pattern, at: cornerOf(piece, facing, piece.facing, to.tile), facing };
}

/** The command that a stroke is; undefined for tools that only choose, and where nothing has moved. */
export function commandOf(
  brush: Brush,
  stroke: Stroke,
  shelf: Shelf,
  selected: readonly string[],
): RoomCommand | undefined {
  const { tool, location, isWalled, isAnother, wall, door } = brush;
  switch (tool) {
    case 'paint':
      return { kind: tool, location, area: areaOf(stroke), isWalled, isAnother };
    case 'clear':
      return { kind: tool, area: areaOf(stroke) };
    case 'wall':
      return { kind: tool, edge: edgeOf(stroke), wall };
    case 'unwall':
      return { kind: tool, edge: edgeOf(stroke) };
    case 'door':
      return { kind: tool, edge: doorAt(stroke.to.place), text: DOOR_NAMES, door };
    case 'start':
      return { kind: tool, location, at: stroke.to.tile };
    case 'place':
      return placeOf(brush, stroke, shelf);
    case 'select':
      return moveOf(stroke, selected);
    case 'area':
      return undefined;
  }
}

/** The pieces that stand wholly in an area. */
export function piecesIn(map: RoomMap, { x, y, widthTiles, heightTiles }: Area): readonly string[] {
  return map.furniture
    .filter(
      ({ footprint: own }) =>
        own.x >= x &&
        own.y >= y &&
        own.x + own.widthTiles <= x + widthTiles &&
        own.y + own.heightTiles <= y + heightTiles,
    )
    .map(({ id }) => id);
}

/** The piece that covers a tile. */
export function pieceAt(map: RoomMap, { x, y }: Tile): Furniture | undefined {
  return map.furniture.findLast(
    ({ footprint: own }) =>
      x >= own.x && y >= own.y && x < own.x + own.widthTiles && y < own.y + own.heightTiles,
  );
}

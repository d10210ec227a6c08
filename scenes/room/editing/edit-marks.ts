// What is shown of an edit before it is done: the grid, the cursor, chosen tiles and edges, what is reached, and a ghost.
import { Container, Graphics } from 'pixi.js';
import type { Edge, Furniture, RoomMap, Tile } from '#contract/simulation/room-map.ts';
import type { HitArea } from '#scenes/kit/hit.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { furnitureNode } from '../things/thing-nodes.ts';

type Tone = 'possible' | 'refused' | 'chosen';

/** What a page wants shown over the plan. */
export interface EditMarks {
  readonly tiles: readonly Tile[];
  readonly edges: readonly Edge[];
  readonly tone: Tone;
  /** Pieces where they would stand. */
  readonly ghosts: readonly Furniture[];
  readonly selected: readonly string[];
  readonly cursor: Tile | null;
  /** null: not asked for. */
  readonly reached: readonly Tile[] | null;
  readonly approaches: readonly Tile[];
  readonly starts: readonly Tile[];
}

const COLOURS = { possible: 0x0d7f8c, refused: 0xc0362c, chosen: 0xd98a12 } as const;
const REACHED = 0x1f9d61;
const GRID = 0x14202b;
const START = 0x0d7f8c;
const GHOST_ALPHA = 0.65;

function diamond(into: Graphics, { x, y }: Tile, inset = 0): Graphics {
  const corners = [
    [x + inset, y + inset],
    [x + 1 - inset, y + inset],
    [x + 1 - inset, y + 1 - inset],
    [x + inset, y + 1 - inset],
  ] as const;
  const points = corners.flatMap(([cx, cy]) => {
    const at = project(cx, cy);
    return [at.x, at.y];
  });
  return into.poly(points, true);
}

function line(into: Graphics, from: Tile, to: Tile): void {
  const [a, b] = [project(from.x, from.y), project(to.x, to.y)];
  into.moveTo(a.x, a.y).lineTo(b.x, b.y);
}

/** A drawing in the place of the last one: the canvas redraws only what is another drawing. */
function drawnAnew(layer: Container): Graphics {
  for (const old of layer.removeChildren()) old.destroy();
  return layer.addChild(new Graphics());
}

export class EditMarkLayers {
  readonly grid = new Graphics();
  readonly floor = new Container();
  readonly ghosts = new Container();
  readonly over = new Container();
  readonly #sprites: Sprites;
  #ghosted: readonly Furniture[] = [];

  constructor({ widthTiles, heightTiles }: RoomMap, sprites: Sprites) {
    this.#sprites = sprites;
    for (let x = 0; x <= widthTiles; x += 1) line(this.grid, { x, y: 0 }, { x, y: heightTiles });
    for (let y = 0; y <= heightTiles; y += 1) line(this.grid, { x: 0, y }, { x: widthTiles, y });
    this.grid.stroke({ width: 1.5, color: GRID, alpha: 0.14 });
    this.ghosts.alpha = GHOST_ALPHA;
  }

  show(marks: EditMarks, areas: readonly HitArea<unknown>[]): void {
    this.#showFloor(marks);
    this.#showGhosts(marks.ghosts);
    this.#showOver(marks, areas);
  }

  #showFloor({ tiles, tone, reached, approaches, starts }: EditMarks): void {
    const floor = drawnAnew(this.floor);
    for (const tile of reached ?? []) diamond(floor, tile).fill({ color: REACHED, alpha: 0.28 });
    for (const tile of approaches) diamond(floor, tile, 0.18).fill({ color: COLOURS.chosen, alpha: 0.35 });
    for (const start of starts)
      diamond(floor, start, 0.2).stroke({ width: 4, color: START, alpha: 0.8, join: 'round' });
    for (const tile of tiles) diamond(floor, tile).fill({ color: COLOURS[tone], alpha: 0.4 });
  }

  #showGhosts(ghosts: readonly Furniture[]): void {
    if (ghosts === this.#ghosted) return;
    this.#ghosted = ghosts;
    for (const old of this.ghosts.removeChildren()) old.destroy({ children: true });
    for (const piece of ghosts) {
      const node = furnitureNode({ piece, state: '', lying: [] }, this.#sprites);
      if (node) this.ghosts.addChild(node.view);
    }
  }

  #showOver({ edges, tone, cursor }: EditMarks, areas: readonly HitArea<unknown>[]): void {
    const over = drawnAnew(this.over);
    for (const { x, y, polygon } of areas) {
      const points = polygon.map((value, at) => value + (at % 2 === 0 ? x : y));
      over.poly(points, true).fill({ color: COLOURS.chosen, alpha: 0.16 });
      over.stroke({ width: 4, color: COLOURS.chosen, join: 'round' });
    }
    for (const { axis, x, y, lengthTiles } of edges) {
      const [dx, dy] = axis === 'x' ? [lengthTiles, 0] : [0, lengthTiles];
      line(over, { x, y }, { x: x + dx, y: y + dy });
      over.stroke({ width: 9, color: COLOURS[tone], alpha: 0.9, cap: 'round' });
    }
    if (cursor) diamond(over, cursor, 0.04).stroke({ width: 4, color: GRID, alpha: 0.9, join: 'round' });
  }
}

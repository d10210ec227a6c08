// Visual aids: the hovered tile, the tiles to stand on for a thing, and what is selected, near or has a hint.
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { RoomMap, Tile } from '#contract/simulation/room-map.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { RoomPicture } from './room-picture.ts';
import type { SceneTarget } from './targets.ts';
import type { ThingArea } from './things/thing-nodes.ts';

const COLOURS = { near: 0x0d7f8c, hover: 0x0d7f8c, selected: 0xd98a12 } as const;
const WIDTHS = { near: 2, hover: 3, selected: 4 } as const;
type Emphasis = keyof typeof COLOURS;
/** Later ones are drawn over earlier ones. */
const EMPHASES = ['near', 'hover', 'selected'] as const satisfies readonly Emphasis[];

export class Marks {
  readonly #picture: RoomPicture;
  readonly #sprites: Sprites;
  readonly #map: RoomMap;
  readonly #hovered: Sprite;
  readonly #tapped: Sprite;
  #tappedMs = 0;
  readonly #hintPoints = new Map<string, Graphics>();
  /** One drawing, shared by all hint points. */
  readonly #drawnHint = drawnHint();
  readonly #outlines = new Container();
  readonly #points = new Container();
  #emphasized = '';

  constructor(picture: RoomPicture, sprites: Sprites, map: RoomMap) {
    this.#picture = picture;
    this.#sprites = sprites;
    this.#map = map;
    this.#hovered = this.#tile(picture.floorMarks, 'tile', { x: 0, y: 0 });
    this.#tapped = this.#tile(picture.floorMarks, 'tile', { x: 0, y: 0 });
    this.#hovered.visible = this.#tapped.visible = false;
    picture.topMarks.addChild(this.#outlines, this.#points);
  }

  #tile(into: Container, name: string, at: Tile): Sprite {
    const sprite = this.#sprites.make(`mark/${name}`);
    const place = project(at.x, at.y);
    sprite.position.set(place.x, place.y);
    into.addChild(sprite);
    return sprite;
  }

  hoverTile(tile: Tile | undefined): void {
    this.#hovered.visible = tile !== undefined;
    this.#hovered.alpha = 0.45;
    if (tile) this.#hovered.position.copyFrom(project(tile.x, tile.y));
  }

  /** Marks the tile that the person is sent to; the mark fades. */
  tapTile(tile: Tile): void {
    this.#tapped.position.copyFrom(project(tile.x, tile.y));
    this.#tapped.visible = true;
    this.#tapped.alpha = 1;
    this.#tappedMs = 900;
  }

  /** Fades the mark of the tapped tile; true while it does. */
  step(elapsedMs: number): boolean {
    if (!this.#tapped.visible) return false;
    this.#tappedMs -= elapsedMs;
    this.#tapped.visible = this.#tappedMs > 0;
    this.#tapped.alpha = Math.max(0, Math.min(1, this.#tappedMs / 500));
    return true;
  }

  /** Marks what is selected, near or hovered, the tiles to stand on for it, and hint points. */
  emphasize(by: Readonly<Record<Emphasis, readonly SceneTarget[]>>, isHintOn: boolean): void {
    const areas = EMPHASES.map((emphasis) => by[emphasis].map((target) => this.#areaOf(target)));
    const emphasized = JSON.stringify([by, areas]);
    if (emphasized !== this.#emphasized) {
      this.#emphasized = emphasized;
      for (const old of this.#outlines.removeChildren()) old.destroy();
      for (const old of this.#picture.floorMarks.children.slice(2)) old.destroy();
      for (const emphasis of EMPHASES)
        for (const target of by[emphasis]) this.#outline(this.#areaOf(target), emphasis);
      for (const target of [...by.hover, ...by.selected]) this.#approaches(target);
    }
    this.#points.visible = isHintOn;
    if (isHintOn) this.#hints();
  }

  #areaOf(target: SceneTarget): ThingArea | undefined {
    return target.kind === 'person' ? undefined : this.#picture.areaOf(target);
  }

  #outline(area: ThingArea | undefined, emphasis: Emphasis): void {
    if (!area) return;
    const line = new Graphics().poly([...area.polygon], true);
    if (emphasis !== 'near') line.fill({ color: COLOURS[emphasis], alpha: 0.1 });
    line.stroke({
      width: WIDTHS[emphasis],
      color: COLOURS[emphasis],
      alpha: emphasis === 'near' ? 0.55 : 0.95,
      join: 'round',
    });
    line.position.set(area.x, area.y);
    this.#outlines.addChild(line);
  }

  #approaches(target: SceneTarget): void {
    const piece =
      target.kind === 'furniture' ? this.#map.furniture.find(({ id }) => id === target.id) : undefined;
    for (const tile of piece?.approaches ?? []) this.#tile(this.#picture.floorMarks, 'approach', tile);
  }

  /** Hint points on the front of their things, high up but below the lettering of a room's name. */
  #hints(): void {
    for (const piece of this.#map.furniture) {
      const top = piece.hint ? this.#picture.topOf({ kind: 'furniture', id: piece.id }) : undefined;
      if (!top) continue;
      const point = this.#hintPoints.get(piece.id) ?? this.#points.addChild(new Graphics(this.#drawnHint));
      point.position.set(top.x, this.#freeOfNames(top.x, top.y - HINT_RADIUS));
      this.#hintPoints.set(piece.id, point);
    }
    this.fadeHints();
  }

  #freeOfNames(x: number, y: number): number {
    const isFree = (lower: number): boolean =>
      this.#picture.names.every((name) => !name.isUnder({ x, y: y + lower }, HINT_RADIUS));
    return y + (HINT_STEPS.find(isFree) ?? 0);
  }

  /** Fades hint points that would hide the person. */
  fadeHints(): void {
    const { x, y } = this.#picture.person.view;
    for (const point of this.#hintPoints.values()) {
      const isBefore =
        Math.abs(point.x - x) < PERSON_HALF_WIDTH && point.y < y && point.y > y - PERSON_HEIGHT;
      point.alpha = isBefore ? 0.25 : 1;
    }
  }
}

const HINT_RADIUS = 13;
/** Offsets by which a point may be moved down, in pixels of the picture. */
const HINT_STEPS = [0, 14, 28, 42, 56, 70, 84, 98, 112] as const;
const PERSON_HALF_WIDTH = 48;
const PERSON_HEIGHT = 270;

function drawnHint(): GraphicsContext {
  return new GraphicsContext()
    .circle(0, 0, HINT_RADIUS)
    .fill({ color: 0xffffff })
    .circle(0, 0, 10)
    .fill({ color: COLOURS.near })
    .rect(-1.6, -1.5, 3.2, 7)
    .fill({ color: 0xffffff })
    .circle(0, -4.6, 2)
    .fill({ color: 0xffffff });
}

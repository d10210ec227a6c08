// The names of rooms, lettered on the solid wall behind them, or on the ground where there is none: letters
// on glass would cover what is visible through it.
import { Container, Matrix, Text } from 'pixi.js';
import { textIn, type Language } from '#contract/languages.ts';
import type { Area, RoomLocation } from '#contract/simulation/room-map.ts';
import { SCENE_FONT } from '#scenes/kit/fonts.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { NAME_TOP_METRES, nameBox } from './suite-boxes.ts';
import type { SuitePlan } from './suite-plan.ts';
import type { SceneNode } from './suite-view.ts';

const STYLE = {
  fontFamily: SCENE_FONT,
  fontSize: 30,
  fontWeight: '600',
  fill: 0x14202b,
} as const;

const MAX_SCALE = 0.9;
const MARGIN_TILES = 0.4;
const NARROW_TILES = 3;
const FONT_PIXELS_PER_TILE = 80;

export class NameLettering implements SceneNode {
  readonly id: string;
  readonly box: SceneNode['box'];
  readonly view = new Container();
  readonly location: RoomLocation;
  readonly #isOnWall: boolean;

  constructor(location: RoomLocation, box: SceneNode['box'], isOnWall: boolean) {
    this.id = `name/${location.id}`;
    this.location = location;
    this.box = box;
    this.#isOnWall = isOnWall;
  }

  /** Letters the name in a language. */
  letter(language: Language): void {
    for (const old of this.view.removeChildren()) old.destroy();
    const { text, areas } = this.location;
    const area = areas[0];
    if (!area) return;
    const name = new Text({ text: textIn(text, language), style: STYLE, resolution: 2 });
    name.setFromMatrix(this.#isOnWall ? onWall(area, name.width) : onGround(area, name.width));
    name.alpha = 0.62;
    this.view.addChild(name);
  }

  /** Whether a disc in the picture would cover a letter. */
  isUnder({ x, y }: Point, radius: number): boolean {
    const name = this.view.children[0];
    if (!(name instanceof Text)) return false;
    name.updateLocalTransform();
    const at = name.localTransform.applyInverse({ x, y });
    const reach = radius / Math.max(0.1, Math.abs(name.scale.x));
    const { width, height } = name.getLocalBounds();
    return at.x > -reach && at.x < width + reach && at.y > -reach && at.y < height + reach;
  }
}

/** How large letters of this width may be on this many tiles. */
function sizeFor(tiles: number, width: number): number {
  return Math.min(MAX_SCALE, ((tiles - MARGIN_TILES * 2) * FONT_PIXELS_PER_TILE) / width);
}

function onWall({ x, y, widthTiles }: Area, width: number): Matrix {
  const size = sizeFor(widthTiles, width);
  const k = Math.SQRT1_2 * size;
  const at = project(x + MARGIN_TILES, y, NAME_TOP_METRES);
  return new Matrix(k, k / 2, 0, Math.cos(Math.PI / 6) * size, at.x, at.y);
}

/** Along the front edge; in a narrow place along the left one. */
function onGround({ x, y, widthTiles, heightTiles }: Area, width: number): Matrix {
  if (widthTiles < NARROW_TILES) {
    const k = Math.SQRT1_2 * sizeFor(heightTiles, width);
    const at = project(x + MARGIN_TILES / 2, y + heightTiles - MARGIN_TILES);
    return new Matrix(k, -k / 2, k, k / 2, at.x, at.y);
  }
  const k = Math.SQRT1_2 * sizeFor(widthTiles - MARGIN_TILES, width);
  const at = project(x + MARGIN_TILES, y + heightTiles - 1);
  return new Matrix(k, k / 2, -k, k / 2, at.x, at.y);
}

/** The lettering of every location. */
export function nameLetterings(
  locations: readonly RoomLocation[],
  plan: SuitePlan,
): readonly NameLettering[] {
  return locations.flatMap((location) => {
    const isOnWall = hasWallBehind(location, plan);
    const box = nameBox(location, isOnWall);
    return box ? [new NameLettering(location, box, isOnWall)] : [];
  });
}

function hasWallBehind({ areas }: RoomLocation, { walls }: SuitePlan): boolean {
  const area = areas[0];
  return walls.some(
    ({ axis, x, y, form }) =>
      axis === 'x' && (form === 'back' || form === 'window') && y === area?.y && x === area.x,
  );
}

// The ground of one location: its own picture or tiles, and its furniture's shadows; plain until they are
// loaded.
import { Container, Graphics } from 'pixi.js';
import type { RoomLocation, RoomMap } from '#contract/simulation/room-map.ts';
import { bakedSprite } from '#scenes/kit/pictures/baked.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { furniturePicture, middleOf } from '../things/placement.ts';
import { tileKey } from './suite-plan.ts';
import type { SuitePlan } from './suite-plan.ts';

const NOT_YET = 0xd3dce3;

interface Suite {
  readonly map: RoomMap;
  readonly plan: SuitePlan;
  readonly sprites: Sprites;
}

export class LocationGround {
  readonly ground = new Container();
  readonly shadows = new Container();
  readonly hasPicture: boolean;
  readonly #location: RoomLocation;
  readonly #suite: Suite;
  #isGroundDrawn = false;
  #isShadowDrawn = false;

  constructor(location: RoomLocation, suite: Suite) {
    this.#location = location;
    this.#suite = suite;
    this.hasPicture = suite.plan.backgrounds.has(location.id);
    for (const corners of outlines([location]))
      this.ground.addChild(new Graphics().poly([...corners], true).fill({ color: NOT_YET }));
  }

  /** Draws what has been loaded since. */
  draw(): void {
    if (!this.#isGroundDrawn) this.#drawGround();
    if (!this.#isShadowDrawn) this.#drawShadows();
  }

  #drawGround(): void {
    const { plan, sprites } = this.#suite;
    const area = this.#location.areas[0];
    const tiles = plan.floors.filter(({ x, y }) => plan.owners.get(tileKey(x, y)) === this.#location.id);
    const pieces =
      this.hasPicture && area
        ? [{ name: `room/${this.#location.id}`, ...project(area.x, area.y) }]
        : tiles.map(({ x, y, look, variant }) => ({ name: `floor/${look}/${variant}`, ...project(x, y) }));
    if (!sprites.hasAll(pieces.map(({ name }) => name))) return;
    this.#isGroundDrawn = true;
    for (const plain of this.ground.removeChildren()) plain.destroy();
    const [piece] = pieces;
    if (!this.hasPicture || !piece) {
      this.ground.addChild(bakedSprite(sprites, pieces));
      return;
    }
    const picture = sprites.make(piece.name);
    picture.position.set(piece.x, piece.y);
    this.ground.addChild(picture);
  }

  #drawShadows(): void {
    const { map, sprites } = this.#suite;
    const pieces = map.furniture
      .filter(({ location }) => location === this.#location.id)
      .flatMap((piece) => {
        const kind = furniturePicture(sprites.manifest, piece);
        const state = kind === undefined ? undefined : sprites.manifest.furniture[kind]?.states[0];
        const name = sprites.entry(`furniture/${kind}/${state}/${piece.facing}`)?.shadow;
        const middle = middleOf(piece);
        return name === undefined ? [] : [{ name, ...project(middle.x, middle.y) }];
      });
    if (!sprites.hasAll(pieces.map(({ name }) => name))) return;
    this.#isShadowDrawn = true;
    if (pieces.length > 0) this.shadows.addChild(bakedSprite(sprites, pieces, outlines(map.locations)));
  }

  destroy(): void {
    const baked = [...this.shadows.children, ...(this.hasPicture ? [] : this.ground.children)];
    for (const one of baked) one.destroy({ texture: true, textureSource: true });
    this.ground.destroy({ children: true });
    this.shadows.destroy({ children: true });
  }
}

/** Outlines of floors: shadows are clipped to them. */
function outlines(locations: readonly RoomLocation[]): readonly (readonly number[])[] {
  return locations
    .flatMap(({ areas }) => areas)
    .map(({ x, y, widthTiles, heightTiles }) =>
      [
        project(x, y),
        project(x + widthTiles, y),
        project(x + widthTiles, y + heightTiles),
        project(x, y + heightTiles),
      ].flatMap((corner) => [corner.x, corner.y]),
    );
}

/** Grounds of all locations; pictures with walls go over plain floors, the nearest last. */
export function groundsOf(suite: Suite): readonly LocationGround[] {
  const first = ({ areas: [area] }: RoomLocation): number => (area ? area.x + area.y : 0);
  const grounds = suite.map.locations
    .toSorted((a, b) => first(a) - first(b))
    .map((location) => new LocationGround(location, suite));
  return [...grounds.filter((one) => !one.hasPicture), ...grounds.filter((one) => one.hasPicture)];
}

// Draws the person: the body and what is worn, layer over layer, with what the hands hold.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Manifest, PersonEntry } from '#assets/manifest.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { dressOf } from './dress.ts';
import { HeldThings } from './held-things.ts';
import { personBox } from './person-box.ts';
import type { Stance } from './playback.ts';
import { layerNames } from './wanted-pictures.ts';

/** Points of an upright person's middle, in pixels above the floor: who covers one of them hides the person. */
const MIDDLE_PIXELS = [60, 120, 180] as const;

/** How high above the floor a slot of an upright person is, in pixels. */
const SLOT_PIXELS: Readonly<Record<string, number>> = {
  foot: 14,
  overFoot: 16,
  legs: 80,
  tors: 160,
  overTors: 150,
  innerSuit: 130,
  coverall: 130,
  clip: 165,
  hands: 112,
  ears: 222,
  face: 216,
  eyes: 224,
  cap: 238,
};
const SITS_LOWER_PIXELS = 58;

export class PersonFigure {
  readonly view = new Container();
  /** What is behind the body; its origin is the person's. */
  readonly behind = new Container();
  readonly shadow = new Sprite({ texture: Texture.EMPTY });
  box: Box = { minX: 0, maxX: 0, minY: 0, maxY: 0, minZ: 0, maxZ: 1.8 };
  private readonly sprites: Sprites;
  private readonly codes: ReadonlyMap<string, string>;
  private readonly layers = new Map<string, Sprite>();
  private readonly body = new Container();
  private readonly held: HeldThings;
  private gender: keyof Manifest['people'] = 'man';
  private shown = '';
  private isStale = true;

  constructor(sprites: Sprites, codes: ReadonlyMap<string, string>) {
    this.sprites = sprites;
    this.codes = codes;
    this.held = new HeldThings(sprites);
    this.view.addChild(this.behind, this.held.behind, this.body, this.held.before);
  }

  private get entry(): PersonEntry {
    return this.sprites.manifest.people[this.gender];
  }

  /** Puts on what the state says; the pose comes with `stand`. What is not loaded yet lets the old dress stay. */
  dress(state: RoomState): void {
    const { gender } = state.person;
    const worn = new Set(['body', ...dressOf(state, this.codes)]);
    if (this.layers.size === 0 || this.sprites.hasAll(layerNames(this.sprites.manifest, gender, worn))) {
      this.gender = gender;
      this.wear(worn);
    }
    this.held.hold(Object.values(state.subjects), this.codes);
    this.isStale = true;
  }

  private wear(worn: ReadonlySet<string>): void {
    const layers = this.entry.layers.filter((layer) => worn.has(layer));
    if (layers.join() === [...this.layers.keys()].join()) return;
    this.body.removeChildren();
    for (const [layer, sprite] of this.layers) {
      if (worn.has(layer)) continue;
      sprite.destroy();
      this.layers.delete(layer);
    }
    for (const layer of layers) {
      const sprite = this.layers.get(layer) ?? new Sprite({ texture: Texture.EMPTY });
      // Kept in the order of drawing, so that the same dress is known again.
      this.layers.delete(layer);
      this.layers.set(layer, sprite);
      this.body.addChild(sprite);
    }
  }

  /** Names of all pictures that the dress shown now may need: their sheets must stay. */
  wornNames(): readonly string[] {
    return layerNames(this.sprites.manifest, this.gender, ['shadow', ...this.layers.keys()]);
  }

  /** Shows the person so and there. */
  stand(stance: Stance): void {
    const at = project(stance.x, stance.y);
    this.view.position.set(at.x, at.y);
    this.shadow.position.set(at.x, at.y);
    this.box = personBox(stance);
    const pose = `${stance.pose}/${stance.facing}`;
    if (pose === this.shown && !this.isStale) return;
    this.shown = pose;
    this.isStale = false;
    for (const [layer, sprite] of this.layers)
      this.sprites.show(sprite, `person/${this.gender}/${layer}/${pose}`);
    this.sprites.show(this.shadow, `person/${this.gender}/shadow/${pose}`);
    this.held.place(pose, this.entry.hands[pose]);
  }

  get facing(): string {
    return this.shown.split('/')[1] ?? 'sw';
  }

  /** Where a hand is now, in the picture. */
  handAt(hand: 'left' | 'right'): Point {
    const spot = this.entry.hands[this.shown]?.[hand] ?? { x: 0, y: -110 };
    return { x: this.view.x + spot.x, y: this.view.y + spot.y };
  }

  /** Where on the body something of this slot is worn, in the picture. */
  bodyAt(slot: string): Point {
    const isSitting = this.shown.startsWith('sit');
    const up = SLOT_PIXELS[slot] ?? 130;
    return { x: this.view.x, y: this.view.y - (isSitting ? Math.max(0, up - SITS_LOWER_PIXELS) : up) };
  }

  /** Points of the picture that must not be covered. */
  middle(): readonly { readonly x: number; readonly y: number }[] {
    return MIDDLE_PIXELS.map((up) => ({ x: this.view.x, y: this.view.y - up }));
  }

  /** Polygons in the picture of what can be pointed at: held things first, then the person. */
  hits(): readonly {
    readonly id: string | undefined;
    readonly x: number;
    readonly y: number;
    readonly polygon: readonly number[];
  }[] {
    const { x, y } = this.view;
    const of = (id: string | undefined, name: string, dx: number, dy: number) => {
      const polygon = this.sprites.entry(name)?.hit;
      return polygon ? [{ id, x: x + dx, y: y + dy, polygon }] : [];
    };
    return [
      ...this.held.shown().flatMap((held) => of(held.id, held.picture, held.x, held.y)),
      ...of(undefined, `person/${this.gender}/body/${this.shown}`, 0, 0),
    ];
  }
}

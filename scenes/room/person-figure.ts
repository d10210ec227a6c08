// Draws the person: the body and what is worn, layer over layer, with what the hands hold.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Manifest, PersonEntry } from '#assets/manifest.ts';
import type { RoomState, Subject } from '#machines/room/state.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import { project } from '#scenes/kit/projection.ts';
import { dressOf } from './dress.ts';
import type { Stance } from './playback.ts';

/** How far below the hand the middle of a held thing is, by code; the bag hangs by its handles. */
const HANGS: Readonly<Record<string, number>> = {
  S005: 66,
  S006: 12,
  S007: 12,
  S009: 14,
  S013: 22,
  S015: 22,
};
const HANGS_ELSE = 8;
const HALF_WIDTH_TILES = 0.3;

interface Held {
  readonly id: string;
  readonly hand: 'left' | 'right';
  readonly code: string;
  readonly sprite: Sprite;
}

export class PersonFigure {
  readonly view = new Container();
  readonly shadow = new Sprite({ texture: Texture.EMPTY });
  box: Box = { minX: 0, maxX: 0, minY: 0, maxY: 0, minZ: 0, maxZ: 1.8 };
  private readonly sprites: Sprites;
  private readonly codes: ReadonlyMap<string, string>;
  private readonly layers = new Map<string, Sprite>();
  private readonly behind = new Container();
  private readonly body = new Container();
  private readonly before = new Container();
  private held: readonly Held[] = [];
  private gender: keyof Manifest['people'] = 'man';
  private shown = '';

  constructor(sprites: Sprites, codes: ReadonlyMap<string, string>) {
    this.sprites = sprites;
    this.codes = codes;
    this.view.addChild(this.behind, this.body, this.before);
  }

  private get entry(): PersonEntry {
    return this.sprites.manifest.people[this.gender];
  }

  /** Puts on what the state says; the pose comes with `stand`. */
  dress(state: RoomState): void {
    this.gender = state.person.gender;
    const worn = dressOf(state, this.codes);
    this.body.removeChildren();
    for (const layer of this.entry.layers) {
      if (layer !== 'body' && !worn.has(layer)) continue;
      const sprite = this.layers.get(layer) ?? new Sprite({ texture: Texture.EMPTY });
      this.layers.set(layer, sprite);
      this.body.addChild(sprite);
    }
    this.hold(Object.values(state.subjects));
    this.shown = '';
  }

  private hold(subjects: readonly Subject[]): void {
    for (const { sprite } of this.held) sprite.destroy();
    this.held = subjects.flatMap((subject): Held[] => {
      if (subject.place.at !== 'P002') return [];
      const code = this.codes.get(subject.craft) ?? '';
      return [{ id: subject.id, hand: subject.place.hand, code, sprite: this.sprites.make(`item/${code}`) }];
    });
  }

  /** Shows the person so and there. */
  stand(stance: Stance): void {
    const at = project(stance.x, stance.y);
    this.view.position.set(at.x, at.y);
    this.shadow.position.set(at.x, at.y);
    const minZ = stance.pose === 'sit' ? 0.46 : 0;
    this.box = {
      minX: stance.x - HALF_WIDTH_TILES,
      maxX: stance.x + HALF_WIDTH_TILES,
      minY: stance.y - HALF_WIDTH_TILES,
      maxY: stance.y + HALF_WIDTH_TILES,
      minZ,
      maxZ: 1.8,
    };
    const pose = `${stance.pose}/${stance.facing}`;
    if (pose === this.shown) return;
    this.shown = pose;
    for (const layer of this.entry.layers) {
      const sprite = this.layers.get(layer);
      if (sprite?.parent === this.body) this.sprites.show(sprite, `person/${this.gender}/${layer}/${pose}`);
    }
    this.sprites.show(this.shadow, `person/${this.gender}/shadow/${pose}`);
    this.placeHeld(pose);
  }

  private placeHeld(pose: string): void {
    const hands = this.entry.hands[pose];
    for (const { hand, code, sprite } of this.held) {
      const spot = hands?.[hand];
      sprite.visible = spot !== undefined;
      if (!spot) continue;
      sprite.position.set(spot.x, spot.y + (HANGS[code] ?? HANGS_ELSE));
      (spot.isInFront ? this.before : this.behind).addChild(sprite);
    }
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
      ...this.held.flatMap((held) => of(held.id, `item/${held.code}`, held.sprite.x, held.sprite.y)),
      ...of(undefined, `person/${this.gender}/body/${this.shown}`, 0, 0),
    ];
  }

  /** The picture of the gender is another sheet. */
  static zones(state: RoomState): readonly string[] {
    return ['first', state.person.gender];
  }
}

// Draws the person: the body and clothes layer by layer, and what the hands hold.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { Manifest, PersonEntry } from '#assets/manifest.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { layerNames } from '#scenes/kit/person/layer-names.ts';
import { personBox } from '#scenes/kit/person/person-box.ts';
import { PersonLayers } from '#scenes/kit/person/person-layers.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { coloursOf, dressOf } from './dress.ts';
import { HeldThings } from './held-things.ts';
import type { Stance } from '../motion/motions.ts';
import type { ItemLooks } from '../things/item-looks.ts';

/** Points along an upright person's middle, in pixels above the floor: covering one hides the person. */
const MIDDLE_PIXELS = [60, 120, 180] as const;

/** Heights of an upright person's slots above the floor, in pixels. */
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
  /** Drawn behind the body; its origin is the person's. */
  readonly behind = new Container();
  readonly shadow: Sprite;
  box: Box = { minX: 0, maxX: 0, minY: 0, maxY: 0, minZ: 0, maxZ: 1.8 };
  readonly #sprites: Sprites;
  readonly #looks: ItemLooks;
  readonly #layers: PersonLayers;
  readonly #held: HeldThings;
  #gender: keyof Manifest['people'] = 'man';
  #shown = '';
  #isStale = true;

  constructor(sprites: Sprites, looks: ItemLooks) {
    this.#sprites = sprites;
    this.#looks = looks;
    this.#layers = new PersonLayers(sprites);
    this.shadow = this.#layers.shadow;
    this.#held = new HeldThings(sprites);
    this.view.addChild(this.behind, this.#held.behind, this.#layers.body, this.#held.before);
  }

  get #entry(): PersonEntry {
    return this.#sprites.manifest.people[this.#gender];
  }

  /** Dresses the person as the state says; the old clothes stay until the new pictures are loaded. */
  dress(state: RoomState): void {
    const { gender } = state.person;
    const worn = new Set(dressOf(state, this.#looks));
    const names = layerNames(this.#sprites.manifest, gender, ['body', ...worn]);
    if (this.#layers.worn.length === 0 || this.#sprites.hasAll(names)) {
      this.#gender = gender;
      this.#layers.wear(gender, worn, coloursOf(state, this.#looks));
    }
    this.#held.hold(Object.values(state.subjects), this.#looks);
    this.#isStale = true;
  }

  /** Names of all pictures that the clothes shown now may need: their sheets must stay loaded. */
  wornNames(): readonly string[] {
    return layerNames(this.#sprites.manifest, this.#gender, ['shadow', ...this.#layers.worn]);
  }

  /** Shows the person in this pose and place. */
  stand(stance: Stance): void {
    const at = project(stance.x, stance.y);
    this.view.position.set(at.x, at.y);
    this.shadow.position.set(at.x, at.y);
    this.box = personBox(stance);
    const pose = `${stance.pose}/${stance.facing}`;
    if (pose === this.#shown && !this.#isStale) return;
    this.#shown = pose;
    this.#isStale = false;
    this.#layers.show(pose);
    this.#held.place(pose, this.#entry.hands[pose]);
  }

  get facing(): string {
    return this.#shown.split('/')[1] ?? 'sw';
  }

  /** The current position of a hand in the picture. */
  handAt(hand: 'left' | 'right'): Point {
    const spot = this.#entry.hands[this.#shown]?.[hand] ?? { x: 0, y: -110 };
    return { x: this.view.x + spot.x, y: this.view.y + spot.y };
  }

  /** Where something worn in this slot is on the body, in the picture. */
  bodyAt(slot: string): Point {
    const isSitting = this.#shown.startsWith('sit');
    const up = SLOT_PIXELS[slot] ?? 130;
    return { x: this.view.x, y: this.view.y - (isSitting ? Math.max(0, up - SITS_LOWER_PIXELS) : up) };
  }

  /** Points of the picture that must stay visible. */
  middle(): readonly { readonly x: number; readonly y: number }[] {
    return MIDDLE_PIXELS.map((up) => ({ x: this.view.x, y: this.view.y - up }));
  }

  /** Polygons in the picture that can be pointed at: held things first, then the person. */
  hits(): readonly {
    readonly id: string | undefined;
    readonly x: number;
    readonly y: number;
    readonly polygon: readonly number[];
  }[] {
    const { x, y } = this.view;
    const of = (id: string | undefined, name: string, dx: number, dy: number) => {
      const polygon = this.#sprites.entry(name)?.hit;
      return polygon ? [{ id, x: x + dx, y: y + dy, polygon }] : [];
    };
    return [
      ...this.#held.shown().flatMap((held) => of(held.id, held.picture, held.x, held.y)),
      ...of(undefined, this.#layers.bodyName(this.#shown), 0, 0),
    ];
  }
}

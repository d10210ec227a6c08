// The thing being dragged: its picture under the pointer. The machine decides what comes of it.
import type { Container, Sprite } from 'pixi.js';
import type { Subject } from '#machines/room/state.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { codeOf, tintOf, type ItemLooks } from './item-looks.ts';

/** Half a thing's height, so that the pointer holds it by the middle. */
const BELOW_POINTER = 8;

export class CarriedThing {
  readonly #sprites: Sprites;
  readonly #looks: ItemLooks;
  #carried: { readonly id: string; readonly sprite: Sprite } | undefined;

  constructor(sprites: Sprites, looks: ItemLooks) {
    this.#sprites = sprites;
    this.#looks = looks;
  }

  take(subject: Subject, into: Container): void {
    this.drop();
    const sprite = this.#sprites.make(`item/${codeOf(this.#looks, subject.craft)}`);
    sprite.tint = tintOf(this.#looks, subject.craft);
    sprite.alpha = 0.85;
    into.addChild(sprite);
    this.#carried = { id: subject.id, sprite };
  }

  follow(point: Point): void {
    this.#carried?.sprite.position.set(point.x, point.y + BELOW_POINTER);
  }

  /** Ends the drag and returns the id of the thing. */
  drop(): string | undefined {
    const carried = this.#carried;
    carried?.sprite.destroy();
    this.#carried = undefined;
    return carried?.id;
  }
}

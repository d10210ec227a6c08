// The thing that is being dragged: its picture under the pointer. What comes of it the machine decides.
import type { Container, Sprite } from 'pixi.js';
import type { Subject } from '#machines/room/state.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';

/** Half a thing's height, so that the pointer holds its middle. */
const BELOW_POINTER = 8;

export class CarriedThing {
  private readonly sprites: Sprites;
  private readonly codes: ReadonlyMap<string, string>;
  private carried: { readonly id: string; readonly sprite: Sprite } | undefined;

  constructor(sprites: Sprites, codes: ReadonlyMap<string, string>) {
    this.sprites = sprites;
    this.codes = codes;
  }

  take(subject: Subject, into: Container): void {
    this.drop();
    const sprite = this.sprites.make(`item/${this.codes.get(subject.craft) ?? ''}`);
    sprite.alpha = 0.85;
    into.addChild(sprite);
    this.carried = { id: subject.id, sprite };
  }

  follow(point: Point): void {
    this.carried?.sprite.position.set(point.x, point.y + BELOW_POINTER);
  }

  /** Lets go, and tells what it was. */
  drop(): string | undefined {
    const { carried } = this;
    carried?.sprite.destroy();
    this.carried = undefined;
    return carried?.id;
  }
}

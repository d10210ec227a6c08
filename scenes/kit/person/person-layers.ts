// A person's pictures: the body, the clothes over it layer by layer, and a separate shadow.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Manifest } from '#assets/manifest.ts';
import { ITEM_COLOURS, type ItemColour } from '#contract/simulation/item-colours.ts';
import type { Sprites } from '../pictures/sprites.ts';

type Sex = keyof Manifest['people'];

export class PersonLayers {
  readonly body = new Container();
  readonly shadow = new Sprite({ texture: Texture.EMPTY });
  readonly #sprites: Sprites;
  readonly #layers = new Map<string, Sprite>();
  #sex: Sex = 'man';

  constructor(sprites: Sprites) {
    this.#sprites = sprites;
  }

  /** What is worn over the body, in any order, and what colours are laid over it; the next `show` draws it. */
  wear(sex: Sex, worn: ReadonlySet<string>, colours: ReadonlyMap<string, ItemColour> = new Map()): void {
    this.#dress(sex, worn);
    for (const [layer, sprite] of this.#layers) sprite.tint = ITEM_COLOURS[colours.get(layer) ?? 'white'];
  }

  #dress(sex: Sex, worn: ReadonlySet<string>): void {
    this.#sex = sex;
    const order = this.#sprites.manifest.people[sex].layers;
    const layers = order.filter((layer) => layer === 'body' || worn.has(layer));
    if (layers.join() === this.worn.join()) return;
    this.body.removeChildren();
    for (const [layer, sprite] of this.#layers) {
      if (layers.includes(layer)) continue;
      sprite.destroy();
      this.#layers.delete(layer);
    }
    for (const layer of layers) {
      const sprite = this.#layers.get(layer) ?? new Sprite({ texture: Texture.EMPTY });
      // Kept in drawing order, so that the same clothes compare equal.
      this.#layers.delete(layer);
      this.#layers.set(layer, sprite);
      this.body.addChild(sprite);
    }
  }

  /** The current layers, bottom first. */
  get worn(): readonly string[] {
    return [...this.#layers.keys()];
  }

  /** `look` is `<pose>/<facing>`. */
  show(look: string): void {
    for (const [layer, sprite] of this.#layers) this.#sprites.show(sprite, this.#name(layer, look));
    this.#sprites.show(this.shadow, this.#name('shadow', look));
  }

  /** The picture used for pointing at the person. */
  bodyName(look: string): string {
    return this.#name('body', look);
  }

  #name(layer: string, look: string): string {
    return `person/${this.#sex}/${layer}/${look}`;
  }
}

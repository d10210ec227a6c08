// What each hand holds, drawn in front of the body or behind it, depending on the pose.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { PersonEntry } from '#assets/manifest.ts';
import type { Subject } from '#machines/room/state.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { codeOf, tintOf, type ItemLooks } from '../things/item-looks.ts';

/** How far below the hand the middle of a thing is drawn when it has no picture of being held. */
const HANGS_PIXELS = 8;

interface Held {
  readonly id: string;
  readonly hand: 'left' | 'right';
  readonly code: string;
  readonly sprite: Sprite;
  picture: string;
}

export class HeldThings {
  readonly behind = new Container();
  readonly before = new Container();
  readonly #sprites: Sprites;
  #held: readonly Held[] = [];
  #key = '[]';

  constructor(sprites: Sprites) {
    this.#sprites = sprites;
  }

  hold(subjects: readonly Subject[], looks: ItemLooks): void {
    const key = JSON.stringify(subjects.filter(({ place }) => place.at === 'P002'));
    if (key === this.#key) return;
    this.#key = key;
    for (const { sprite } of this.#held) sprite.destroy();
    this.#held = subjects.flatMap((subject): Held[] => {
      if (subject.place.at !== 'P002') return [];
      const code = codeOf(looks, subject.craft);
      const picture = `item/${code}`;
      const sprite = this.#sprites.make(picture);
      sprite.tint = tintOf(looks, subject.craft);
      return [{ id: subject.id, hand: subject.place.hand, code, picture, sprite }];
    });
  }

  /** Moves each thing to its hand's position in a pose, `<pose>/<facing>`. */
  place(pose: string, hands: PersonEntry['hands'][string] | undefined): void {
    const facing = pose.split('/')[1] ?? '';
    for (const held of this.#held) {
      const { hand, code, sprite } = held;
      const spot = hands?.[hand];
      const carried = `held/${code}/${facing}`;
      const hasOwn = this.#sprites.entry(carried) !== undefined;
      held.picture = hasOwn ? carried : `item/${code}`;
      this.#sprites.show(sprite, held.picture);
      sprite.visible &&= spot !== undefined;
      if (!spot) continue;
      sprite.position.set(spot.x, spot.y + (hasOwn ? 0 : HANGS_PIXELS));
      (spot.isInFront ? this.before : this.behind).addChild(sprite);
    }
  }

  /** The picture, offset from the person's pivot, and id of each held thing. */
  shown(): readonly {
    readonly id: string;
    readonly picture: string;
    readonly x: number;
    readonly y: number;
  }[] {
    return this.#held.map(({ id, picture, sprite }) => ({ id, picture, x: sprite.x, y: sprite.y }));
  }
}

// What the hands hold, each in its hand: before the body or behind it, as the pose has it.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { PersonEntry } from '#assets/manifest.ts';
import type { Subject } from '#machines/room/state.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';

/** How far below the hand the middle of a lying thing's picture is, by code; for things without a picture held. */
const HANGS: Readonly<Record<string, number>> = {
  S005: 66,
  S006: 12,
  S007: 12,
  S009: 14,
  S013: 22,
  S015: 22,
};
const HANGS_ELSE = 8;

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
  private readonly sprites: Sprites;
  private held: readonly Held[] = [];
  private key = '[]';

  constructor(sprites: Sprites) {
    this.sprites = sprites;
  }

  hold(subjects: readonly Subject[], codes: ReadonlyMap<string, string>): void {
    const key = JSON.stringify(subjects.filter(({ place }) => place.at === 'P002'));
    if (key === this.key) return;
    this.key = key;
    for (const { sprite } of this.held) sprite.destroy();
    this.held = subjects.flatMap((subject): Held[] => {
      if (subject.place.at !== 'P002') return [];
      const code = codes.get(subject.craft) ?? '';
      const picture = `item/${code}`;
      return [
        { id: subject.id, hand: subject.place.hand, code, picture, sprite: this.sprites.make(picture) },
      ];
    });
  }

  /** Puts each into its hand as that is in a pose, `<pose>/<facing>`. */
  place(pose: string, hands: PersonEntry['hands'][string] | undefined): void {
    const facing = pose.split('/')[1] ?? '';
    for (const held of this.held) {
      const { hand, code, sprite } = held;
      const spot = hands?.[hand];
      const carried = `held/${code}/${facing}`;
      const hasOwn = this.sprites.entry(carried) !== undefined;
      held.picture = hasOwn ? carried : `item/${code}`;
      this.sprites.show(sprite, held.picture);
      sprite.visible &&= spot !== undefined;
      if (!spot) continue;
      sprite.position.set(spot.x, spot.y + (hasOwn ? 0 : (HANGS[code] ?? HANGS_ELSE)));
      (spot.isInFront ? this.before : this.behind).addChild(sprite);
    }
  }

  /** The picture, place from the person's pivot, and id of each. */
  shown(): readonly {
    readonly id: string;
    readonly picture: string;
    readonly x: number;
    readonly y: number;
  }[] {
    return this.held.map(({ id, picture, sprite }) => ({ id, picture, x: sprite.x, y: sprite.y }));
  }
}

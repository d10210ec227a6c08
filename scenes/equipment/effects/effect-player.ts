// Draws and runs effects; they fade in and out. With reduced motion each shows one still picture.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { isAdded } from './emergency-effects.ts';
import type { EffectLayer, EffectPlacement } from './emergency-effects.ts';
import { frameAt, isRunning } from '#scenes/kit/pictures/frame-show.ts';

const FADE_MS = 240;

interface Playing {
  readonly placement: EffectPlacement;
  readonly sprite: Sprite;
  elapsedMs: number;
  frame: number;
  isLeaving: boolean;
}

const keyOf = ({ effect, at, frame, scale }: EffectPlacement): string =>
  `${effect}@${at.join(',')}#${frame ?? ''}x${scale ?? 1}`;

export class EffectPlayer {
  readonly layers: Readonly<Record<EffectLayer, Container>> = {
    wall: new Container(),
    floor: new Container(),
    track: new Container(),
    top: new Container(),
  };
  readonly #sprites: Sprites;
  readonly #isStill: () => boolean;
  readonly #playing = new Map<string, Playing>();

  constructor(sprites: Sprites, isStill: () => boolean) {
    this.#sprites = sprites;
    this.#isStill = isStill;
  }

  /** From now on, these are the effects to show. */
  show(placements: readonly EffectPlacement[], isAtOnce: boolean): void {
    const wanted = new Map(placements.map((placement) => [keyOf(placement), placement]));
    for (const [key, one] of this.#playing) one.isLeaving = !wanted.has(key);
    for (const [key, placement] of wanted) {
      const known = this.#playing.get(key);
      if (known) this.#draw(known);
      else this.#start(key, placement);
    }
    if (isAtOnce || this.#isStill()) this.#fade(FADE_MS);
  }

  #start(key: string, placement: EffectPlacement): void {
    const sprite = this.#sprites.make(`effect/${placement.effect}/0`);
    const { x, y } = project(...placement.at);
    sprite.position.set(x, y);
    sprite.alpha = 0;
    if (isAdded(placement.effect)) sprite.blendMode = 'add';
    this.layers[placement.layer].addChild(sprite);
    const one: Playing = {
      placement,
      sprite,
      elapsedMs: placement.aheadMs ?? 0,
      frame: -1,
      isLeaving: false,
    };
    this.#playing.set(key, one);
    this.#draw(one);
  }

  #draw(one: Playing): boolean {
    const { effect, frame: fixed, scale = 1 } = one.placement;
    const entry = this.#sprites.manifest.effects[effect];
    const frame = fixed ?? (entry && !this.#isStill() ? frameAt(entry, one.elapsedMs) : 0);
    const isNew = frame !== one.frame;
    one.frame = frame;
    this.#sprites.show(one.sprite, `effect/${effect}/${frame}`);
    one.sprite.scale.set(one.sprite.scale.x * scale);
    return isNew;
  }

  #fade(elapsedMs: number): boolean {
    let isChanged = false;
    for (const [key, { sprite, isLeaving }] of this.#playing) {
      const aim = isLeaving ? 0 : 1;
      if (sprite.alpha !== aim) {
        const by = elapsedMs / FADE_MS;
        sprite.alpha = isLeaving ? Math.max(0, sprite.alpha - by) : Math.min(1, sprite.alpha + by);
        isChanged = true;
      }
      if (!isLeaving || sprite.alpha > 0) continue;
      sprite.destroy();
      this.#playing.delete(key);
    }
    return isChanged;
  }

  /** Milliseconds until one of them changes: 0 while one fades, Infinity while all stand still. */
  get dueMs(): number {
    return Math.min(Infinity, ...[...this.#playing.values()].map((one) => this.#dueOf(one)));
  }

  #dueOf(one: Playing): number {
    if (one.sprite.alpha !== (one.isLeaving ? 0 : 1)) return 0;
    const entry = this.#sprites.manifest.effects[one.placement.effect];
    return entry && this.#runs(one) ? entry.frameMs - (one.elapsedMs % entry.frameMs) : Infinity;
  }

  #runs({ placement, elapsedMs }: Playing): boolean {
    const entry = this.#sprites.manifest.effects[placement.effect];
    return (
      !this.#isStill() && placement.frame === undefined && entry !== undefined && isRunning(entry, elapsedMs)
    );
  }

  /** True when the picture has changed. */
  step(elapsedMs: number): boolean {
    let isChanged = this.#fade(elapsedMs);
    for (const one of this.#playing.values()) {
      if (!this.#runs(one)) continue;
      one.elapsedMs += elapsedMs;
      isChanged = this.#draw(one) || isChanged;
    }
    return isChanged;
  }

  /** Names of the pictures of effects that are shown or about to be. */
  static namesOf(sprites: Sprites, placements: readonly EffectPlacement[]): readonly string[] {
    return placements.flatMap(({ effect }) =>
      Array.from(
        { length: sprites.manifest.effects[effect]?.frames ?? 1 },
        (_, frame) => `effect/${effect}/${frame}`,
      ),
    );
  }
}

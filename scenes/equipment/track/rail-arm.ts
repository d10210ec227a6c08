// An arm on a rail: it retracts, slides along, and stretches out on arrival.
import { Sprite, Texture } from 'pixi.js';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { GridPoint } from '../bay-facts.ts';
import type { ArmView } from '../bay-view.ts';
import { Glide, glideMs } from './glide.ts';

export interface Rail {
  /** The prefix of its pictures' names. */
  readonly name: string;
  readonly places: Readonly<Record<string, GridPoint>>;
  /** The picture of the arm stretched out to a place. */
  readonly reachAt: (place: string) => string;
}

/** The picture of an arm, moving along the rail or stretched out at its place. */
export function armPicture(rail: Rail, { place, isReaching, hasWafer }: ArmView, isMoving: boolean): string {
  const reach = isReaching && !isMoving ? rail.reachAt(place) : 'travel';
  return `${rail.name}/${reach}/${hasWafer ? 'wafer' : 'empty'}`;
}

export class RailArm {
  readonly sprite = new Sprite({ texture: Texture.EMPTY });
  readonly #sprites: Sprites;
  readonly #rail: Rail;
  readonly #glide: Glide;
  #view: ArmView = { place: 'home', isReaching: false, hasWafer: false };

  constructor(sprites: Sprites, rail: Rail) {
    this.#sprites = sprites;
    this.#rail = rail;
    this.#glide = new Glide(this.#placeOf('home'));
  }

  #placeOf(name: string): GridPoint {
    return this.#rail.places[name] ?? this.#rail.places['home'] ?? [0, 0, 0];
  }

  show(view: ArmView, isAtOnce: boolean): void {
    this.#view = view;
    const to = this.#placeOf(view.place);
    if (isAtOnce) this.#glide.jump(to);
    else this.#glide.moveTo(to, glideMs(this.#glide.at, to));
    this.#draw();
  }

  #draw(): void {
    const { x, y } = project(...this.#glide.at);
    this.sprite.position.set(x, y);
    this.#sprites.show(this.sprite, armPicture(this.#rail, this.#view, this.#glide.isMoving));
  }

  get isMoving(): boolean {
    return this.#glide.isMoving;
  }

  step(elapsedMs: number): boolean {
    if (!this.#glide.step(elapsedMs)) return false;
    this.#draw();
    return true;
  }
}

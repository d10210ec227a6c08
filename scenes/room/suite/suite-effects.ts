// Water, warm air and the streaks of the air shower: animations that play while something is running.
import type { Sprite } from 'pixi.js';
import type { Furniture } from '#contract/simulation/room-map.ts';
import { frameAt } from '#scenes/kit/pictures/frame-show.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';

interface EffectPlace {
  readonly name: string;
  /** Position of its pivot: across the piece's front, out of it, up; in metres from its middle. */
  readonly at: readonly [number, number, number];
}

/** The effect of a running piece: from the tap's mouth, under the dryer, along the panel of nozzles. */
const EFFECTS: Readonly<Partial<Record<Furniture['kind'], EffectPlace>>> = {
  sink: { name: 'water', at: [0, -0.035, 1.035] },
  dryer: { name: 'dryer', at: [0, -0.12, 0] },
  airShower: { name: 'airShower', at: [0, -0.1, 0] },
};

export const SUITE_EFFECTS: readonly string[] = Object.values(EFFECTS).map(({ name }) => name);

export function effectOf(piece: Furniture, state: string): EffectPlace | undefined {
  return state === 'running' ? EFFECTS[piece.kind] : undefined;
}

interface Running {
  readonly name: string;
  readonly sprite: Sprite;
}

export class SuiteEffects {
  readonly #sprites: Sprites;
  readonly #isStill: () => boolean;
  #running: readonly Running[] = [];
  #elapsedMs = 0;

  constructor(sprites: Sprites, isStill: () => boolean) {
    this.#sprites = sprites;
    this.#isStill = isStill;
  }

  /** From now on, these are the effects to show. */
  run(running: readonly Running[]): void {
    this.#running = running;
    this.#elapsedMs = 0;
    this.#draw();
  }

  get isMoving(): boolean {
    return this.#running.length > 0 && !this.#isStill();
  }

  step(elapsedMs: number): void {
    if (!this.isMoving) return;
    this.#elapsedMs += elapsedMs;
    this.#draw();
  }

  #draw(): void {
    for (const { name, sprite } of this.#running) {
      const entry = this.#sprites.manifest.effects?.[name];
      if (!entry) continue;
      this.#sprites.show(sprite, `effect/${name}/${frameAt(entry, this.#elapsedMs)}`);
    }
  }
}

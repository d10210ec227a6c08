// Water, warm air and the streaks of the air shower: pictures that follow each other while something is at work.
import type { Sprite } from 'pixi.js';
import type { Furniture } from '#contract/simulation/room-map.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';

export interface EffectPlace {
  readonly name: string;
  /** Where its pivot goes: across the piece's front, out of it, up; metres from its middle. */
  readonly at: readonly [number, number, number];
}

/** The effect that goes with a piece at work: from the tap's mouth, under the dryer, along the panel of nozzles. */
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
  private readonly sprites: Sprites;
  private readonly isStill: () => boolean;
  private running: readonly Running[] = [];
  private elapsedMs = 0;

  constructor(sprites: Sprites, isStill: () => boolean) {
    this.sprites = sprites;
    this.isStill = isStill;
  }

  /** The effects that are seen from now on. */
  run(running: readonly Running[]): void {
    this.running = running;
    this.elapsedMs = 0;
    this.draw();
  }

  get isMoving(): boolean {
    return this.running.length > 0 && !this.isStill();
  }

  step(elapsedMs: number): void {
    if (!this.isMoving) return;
    this.elapsedMs += elapsedMs;
    this.draw();
  }

  private draw(): void {
    for (const { name, sprite } of this.running) {
      const entry = this.sprites.manifest.effects?.[name];
      if (!entry) continue;
      const at = Math.floor(this.elapsedMs / entry.frameMs);
      const frame = entry.isLoop ? at % entry.frames : Math.min(at, entry.frames - 1);
      this.sprites.show(sprite, `effect/${name}/${frame}`);
    }
  }
}

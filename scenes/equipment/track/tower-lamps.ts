// The tower light: four lamps, each off, on or blinking.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { placeOf } from '../bay-facts.ts';
import type { BayFacts } from '../bay-facts.ts';
import type { BayView, LampState, TowerColour } from '../bay-view.ts';

/** Duration of each on and off phase: far too slow to be harmful. */
const BLINK_MS = 600;
const COLOURS = ['blue', 'green', 'yellow', 'red'] as const satisfies readonly TowerColour[];

/** With reduced motion a blinking lamp stays lit. */
export function isLit(state: LampState, elapsedMs: number, isStill: boolean): boolean {
  if (state !== 'blinking') return state === 'on';
  return isStill || Math.floor(elapsedMs / BLINK_MS) % 2 === 0;
}

export class TowerLamps {
  readonly container = new Container();
  /** Lit lamps, drawn apart because darkness does not dim them. */
  readonly lit = new Container();
  readonly #isStill: () => boolean;
  readonly #on: ReadonlyMap<TowerColour, Sprite>;
  #view: BayView['tower'] = { red: 'off', yellow: 'off', green: 'off', blue: 'off' };
  #elapsedMs = 0;

  constructor(sprites: Sprites, facts: BayFacts, isStill: () => boolean) {
    this.#isStill = isStill;
    const { x, y } = project(...placeOf(facts, 'tower').at);
    for (const container of [this.container, this.lit]) container.position.set(x, y);
    this.container.addChild(
      sprites.make('tower/base'),
      ...COLOURS.map((colour) => sprites.make(`tower/${colour}/off`)),
    );
    this.#on = new Map(
      COLOURS.map((colour) => [colour, this.lit.addChild(sprites.make(`tower/${colour}/on`))]),
    );
    this.#draw();
  }

  show(view: BayView['tower']): void {
    // A blinking lamp keeps its rhythm when the others do not change.
    if (COLOURS.some((colour) => view[colour] !== this.#view[colour])) this.#elapsedMs = 0;
    this.#view = view;
    this.#draw();
  }

  #draw(): boolean {
    let isChanged = false;
    for (const [colour, sprite] of this.#on) {
      const isOn = isLit(this.#view[colour], this.#elapsedMs, this.#isStill());
      isChanged ||= sprite.visible !== isOn;
      sprite.visible = isOn;
    }
    return isChanged;
  }

  get isMoving(): boolean {
    return !this.#isStill() && Object.values(this.#view).includes('blinking');
  }

  /** Milliseconds until a lamp goes on or off. */
  get dueMs(): number {
    return this.isMoving ? BLINK_MS - (this.#elapsedMs % BLINK_MS) : Infinity;
  }

  step(elapsedMs: number): boolean {
    if (!this.isMoving) return false;
    this.#elapsedMs += elapsedMs;
    return this.#draw();
  }
}

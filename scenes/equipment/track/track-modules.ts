// The track's modules behind their windows: empty, with a wafer, processing (cups spin), or off.
import { Container, Sprite, Texture } from 'pixi.js';
import { project } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { BayFacts } from '../bay-facts.ts';
import type { BayView, ModuleView } from '../bay-view.ts';

const SPIN_FRAME_MS = 80;

type ModuleFacts = BayFacts['track']['modules'][string];

/** The picture of a module, if it has one, and whether that shows the wafer only. */
export function modulePicture(
  { spinning, spinFrames }: Pick<BayFacts['track'], 'spinning' | 'spinFrames'>,
  { kind }: Pick<ModuleFacts, 'kind'>,
  { state, wafer }: ModuleView,
  elapsedMs: number,
): { readonly name: string; readonly isWafer: boolean } | undefined {
  if (state === 'empty') return undefined;
  if (state === 'wafer' && wafer) return { name: `wafer/${wafer}`, isWafer: true };
  if (state !== 'busy' || !spinning.includes(kind))
    return { name: `track/module/${kind}/${state}`, isWafer: false };
  const frame = Math.floor(elapsedMs / SPIN_FRAME_MS) % spinFrames;
  return { name: `track/module/${kind}/busy-${frame}`, isWafer: false };
}

interface Drawn {
  readonly sprite: Sprite;
  name: string;
}

const EMPTY: ModuleView = { state: 'empty' };

export class TrackModules {
  readonly container = new Container();
  readonly #sprites: Sprites;
  readonly #facts: BayFacts['track'];
  readonly #isStill: () => boolean;
  readonly #drawn = new Map<string, Drawn>();
  #views: BayView['modules'] = {};
  #elapsedMs = 0;

  constructor(sprites: Sprites, facts: BayFacts['track'], isStill: () => boolean) {
    this.#sprites = sprites;
    this.#facts = facts;
    this.#isStill = isStill;
    for (const id of Object.keys(facts.modules)) {
      const sprite = new Sprite({ texture: Texture.EMPTY });
      this.#drawn.set(id, { sprite, name: '' });
      this.container.addChild(sprite);
    }
  }

  show(views: BayView['modules']): void {
    this.#views = views;
    for (const one of this.#drawn.values()) one.name = '';
    this.#draw();
  }

  #draw(): boolean {
    return [...this.#drawn].map(([id, one]) => this.#drawOne(id, one)).includes(true);
  }

  #drawOne(id: string, one: Drawn): boolean {
    const place = this.#facts.modules[id];
    const picture = place && modulePicture(this.#facts, place, this.#views[id] ?? EMPTY, this.#elapsedMs);
    const name = picture?.name ?? '-';
    if (name === one.name) return false;
    one.name = name;
    one.sprite.visible = picture !== undefined;
    if (!picture) return true;
    const { x, y } = project(...(picture.isWafer ? place.wafer : place.at));
    one.sprite.position.set(x, y);
    this.#sprites.show(one.sprite, name);
    return true;
  }

  /** Cups spin while they process. */
  get isMoving(): boolean {
    if (this.#isStill()) return false;
    return Object.entries(this.#views).some(
      ([id, { state }]) =>
        state === 'busy' && this.#facts.spinning.includes(this.#facts.modules[id]?.kind ?? ''),
    );
  }

  /** Milliseconds until a cup changes. */
  get dueMs(): number {
    return this.isMoving ? SPIN_FRAME_MS - (this.#elapsedMs % SPIN_FRAME_MS) : Infinity;
  }

  step(elapsedMs: number): boolean {
    if (!this.isMoving) return false;
    this.#elapsedMs += elapsedMs;
    return this.#draw();
  }
}

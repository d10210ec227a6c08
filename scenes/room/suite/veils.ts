// Keeps the person visible behind things: whatever covers them fades.
import type { Container } from 'pixi.js';

/** Walls and doors are mostly glass, so they fade further. */
const SEEN_THROUGH = { wall: 0.2, thing: 0.4 } as const;
const FADE_MS = 180;

interface Veil {
  readonly id: string;
  readonly view: Container;
}

interface Faded {
  view: Container;
  alpha: number;
  readonly least: number;
}

export class Veils {
  readonly #isStill: () => boolean;
  #covering: ReadonlySet<string> = new Set();
  /** By id: a thing may be rebuilt while it is faded. */
  readonly #faded = new Map<string, Faded>();

  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** Sets what covers the person now. */
  attend(covering: readonly Veil[], isThing: (id: string) => boolean): void {
    this.#covering = new Set(covering.map(({ id }) => id));
    for (const { id, view } of covering) {
      const alpha = this.#faded.get(id)?.alpha ?? 1;
      view.alpha = alpha;
      this.#faded.set(id, { view, alpha, least: SEEN_THROUGH[isThing(id) ? 'thing' : 'wall'] });
    }
    if (this.#isStill()) this.step(Infinity);
  }

  #aimOf(id: string, { least }: Faded): number {
    return this.#covering.has(id) ? least : 1;
  }

  get isMoving(): boolean {
    return [...this.#faded].some(([id, faded]) => faded.alpha !== this.#aimOf(id, faded));
  }

  step(elapsedMs: number): void {
    const by = elapsedMs / FADE_MS;
    for (const [id, veil] of this.#faded) {
      const aim = this.#aimOf(id, veil);
      veil.alpha = aim < veil.alpha ? Math.max(aim, veil.alpha - by) : Math.min(aim, veil.alpha + by);
      if (!veil.view.destroyed) veil.view.alpha = veil.alpha;
      if (veil.alpha === 1) this.#faded.delete(id);
    }
  }
}

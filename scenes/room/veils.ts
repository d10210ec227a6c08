// Lets the person be seen through what stands before them: it fades while it covers them.
import type { Container } from 'pixi.js';

const SEEN_THROUGH = 0.36;
const FADE_MS = 180;

interface Veil {
  readonly id: string;
  readonly view: Container;
}

export class Veils {
  private readonly isStill: () => boolean;
  private covering: ReadonlySet<string> = new Set();
  /** By id: a thing may be drawn anew while it is faded. */
  private readonly faded = new Map<string, { view: Container; alpha: number }>();

  constructor(isStill: () => boolean) {
    this.isStill = isStill;
  }

  /** These cover the person now. */
  attend(covering: readonly Veil[]): void {
    this.covering = new Set(covering.map(({ id }) => id));
    for (const { id, view } of covering) {
      const alpha = this.faded.get(id)?.alpha ?? 1;
      view.alpha = alpha;
      this.faded.set(id, { view, alpha });
    }
    if (this.isStill()) this.step(Infinity);
  }

  private aimOf(id: string): number {
    return this.covering.has(id) ? SEEN_THROUGH : 1;
  }

  get isMoving(): boolean {
    return [...this.faded].some(([id, { alpha }]) => alpha !== this.aimOf(id));
  }

  step(elapsedMs: number): void {
    const by = ((1 - SEEN_THROUGH) * elapsedMs) / FADE_MS;
    for (const [id, veil] of this.faded) {
      const aim = this.aimOf(id);
      veil.alpha = aim < veil.alpha ? Math.max(aim, veil.alpha - by) : Math.min(aim, veil.alpha + by);
      if (!veil.view.destroyed) veil.view.alpha = veil.alpha;
      if (veil.alpha === 1) this.faded.delete(id);
    }
  }
}

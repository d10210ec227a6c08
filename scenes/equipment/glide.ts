// A place on its way to another: starts fast, arrives softly.
import type { GridPoint } from './bay-facts.ts';
import { between } from './bay-placing.ts';

const eased = (share: number): number => 1 - (1 - share) ** 3;

export class Glide {
  private from: GridPoint;
  private to: GridPoint;
  private elapsedMs = 0;
  private lastsMs = 0;

  constructor(at: GridPoint) {
    this.from = this.to = at;
  }

  get at(): GridPoint {
    return this.isMoving ? between(this.from, this.to, eased(this.elapsedMs / this.lastsMs)) : this.to;
  }

  get aim(): GridPoint {
    return this.to;
  }

  get isMoving(): boolean {
    return this.elapsedMs < this.lastsMs;
  }

  /** Sets out from where it is now; without a time it is there at once. */
  moveTo(to: GridPoint, lastsMs: number): void {
    if (to.every((value, index) => value === this.to[index])) return;
    this.from = this.at;
    this.to = to;
    this.elapsedMs = 0;
    this.lastsMs = lastsMs;
  }

  jump(to: GridPoint): void {
    this.from = this.to = to;
    this.elapsedMs = this.lastsMs = 0;
  }

  /** True when it moved. */
  step(elapsedMs: number): boolean {
    if (!this.isMoving) return false;
    this.elapsedMs = Math.min(this.lastsMs, this.elapsedMs + elapsedMs);
    return true;
  }
}

/** How long a way takes: a short one 150 ms, the longest 300 ms. */
export function glideMs(from: GridPoint, to: GridPoint): number {
  const tiles = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Math.min(300, 150 + tiles * 25);
}

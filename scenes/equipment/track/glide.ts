// A position moving to another: starts fast, arrives softly.
import { slowingDown } from '#scenes/kit/easing.ts';
import type { GridPoint } from '../bay-facts.ts';
import { between } from '../bay-placing.ts';

export class Glide {
  #from: GridPoint;
  #to: GridPoint;
  #elapsedMs = 0;
  #lastsMs = 0;

  constructor(at: GridPoint) {
    this.#from = this.#to = at;
  }

  get at(): GridPoint {
    return this.isMoving
      ? between(this.#from, this.#to, slowingDown(this.#elapsedMs / this.#lastsMs))
      : this.#to;
  }

  get aim(): GridPoint {
    return this.#to;
  }

  get isMoving(): boolean {
    return this.#elapsedMs < this.#lastsMs;
  }

  /** Starts from the current position; a duration of 0 moves it at once. */
  moveTo(to: GridPoint, lastsMs: number): void {
    if (to.every((value, index) => value === this.#to[index])) return;
    this.#from = this.at;
    this.#to = to;
    this.#elapsedMs = 0;
    this.#lastsMs = lastsMs;
  }

  jump(to: GridPoint): void {
    this.#from = this.#to = to;
    this.#elapsedMs = this.#lastsMs = 0;
  }

  /** True when it moved. */
  step(elapsedMs: number): boolean {
    if (!this.isMoving) return false;
    this.#elapsedMs = Math.min(this.#lastsMs, this.#elapsedMs + elapsedMs);
    return true;
  }
}

/** Duration of a move: 150 ms for a short one, up to 300 ms for the longest. */
export function glideMs(from: GridPoint, to: GridPoint): number {
  const tiles = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Math.min(300, 150 + tiles * 25);
}

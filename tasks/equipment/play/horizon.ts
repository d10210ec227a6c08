// How far waiting and fast time may go where the server holds back what comes: past it time runs at the pace of the wall.

/** With less left, more is asked for: fast time seldom meets its end. */
const ASK_WITHIN_MS = 15_000;

export class Horizon {
  readonly #isHeld: boolean;
  #atMs: number;

  /** @param isHeld false: nothing is held back, and there is none */
  constructor(isHeld: boolean) {
    this.#isHeld = isHeld;
    this.#atMs = isHeld ? 0 : Infinity;
  }

  get atMs(): number {
    return this.#atMs;
  }

  /** It never comes nearer. */
  hear(atMs: number): void {
    this.#atMs = Math.max(this.#atMs, atMs);
  }

  /** Another start: the server has yet to look at it. */
  reset(): void {
    if (this.#isHeld) this.#atMs = 0;
  }

  isNear(nowMs: number): boolean {
    return this.#atMs - nowMs < ASK_WITHIN_MS;
  }

  /** Where time comes to from `nowMs` when so much passes on the wall. */
  after(nowMs: number, elapsedMs: number, speed: number): number {
    const fastMs = Math.min(elapsedMs, Math.max(0, this.#atMs - nowMs) / speed);
    return nowMs + fastMs * speed + (elapsedMs - fastMs);
  }

  /** How long that took on the wall. */
  wallMs(fromMs: number, toMs: number, speed: number): number {
    const fastMs = Math.max(0, Math.min(toMs, this.#atMs) - Math.min(fromMs, this.#atMs));
    return fastMs / speed + Math.max(0, toMs - fromMs - fastMs);
  }
}

// Mouse, pen and fingers over a scene: taps, drags, pinches and the wheel, in CSS pixels of the canvas.
import type { Point } from './projection.ts';

export interface PointerIntents {
  readonly onTap: (at: Point) => void;
  readonly onHover: (at: Point | undefined) => void;
  /** Whether a drag that begins here carries a thing; otherwise it moves the view. */
  readonly onGrab: (at: Point) => boolean;
  readonly onCarry: (at: Point) => void;
  /** The end of a carry; undefined when it was cancelled. */
  readonly onRelease: (at: Point | undefined) => void;
  readonly onPan: (dx: number, dy: number) => void;
  readonly onZoom: (at: Point, factor: number) => void;
}

const TAP_SLACK_PIXELS = 7;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Pointer {
  readonly #down = new Map<number, Point>();
  #mode: 'none' | 'press' | 'carry' | 'pan' | 'pinch' = 'none';
  #start: Point = { x: 0, y: 0 };
  readonly #canvas: HTMLElement;
  readonly #intents: PointerIntents;
  readonly #listening = new AbortController();

  constructor(canvas: HTMLElement, intents: PointerIntents) {
    this.#canvas = canvas;
    this.#intents = intents;
    const { signal } = this.#listening;
    canvas.addEventListener('pointerdown', this.#onDown, { signal });
    canvas.addEventListener('pointermove', this.#onMove, { signal });
    canvas.addEventListener('pointerup', this.#onUp, { signal });
    canvas.addEventListener('pointercancel', this.#onCancel, { signal });
    canvas.addEventListener('pointerleave', this.#onLeave, { signal });
    canvas.addEventListener('wheel', this.#onWheel, { signal, passive: false });
  }

  destroy(): void {
    this.#listening.abort();
    this.#down.clear();
  }

  #at(event: MouseEvent): Point {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const at = this.#at(event);
    this.#down.set(event.pointerId, at);
    this.#canvas.setPointerCapture(event.pointerId);
    if (this.#down.size === 1) {
      this.#mode = 'press';
      this.#start = at;
    } else {
      if (this.#mode === 'carry') this.#intents.onRelease(undefined);
      this.#mode = 'pinch';
    }
  };

  readonly #onMove = (event: PointerEvent): void => {
    const at = this.#at(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.#intents.onHover(at);
      return;
    }
    if (this.#mode === 'pinch') this.#pinch(event.pointerId, before, at);
    this.#down.set(event.pointerId, at);
    if (this.#mode === 'press' && apart(this.#start, at) > TAP_SLACK_PIXELS) {
      this.#mode = this.#intents.onGrab(this.#start) ? 'carry' : 'pan';
    }
    if (this.#mode === 'carry') this.#intents.onCarry(at);
    if (this.#mode === 'pan') this.#intents.onPan(at.x - before.x, at.y - before.y);
  };

  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#down].find(([otherId]) => otherId !== id)?.[1];
    if (!other) return;
    const [old, now] = [middle(before, other), middle(at, other)];
    this.#intents.onPan(now.x - old.x, now.y - old.y);
    this.#intents.onZoom(now, apart(at, other) / Math.max(1, apart(before, other)));
  }

  readonly #onUp = (event: PointerEvent): void => {
    if (!this.#down.delete(event.pointerId)) return;
    const at = this.#at(event);
    if (this.#mode === 'press') this.#intents.onTap(at);
    if (this.#mode === 'carry') this.#intents.onRelease(at);
    // When one finger of a pinch stays down, the gesture continues as a pan.
    this.#mode = this.#down.size > 0 ? 'pan' : 'none';
  };

  readonly #onCancel = (event: PointerEvent): void => {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.#mode === 'carry') this.#intents.onRelease(undefined);
    this.#mode = this.#down.size > 0 ? 'pan' : 'none';
  };

  readonly #onLeave = (): void => this.#intents.onHover(undefined);

  readonly #onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.#intents.onZoom(this.#at(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)));
  };
}

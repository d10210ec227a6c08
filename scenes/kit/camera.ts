// Which part of the picture the window shows. Pure numbers: a scene applies `x`, `y` and `zoom` to its stage.
import { slowingDown } from './easing.ts';
import type { Bounds, Point } from './projection.ts';

interface View {
  /** Where the picture's origin lies in the window, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels per pixel of the picture at 1x. */
  readonly zoom: number;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Small enough for the whole suite to fit on a phone held upright. */
const MIN_ZOOM = 0.12;
const MAX_ZOOM = 2.2;
const MOVE_MS = 280;
const ZOOM_STEP = 1.3;
/** Time constant of the drift after a walking person: after this long a third of the distance is left. */
const DRIFT_MS = 150;
const FOCUS_PADDING = 32;
const FOCUS_ZOOM = 1.5;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The view that centres all of `bounds` with `padding` CSS pixels free on every side. */
export function viewOf(bounds: Bounds, viewport: Viewport, padding = 24, most = MAX_ZOOM): View {
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.bottom - bounds.top);
  const room = {
    width: Math.max(40, viewport.width - padding * 2),
    height: Math.max(40, viewport.height - padding * 2),
  };
  const zoom = clamp(Math.min(room.width / width, room.height / height), MIN_ZOOM, most);
  return {
    zoom,
    x: viewport.width / 2 - ((bounds.left + bounds.right) / 2) * zoom,
    y: viewport.height / 2 - ((bounds.top + bounds.bottom) / 2) * zoom,
  };
}

/** Zooms by a factor about a point of the window, which stays over the same point of the picture. */
export function zoomedAt(view: View, at: Point, factor: number): View {
  const zoom = clamp(view.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  const k = zoom / view.zoom;
  return { zoom, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k };
}

/** Keeps the middle of the window over the picture. */
export function kept(view: View, bounds: Bounds, viewport: Viewport): View {
  const [cx, cy] = [viewport.width / 2, viewport.height / 2];
  return {
    zoom: view.zoom,
    x: clamp(view.x, cx - bounds.right * view.zoom, cx - bounds.left * view.zoom),
    y: clamp(view.y, cy - bounds.bottom * view.zoom, cy - bounds.top * view.zoom),
  };
}

export class Camera {
  view: View = { x: 0, y: 0, zoom: 1 };
  /** True until the user moves the view; while true, resizing the window fits the view again. */
  isFitted = true;
  #from: View | undefined;
  #to: View | undefined;
  #drift: Point | undefined;
  #focused: Bounds | undefined;
  #elapsedMs = 0;
  #viewport: Viewport = { width: 1, height: 1 };
  readonly #bounds: Bounds;
  readonly #isStill: () => boolean;

  /** `isStill` says whether reduced motion is requested: then every move is immediate. */
  constructor(bounds: Bounds, isStill: () => boolean) {
    this.#bounds = bounds;
    this.#isStill = isStill;
  }

  get isMoving(): boolean {
    return this.#to !== undefined || this.#drift !== undefined;
  }

  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    if (this.isFitted) this.set(this.#whole());
    else if (this.#focused) this.set(this.#near(this.#focused));
    else this.set(this.view);
  }

  /** The view of everything, with a margin that suits the window. */
  #whole(): View {
    return viewOf(this.#bounds, this.#viewport, Math.min(24, this.#viewport.height * 0.025));
  }

  #near(bounds: Bounds): View {
    return viewOf(bounds, this.#viewport, Math.min(FOCUS_PADDING, this.#viewport.width * 0.03), FOCUS_ZOOM);
  }

  set(view: View): void {
    this.#from = this.#to = this.#drift = undefined;
    this.view = kept(view, this.#bounds, this.#viewport);
  }

  moveTo(view: View): void {
    if (this.#isStill()) return this.set(view);
    this.#drift = undefined;
    this.#from = this.view;
    this.#to = kept(view, this.#bounds, this.#viewport);
    this.#elapsedMs = 0;
  }

  fit(): void {
    this.#leave();
    this.isFitted = true;
    this.moveTo(this.#whole());
  }

  /** Shows all of `bounds`, as large as possible, and again after a resize until the user moves the view. */
  focus(bounds: Bounds): void {
    this.isFitted = false;
    this.#focused = bounds;
    this.moveTo(this.#near(bounds));
  }

  #leave(): void {
    this.isFitted = false;
    this.#focused = undefined;
  }

  pan(dx: number, dy: number): void {
    this.#leave();
    this.set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  zoomAt(at: Point, factor: number): void {
    this.#leave();
    this.set(zoomedAt(this.view, at, factor));
  }

  /** Zooms one animated step about the middle, for a key or a button. */
  zoomStep(direction: 'in' | 'out'): void {
    const factor = direction === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP;
    this.#leave();
    this.moveTo(
      zoomedAt(this.#to ?? this.view, { x: this.#viewport.width / 2, y: this.#viewport.height / 2 }, factor),
    );
  }

  /** Keeps a point of the picture inside the inner part of the window by drifting the view after it. */
  follow(point: Point): void {
    if (this.isFitted || this.#to) return;
    const { view } = this;
    const viewport = this.#viewport;
    const [sx, sy] = [point.x * view.zoom + view.x, point.y * view.zoom + view.y];
    const [mx, my] = [viewport.width * 0.24, viewport.height * 0.28];
    const [x, y] = [clamp(sx, mx, viewport.width - mx) - sx, clamp(sy, my, viewport.height - my) - sy];
    if (Math.abs(x) + Math.abs(y) <= 1) return;
    if (this.#isStill()) this.set({ ...view, x: view.x + x, y: view.y + y });
    else this.#drift = { x, y };
  }

  /** Advances a move; true when the view changed. */
  step(elapsedMs: number): boolean {
    if (this.#from && this.#to) this.#glide(this.#from, this.#to, elapsedMs);
    else if (this.#drift) this.#driftOn(this.#drift, elapsedMs);
    else return false;
    return true;
  }

  #glide(from: View, to: View, elapsedMs: number): void {
    this.#elapsedMs += elapsedMs;
    const t = slowingDown(Math.min(1, this.#elapsedMs / MOVE_MS));
    this.view = {
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
      zoom: from.zoom + (to.zoom - from.zoom) * t,
    };
    if (this.#elapsedMs >= MOVE_MS) this.#from = this.#to = undefined;
  }

  #driftOn({ x, y }: Point, elapsedMs: number): void {
    const isNearly = Math.abs(x) + Math.abs(y) < 1;
    const share = isNearly ? 1 : 1 - Math.exp(-elapsedMs / DRIFT_MS);
    const { view } = this;
    this.view = kept({ ...view, x: view.x + x * share, y: view.y + y * share }, this.#bounds, this.#viewport);
    this.#drift = isNearly ? undefined : { x: x * (1 - share), y: y * (1 - share) };
  }

  /** Converts a point of the window to the picture. */
  toPicture(point: Point): Point {
    return { x: (point.x - this.view.x) / this.view.zoom, y: (point.y - this.view.y) / this.view.zoom };
  }

  /** Converts a point of the picture to the window. */
  toWindow(point: Point): Point {
    return { x: point.x * this.view.zoom + this.view.x, y: point.y * this.view.zoom + this.view.y };
  }
}

// What part of the picture the window shows. Pure numbers: a scene applies `x`, `y` and `zoom` to its stage.
import type { Bounds, Point } from './projection.ts';

export interface View {
  /** Where the picture's origin lies in the window, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels for one pixel of the picture at 1x. */
  readonly zoom: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const MIN_ZOOM = 0.2;
const MAX_ZOOM = 2.2;
const MOVE_MS = 240;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const eased = (t: number): number => 1 - (1 - t) ** 3;

/** The view that shows all of `bounds` in the middle, `padding` CSS pixels free all round. */
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

/** Zooms by a factor so that the point of the window stays over the same point of the picture. */
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
  /** True until the user moves the view: then a new window size fits it again. */
  isFitted = true;
  private from: View | undefined;
  private to: View | undefined;
  private elapsedMs = 0;
  private viewport: Viewport = { width: 1, height: 1 };
  private readonly bounds: Bounds;
  private readonly isStill: () => boolean;

  /** `isStill` says whether reduced motion is asked for: then every move is at once. */
  constructor(bounds: Bounds, isStill: () => boolean) {
    this.bounds = bounds;
    this.isStill = isStill;
  }

  get isMoving(): boolean {
    return this.to !== undefined;
  }

  resize(viewport: Viewport): void {
    this.viewport = viewport;
    if (this.isFitted) this.set(this.whole());
    else this.set(this.view);
  }

  /** Everything, with a margin that suits the window. */
  private whole(): View {
    return viewOf(this.bounds, this.viewport, Math.min(24, this.viewport.height * 0.025));
  }

  set(view: View): void {
    this.from = this.to = undefined;
    this.view = kept(view, this.bounds, this.viewport);
  }

  moveTo(view: View): void {
    if (this.isStill()) return this.set(view);
    this.from = this.view;
    this.to = kept(view, this.bounds, this.viewport);
    this.elapsedMs = 0;
  }

  fit(): void {
    this.isFitted = true;
    this.moveTo(this.whole());
  }

  focus(bounds: Bounds): void {
    this.isFitted = false;
    this.moveTo(viewOf(bounds, this.viewport, 32, 1.5));
  }

  pan(dx: number, dy: number): void {
    this.isFitted = false;
    this.set({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  zoomAt(at: Point, factor: number): void {
    this.isFitted = false;
    this.set(zoomedAt(this.view, at, factor));
  }

  /** Steps the zoom from a key or a button, animated, about the middle. */
  zoomStep(factor: number): void {
    this.isFitted = false;
    this.moveTo(
      zoomedAt(this.to ?? this.view, { x: this.viewport.width / 2, y: this.viewport.height / 2 }, factor),
    );
  }

  /** Brings a point of the picture inside the inner part of the window when it has left it. */
  follow(point: Point): void {
    if (this.isFitted || this.isMoving) return;
    const { view, viewport } = this;
    const [sx, sy] = [point.x * view.zoom + view.x, point.y * view.zoom + view.y];
    const [mx, my] = [viewport.width * 0.2, viewport.height * 0.24];
    const dx = clamp(sx, mx, viewport.width - mx) - sx;
    const dy = clamp(sy, my, viewport.height - my) - sy;
    if (Math.abs(dx) + Math.abs(dy) > 1) this.moveTo({ ...view, x: view.x + dx * 1.6, y: view.y + dy * 1.6 });
  }

  /** Goes on with a move; true when the view changed. */
  step(elapsedMs: number): boolean {
    if (!this.from || !this.to) return false;
    this.elapsedMs += elapsedMs;
    const t = eased(Math.min(1, this.elapsedMs / MOVE_MS));
    const [a, b] = [this.from, this.to];
    this.view = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, zoom: a.zoom + (b.zoom - a.zoom) * t };
    if (this.elapsedMs >= MOVE_MS) this.from = this.to = undefined;
    return true;
  }

  /** A point of the window to the picture. */
  toPicture(point: Point): Point {
    return { x: (point.x - this.view.x) / this.view.zoom, y: (point.y - this.view.y) / this.view.zoom };
  }

  /** A point of the picture to the window. */
  toWindow(point: Point): Point {
    return { x: point.x * this.view.zoom + this.view.x, y: point.y * this.view.zoom + this.view.y };
  }
}

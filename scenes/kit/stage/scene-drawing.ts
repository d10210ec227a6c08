// Draws a scene. A graphics card redraws everything at no cost to the script; on the plain canvas only what
// changed is redrawn, because there the processor draws each picture.
import { CanvasRenderer, Graphics, Sprite, ViewContainer } from 'pixi.js';
import type { Container, Renderer } from 'pixi.js';
import { changedAreas } from './changed-areas.ts';
import type { Area, Drawn } from './changed-areas.ts';

/** Above this share of the canvas, all of it is redrawn. */
const MAX_SHARE = 0.6;

interface Placing {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly tx: number;
  readonly ty: number;
  readonly alpha: number;
}

/** The absolute placing of a container within its parent's. */
function placed(within: Placing, container: Container): Placing {
  container.updateLocalTransform();
  const { a, b, c, d, tx, ty } = container.localTransform;
  return {
    a: a * within.a + b * within.c,
    b: a * within.b + b * within.d,
    c: c * within.a + d * within.c,
    d: c * within.b + d * within.d,
    tx: tx * within.a + ty * within.c + within.tx,
    ty: tx * within.b + ty * within.d + within.ty,
    alpha: within.alpha * container.alpha,
  };
}

/** A hash of what a view shows; views that share a picture or drawing get the same one. */
function contentOf(view: ViewContainer): number {
  if (view instanceof Sprite) return view.texture.uid * 2;
  return view instanceof Graphics ? view.context.uid * 2 + 1 : -view.uid;
}

function hashOf(content: number, { a, b, c, d, tx, ty, alpha }: Placing): number {
  let hash = Math.imul(content, 0x9e3779b1);
  const mix = (value: number): void => {
    hash = Math.imul(hash ^ Math.round(value), 0x85ebca6b);
    hash ^= hash >>> 13;
  };
  mix(a * 4096);
  mix(b * 4096);
  mix(c * 4096);
  mix(d * 4096);
  mix(tx * 64);
  mix(ty * 64);
  mix(alpha * 255);
  return hash;
}

function drawnAt(view: ViewContainer, place: Placing): Drawn {
  const { minX, minY, maxX, maxY } = view.bounds;
  const { a, b, c, d, tx, ty } = place;
  const xs = [minX * a + minY * c, maxX * a + minY * c, minX * a + maxY * c, maxX * a + maxY * c];
  const ys = [minX * b + minY * d, maxX * b + minY * d, minX * b + maxY * d, maxX * b + maxY * d];
  return {
    hash: hashOf(contentOf(view), place),
    left: Math.min(...xs) + tx,
    top: Math.min(...ys) + ty,
    right: Math.max(...xs) + tx,
    bottom: Math.max(...ys) + ty,
  };
}

function collect(container: Container, within: Placing, into: Drawn[]): void {
  if (!container.visible) return;
  const place = placed(within, container);
  if (place.alpha <= 0) return;
  if (container instanceof ViewContainer) into.push(drawnAt(container, place));
  for (const child of container.children) collect(child, place, into);
}

export class SceneDrawing {
  readonly #renderer: Renderer;
  readonly #stage: Container;
  readonly #context: CanvasRenderingContext2D | null;
  #drawn: readonly Drawn[] | undefined;
  #view = '';

  constructor(renderer: Renderer, stage: Container) {
    this.#renderer = renderer;
    this.#stage = stage;
    this.#context = renderer instanceof CanvasRenderer ? renderer.canvas.getContext('2d') : null;
  }

  /** The canvas was replaced, or has lost its content. */
  forget(): void {
    this.#drawn = undefined;
  }

  draw(): void {
    const context = this.#context;
    if (!context || this.#isViewMoved()) return this.#drawAll();
    const { resolution } = this.#renderer;
    const root = { a: resolution, b: 0, c: 0, d: resolution, tx: 0, ty: 0, alpha: 1 };
    const now: Drawn[] = [];
    collect(this.#stage, root, now);
    const areas = this.#drawn && changedAreas(this.#drawn, now);
    if (!areas || this.#isMost(areas)) this.#renderer.render(this.#stage);
    else if (areas.length > 0) this.#drawWithin(context, areas);
    this.#drawn = now;
  }

  #drawAll(): void {
    this.#drawn = undefined;
    this.#renderer.render(this.#stage);
  }

  /** When the view moves, everything changes. */
  #isViewMoved(): boolean {
    const { x, y, scale } = this.#stage;
    const view = `${x} ${y} ${scale.x}`;
    const isMoved = view !== this.#view;
    this.#view = view;
    return isMoved;
  }

  #isMost(areas: readonly Area[]): boolean {
    const { width, height } = this.#renderer.canvas;
    const pixels = areas.reduce((sum, area) => sum + (area.right - area.left) * (area.bottom - area.top), 0);
    return pixels > width * height * MAX_SHARE;
  }

  #drawWithin(context: CanvasRenderingContext2D, areas: readonly Area[]): void {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    for (const { left, top, right, bottom } of areas) context.rect(left, top, right - left, bottom - top);
    context.clip();
    this.#renderer.render(this.#stage);
    context.restore();
  }
}

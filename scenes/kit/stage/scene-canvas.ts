// A scene's canvas in its host element: follows its size and pixel ratio, redraws only on changes, and pauses
// while the page is hidden or the graphics context is lost.
import { Container } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { Camera } from '../camera.ts';
import { FrameLoop } from './frame-loop.ts';
import { SceneDrawing } from './scene-drawing.ts';

interface SceneParts {
  readonly world: Container;
  readonly camera: Camera;
  /** Advances time; true when the picture has changed. */
  readonly step: (elapsedMs: number) => boolean;
  /** Milliseconds until the picture changes: 0 while something moves, Infinity at rest. */
  readonly dueMs: () => number;
  /** True when the context was lost and not restored in time; false when it comes back after all. */
  readonly onLost: (isLost: boolean) => void;
}

const MAX_RATIO = 2;
/** Whatever is due within a frame is drawn at once. */
const FRAME_MS = 17;
/** A graphics card that restarts restores its contexts within this time. */
const LOST_MS = 3000;

/** Canvas pixels per CSS pixel. */
export function pixelRatio(): number {
  return Math.min(MAX_RATIO, globalThis.devicePixelRatio || 1);
}

export class SceneCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly #host: HTMLElement;
  readonly #renderer: Renderer;
  readonly #parts: SceneParts;
  readonly #stage = new Container();
  readonly #drawing: SceneDrawing;
  readonly #loop: FrameLoop;
  readonly #sizes: ResizeObserver;
  readonly #listening = new AbortController();
  #lost: ReturnType<typeof setTimeout> | undefined;
  #isStale = true;

  constructor(host: HTMLElement, renderer: Renderer, parts: SceneParts) {
    this.#host = host;
    this.#renderer = renderer;
    this.#parts = parts;
    this.#stage.addChild(parts.world);
    this.#drawing = new SceneDrawing(renderer, this.#stage);
    this.#loop = new FrameLoop((elapsedMs) => this.#frame(elapsedMs));
    this.canvas = renderer.canvas;
    this.canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none';
    this.canvas.setAttribute('aria-hidden', 'true');
    host.append(this.canvas);
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(host);
    this.#listen();
    this.#resize();
  }

  /** Requests a frame because the picture has changed. */
  redraw(): void {
    this.#isStale = true;
    if (this.#lost === undefined) this.#loop.wake();
  }

  /** Frames run since the start: for tests. */
  get framesDrawn(): number {
    return this.#loop.count;
  }

  /** Draws all of the picture, and copies it: what a graphics card has drawn is gone after the frame. */
  copyTo(into: HTMLCanvasElement): void {
    this.#drawing.forget();
    this.#draw();
    into.width = this.canvas.width;
    into.height = this.canvas.height;
    into.getContext('2d')?.drawImage(this.canvas, 0, 0);
  }

  setBackground(colour: number): void {
    this.#renderer.background.color = colour;
    this.#redrawWhole();
  }

  destroy(): void {
    this.#listening.abort();
    clearTimeout(this.#lost);
    this.#loop.stop();
    this.#sizes.disconnect();
    this.#stage.destroy();
    this.canvas.remove();
    this.#renderer.destroy();
  }

  #listen(): void {
    const { signal } = this.#listening;
    document.addEventListener('visibilitychange', () => this.#attendPage(), { signal });
    // WebGL and the 2D canvas have different names for this event.
    for (const kind of ['webglcontextlost', 'contextlost'])
      this.canvas.addEventListener(kind, () => this.#loseContext(), { signal });
    for (const kind of ['webglcontextrestored', 'contextrestored'])
      this.canvas.addEventListener(kind, () => this.#regainContext(), { signal });
    this.#watchRatio();
  }

  #attendPage(): void {
    if (document.hidden) this.#loop.stop();
    else this.redraw();
  }

  /** Each media query matches one ratio; on a change of screen or zoom a new one is made. */
  #watchRatio(): void {
    const query = matchMedia(`(resolution: ${globalThis.devicePixelRatio || 1}dppx)`);
    const again = (): void => {
      this.#resize();
      this.#watchRatio();
    };
    query.addEventListener('change', again, { once: true, signal: this.#listening.signal });
  }

  #loseContext(): void {
    this.#loop.stop();
    this.#lost ??= setTimeout(() => this.#parts.onLost(true), LOST_MS);
  }

  #regainContext(): void {
    clearTimeout(this.#lost);
    this.#lost = undefined;
    this.#parts.onLost(false);
    this.#redrawWhole();
  }

  #redrawWhole(): void {
    this.#drawing.forget();
    this.redraw();
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#renderer.resize(width, height, pixelRatio());
    this.#parts.camera.resize({ width, height });
    this.#redrawWhole();
  }

  /** Draws only when the picture has changed: a loop of eight pictures a second costs eight frames. */
  #frame(elapsedMs: number): boolean | number {
    const { camera, step, dueMs } = this.#parts;
    const hasChanged = step(elapsedMs);
    const hasMoved = camera.step(elapsedMs);
    if (hasChanged || hasMoved || this.#isStale) this.#draw();
    const due = camera.isMoving ? 0 : dueMs();
    if (due === Infinity) return false;
    return due <= FRAME_MS || due;
  }

  #draw(): void {
    this.#isStale = false;
    const { view } = this.#parts.camera;
    this.#stage.position.set(view.x, view.y);
    this.#stage.scale.set(view.zoom);
    this.#drawing.draw();
  }
}

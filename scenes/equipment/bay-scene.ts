// Shows a view of the bay and tells what the user points at. It keeps nothing of the work and decides nothing.
import { Container } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { Language } from '#contract/simulation/text.ts';
import { Camera } from '#scenes/kit/camera.ts';
import { FrameLoop } from '#scenes/kit/frame-loop.ts';
import { Pointer } from '#scenes/kit/pointer.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { createRenderer } from '#scenes/kit/renderer.ts';
import { SceneDrawing } from '#scenes/kit/scene-drawing.ts';
import { Sprites } from '#scenes/kit/sprites.ts';
import type { SpriteSource } from '#scenes/kit/sprites.ts';
import { readBayFacts } from './bay-facts.ts';
import type { BayFacts } from './bay-facts.ts';
import { namesFor } from './bay-names.ts';
import { BayPicture } from './bay-picture.ts';
import { bayBounds } from './bay-placing.ts';
import { sameTarget, targetInDirection } from './bay-targets.ts';
import type { ArrowKey, BayTarget } from './bay-targets.ts';
import type { BayView } from './bay-view.ts';
import { drawMarks } from './focus-mark.ts';

export interface BaySceneOptions {
  /** The scene fills this element with its canvas. */
  readonly host: HTMLElement;
  readonly view: BayView;
  readonly pictures: SpriteSource;
  readonly language: Language;
  readonly reducedMotion: boolean;
  /** The ground round the bay, 0xrrggbb. */
  readonly background: number;
  /** `at` in CSS pixels of the host: a menu may open there. */
  readonly onTarget: (target: BayTarget, at: Point) => void;
  readonly onHover?: (target: BayTarget | undefined) => void;
  readonly onProgress?: (share: number) => void;
  readonly onFailure?: (error: unknown) => void;
}

const MAX_RESOLUTION = 2;
/** What is due within a frame is not waited for. */
const FRAME_MS = 17;

export class BayScene {
  private readonly options: BaySceneOptions;
  private readonly renderer: Renderer;
  private readonly sprites: Sprites;
  private readonly stage = new Container();
  private readonly drawing: SceneDrawing;
  private readonly picture: BayPicture;
  private readonly camera: Camera;
  private readonly pointer: Pointer;
  private readonly loop: FrameLoop;
  private readonly sizes: ResizeObserver;
  private isStill: boolean;
  private isStale = true;
  private view: BayView;
  private focused: BayTarget | undefined;
  private hovered: BayTarget | undefined;

  private constructor(options: BaySceneOptions, renderer: Renderer, sprites: Sprites, facts: BayFacts) {
    this.options = options;
    this.renderer = renderer;
    this.sprites = sprites;
    this.view = options.view;
    this.isStill = options.reducedMotion;
    this.picture = new BayPicture(sprites, facts, () => this.isStill);
    this.camera = new Camera(bayBounds(sprites, facts), () => this.isStill);
    this.loop = new FrameLoop((elapsedMs) => this.frame(elapsedMs));
    this.stage.addChild(this.picture.world);
    this.drawing = new SceneDrawing(renderer, this.stage);
    const { canvas } = renderer;
    canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none';
    canvas.setAttribute('aria-hidden', 'true');
    options.host.append(canvas);
    this.pointer = new Pointer(canvas, this.pointerIntents());
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(options.host);
    this.picture.setLanguage(options.language);
    this.picture.show(options.view, true);
    this.resize();
  }

  /** Loads what the view needs and puts the scene into its host. */
  static async create(options: BaySceneOptions, signal?: AbortSignal): Promise<BayScene> {
    const resolution = Math.min(MAX_RESOLUTION, globalThis.devicePixelRatio || 1);
    const facts = readBayFacts(options.pictures.manifest);
    const sprites = new Sprites(options.pictures, resolution);
    const loading = sprites.load(
      sprites.sheetsOf(namesFor(sprites, facts, options.view)),
      options.onProgress,
    );
    const rendering = createRenderer(options.background, resolution);
    const [renderer] = await Promise.all([rendering, loading]).catch(async (error: unknown) => {
      sprites.destroy();
      (await rendering).destroy();
      throw error;
    });
    if (signal?.aborted) {
      sprites.destroy();
      renderer.destroy();
      throw signal.reason;
    }
    return new BayScene(options, renderer, sprites, facts);
  }

  /** A new view: what changed moves there, or is there at once as a replay jumps. */
  show(view: BayView, isAtOnce = false): void {
    this.view = view;
    this.refresh(isAtOnce || this.isStill);
    const names = namesFor(this.sprites, readBayFacts(this.sprites.manifest), view);
    if (this.sprites.hasAll(names)) return;
    this.sprites.load(this.sprites.sheetsOf(names)).then(
      () => this.view === view && this.refresh(true),
      (error: unknown) => this.options.onFailure?.(error),
    );
  }

  private refresh(isAtOnce: boolean): void {
    this.picture.show(this.view, isAtOnce);
    this.mark();
  }

  setLanguage(language: Language): void {
    this.picture.setLanguage(language);
    this.redraw();
  }

  setReducedMotion(isReduced: boolean): void {
    this.isStill = isReduced;
    this.refresh(true);
  }

  setBackground(colour: number): void {
    this.renderer.background.color = colour;
    this.drawing.forget();
    this.redraw();
  }

  /** Marks a target; undefined marks none. */
  setFocus(target: BayTarget | undefined): void {
    this.focused = target;
    this.mark();
  }

  /** The neighbour of a target that an arrow key means. */
  neighbourOf(target: BayTarget | undefined, key: ArrowKey): BayTarget | undefined {
    return targetInDirection(this.picture.areas(), target, key);
  }

  /** The middle of a target's upper edge, in CSS pixels of the host. */
  placeOfTarget(target: BayTarget): Point | undefined {
    const area = this.picture.areaOf(target);
    if (!area) return undefined;
    const xs = area.polygon.filter((_, at) => at % 2 === 0);
    const ys = area.polygon.filter((_, at) => at % 2 === 1);
    const x = area.x + (Math.min(...xs) + Math.max(...xs)) / 2;
    return this.camera.toWindow({ x, y: area.y + Math.min(...ys) });
  }

  fit(): void {
    this.camera.fit();
    this.redraw();
  }

  zoom(direction: 'in' | 'out'): void {
    this.camera.zoomStep(direction === 'in' ? 1.3 : 1 / 1.3);
    this.redraw();
  }

  get framesDrawn(): number {
    return this.loop.framesDrawn;
  }

  get isMoving(): boolean {
    return this.picture.dueMs !== Infinity || this.camera.isMoving;
  }

  destroy(): void {
    this.loop.stop();
    this.sizes.disconnect();
    this.pointer.destroy();
    this.picture.destroy();
    this.stage.destroy();
    this.renderer.canvas.remove();
    this.renderer.destroy();
    this.sprites.destroy();
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.options.host;
    if (width === 0 || height === 0) return;
    this.renderer.resize(width, height);
    this.drawing.forget();
    this.camera.resize({ width, height });
    this.redraw();
  }

  private redraw(): void {
    this.isStale = true;
    this.loop.wake();
  }

  private mark(): void {
    const area = (target: BayTarget | undefined) => target && this.picture.areaOf(target);
    const isHovered = !sameTarget(this.hovered, this.focused);
    drawMarks(this.picture.marks, [
      { form: 'hover', area: isHovered ? area(this.hovered) : undefined },
      { form: 'focus', area: area(this.focused) },
    ]);
    this.redraw();
  }

  /** A picture is drawn only when something looks different: a loop of eight pictures a second costs eight frames. */
  private frame(elapsedMs: number): boolean | number {
    const hasChanged = this.picture.step(elapsedMs);
    const hasMoved = this.camera.step(elapsedMs);
    if (hasChanged || hasMoved || this.isStale) {
      this.isStale = false;
      const { view } = this.camera;
      this.stage.position.set(view.x, view.y);
      this.stage.scale.set(view.zoom);
      this.drawing.draw();
    }
    if (this.camera.isMoving) return true;
    const { dueMs } = this.picture;
    if (dueMs === Infinity) return false;
    return dueMs <= FRAME_MS || dueMs;
  }

  private pointerIntents(): ConstructorParameters<typeof Pointer>[1] {
    return {
      onTap: (at) => {
        const target = this.picture.targetAt(this.camera.toPicture(at));
        if (target) this.options.onTarget(target, at);
      },
      onHover: (at) => this.hover(at && this.picture.targetAt(this.camera.toPicture(at))),
      onGrab: () => false,
      onCarry: () => undefined,
      onRelease: () => undefined,
      onPan: (dx, dy) => {
        this.camera.pan(dx, dy);
        this.redraw();
      },
      onZoom: (at, factor) => {
        this.camera.zoomAt(at, factor);
        this.redraw();
      },
    };
  }

  private hover(target: BayTarget | undefined): void {
    this.renderer.canvas.style.cursor = target ? 'pointer' : 'default';
    if (sameTarget(target, this.hovered)) return;
    this.hovered = target;
    this.options.onHover?.(target);
    this.mark();
  }
}

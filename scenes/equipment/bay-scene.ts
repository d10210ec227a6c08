// Shows a view of the bay and reports what the user points at. It keeps no state of the run and decides
// nothing.
import type { Language } from '#contract/languages.ts';
import { Camera } from '#scenes/kit/camera.ts';
import { topOf } from '#scenes/kit/hit.ts';
import { Pointer } from '#scenes/kit/pointer.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { loadStage } from '#scenes/kit/stage/load-stage.ts';
import type { LoadedStage } from '#scenes/kit/stage/load-stage.ts';
import { SceneCanvas } from '#scenes/kit/stage/scene-canvas.ts';
import type { SceneFrame } from '#scenes/kit/use-scene.tsx';
import { readBayFacts } from './bay-facts.ts';
import type { BayFacts } from './bay-facts.ts';
import { namesFor } from './pictures/bay-names.ts';
import { BayPicture } from './bay-picture.ts';
import { bayBounds } from './bay-placing.ts';
import { sameTarget, targetInDirection } from './bay-targets.ts';
import type { ArrowKey, BayTarget } from './bay-targets.ts';
import type { BayView } from './bay-view.ts';
import { drawMarks } from './focus-mark.ts';

interface BaySceneOptions extends SceneFrame {
  readonly view: BayView;
  readonly language: Language;
  /** Background colour around the bay, 0xrrggbb. */
  readonly background: number;
  /** `at` is in CSS pixels of the host, for example to open a menu there. */
  readonly onTarget: (target: BayTarget, at: Point) => void;
}

export class BayScene {
  readonly #options: BaySceneOptions;
  readonly #sprites: Sprites;
  readonly #facts: BayFacts;
  readonly #surface: SceneCanvas;
  readonly #picture: BayPicture;
  readonly #camera: Camera;
  readonly #pointer: Pointer;
  #view: BayView;
  #focused: BayTarget | undefined;
  #hovered: BayTarget | undefined;

  private constructor(options: BaySceneOptions, { renderer, sprites }: LoadedStage, facts: BayFacts) {
    this.#options = options;
    this.#sprites = sprites;
    this.#facts = facts;
    this.#view = options.view;
    const isStill = (): boolean => options.reducedMotion;
    this.#picture = new BayPicture(sprites, facts, isStill);
    this.#camera = new Camera(bayBounds(sprites, facts), isStill);
    this.#surface = new SceneCanvas(options.host, renderer, {
      world: this.#picture.world,
      camera: this.#camera,
      step: (elapsedMs) => this.#picture.step(elapsedMs),
      dueMs: () => this.#picture.dueMs,
      onLost: options.onLost,
    });
    this.#pointer = new Pointer(this.#surface.canvas, this.#pointerIntents());
    this.#picture.setLanguage(options.language);
    this.#picture.show(options.view, true);
  }

  /** Loads what the view needs and puts the scene into its host. */
  static async create(options: BaySceneOptions, signal?: AbortSignal): Promise<BayScene> {
    const facts = readBayFacts(options.pictures.manifest);
    const loaded = await loadStage(options, (sprites) => namesFor(sprites, facts, options.view), signal);
    return new BayScene(options, loaded, facts);
  }

  /** Shows a new view: what changed moves into place, or jumps there when a replay seeks. */
  show(view: BayView, isAtOnce = false): void {
    this.#view = view;
    this.#refresh(isAtOnce || this.#options.reducedMotion);
    this.#fetch();
  }

  /** Copies what is in view as a still; false: its pictures are not all there yet. */
  copyTo(into: HTMLCanvasElement): boolean {
    if (!this.#sprites.hasAll(namesFor(this.#sprites, this.#facts, this.#view))) return false;
    this.#refresh(true);
    this.#surface.copyTo(into);
    return true;
  }

  /** Requests again the pictures that failed to load. */
  retry(): void {
    this.#fetch();
  }

  #fetch(): void {
    const view = this.#view;
    const sprites = this.#sprites;
    const names = namesFor(sprites, this.#facts, view);
    if (sprites.hasAll(names)) return;
    sprites.load(sprites.sheetsOf(names)).then(
      () => this.#view === view && this.#refresh(true),
      (error: unknown) => this.#options.onLateFailure(error),
    );
  }

  #refresh(isAtOnce: boolean): void {
    this.#picture.show(this.#view, isAtOnce);
    this.#mark();
  }

  setLanguage(language: Language): void {
    this.#picture.setLanguage(language);
    this.#surface.redraw();
  }

  setBackground(colour: number): void {
    this.#surface.setBackground(colour);
  }

  /** Marks a target; undefined removes the mark. */
  setFocus(target: BayTarget | undefined): void {
    this.#focused = target;
    this.#mark();
  }

  /** The neighbour of a target in the direction of an arrow key. */
  neighbourOf(target: BayTarget | undefined, key: ArrowKey): BayTarget | undefined {
    return targetInDirection(this.#picture.areas(), target, key);
  }

  /** The middle of a target's upper edge, in CSS pixels of the host. */
  placeOfTarget(target: BayTarget): Point | undefined {
    const area = this.#picture.areaOf(target);
    return area && this.#camera.toWindow(topOf(area));
  }

  fit(): void {
    this.#camera.fit();
    this.#surface.redraw();
  }

  zoom(direction: 'in' | 'out'): void {
    this.#camera.zoomStep(direction);
    this.#surface.redraw();
  }

  destroy(): void {
    this.#pointer.destroy();
    this.#picture.destroy();
    this.#surface.destroy();
    this.#sprites.destroy();
  }

  #mark(): void {
    const area = (target: BayTarget | undefined) => target && this.#picture.areaOf(target);
    const isHovered = !sameTarget(this.#hovered, this.#focused);
    drawMarks(this.#picture.marks, [
      { form: 'hover', area: isHovered ? area(this.#hovered) : undefined },
      { form: 'focus', area: area(this.#focused) },
    ]);
    this.#surface.redraw();
  }

  #pointerIntents(): ConstructorParameters<typeof Pointer>[1] {
    return {
      onTap: (at) => {
        const target = this.#picture.targetAt(this.#camera.toPicture(at));
        if (target) this.#options.onTarget(target, at);
      },
      onHover: (at) => this.#hover(at && this.#picture.targetAt(this.#camera.toPicture(at))),
      onGrab: () => false,
      onCarry: () => undefined,
      onRelease: () => undefined,
      onPan: (dx, dy) => {
        this.#camera.pan(dx, dy);
        this.#surface.redraw();
      },
      onZoom: (at, factor) => {
        this.#camera.zoomAt(at, factor);
        this.#surface.redraw();
      },
    };
  }

  #hover(target: BayTarget | undefined): void {
    this.#surface.canvas.style.cursor = target ? 'pointer' : 'default';
    if (sameTarget(target, this.#hovered)) return;
    this.#hovered = target;
    this.#mark();
  }
}

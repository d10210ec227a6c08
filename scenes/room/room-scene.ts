// Shows a room simulation's state and tells what the user points at. It keeps nothing of the game and decides nothing.
import { Container } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { Tile } from '#contract/simulation/room-map.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { RoomState } from '#machines/room/state.ts';
import { Camera } from '#scenes/kit/camera.ts';
import { FrameLoop } from '#scenes/kit/frame-loop.ts';
import type { FrameStats } from '#scenes/kit/frame-loop.ts';
import { Pointer } from '#scenes/kit/pointer.ts';
import { project, tileAt } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { createRenderer } from '#scenes/kit/renderer.ts';
import { Sprites } from '#scenes/kit/sprites.ts';
import { CarriedThing } from './carried-thing.ts';
import { codesOf } from './dress.ts';
import { Marks } from './marks.ts';
import { PersonFigure } from './person-figure.ts';
import { Playback } from './playback.ts';
import { RoomPicture } from './room-picture.ts';
import type { RoomSceneOptions } from './room-scene-options.ts';
import { planSuite, roomBounds, tileKey } from './suite-plan.ts';
import type { SuitePlan } from './suite-plan.ts';
import { sameTarget } from './targets.ts';
import type { DropPlace, SceneTarget, Selection } from './targets.ts';

const MAX_RESOLUTION = 2;

export class RoomScene {
  private readonly options: RoomSceneOptions;
  private readonly renderer: Renderer;
  private readonly sprites: Sprites;
  private readonly stage = new Container();
  private readonly plan: SuitePlan;
  private readonly picture: RoomPicture;
  private readonly marks: Marks;
  private readonly camera: Camera;
  private readonly playback: Playback;
  private readonly pointer: Pointer;
  private readonly loop: FrameLoop;
  private readonly sizes: ResizeObserver;
  private isStill: boolean;
  private selection: Selection = {};
  private hovered: SceneTarget | undefined;
  private readonly carried: CarriedThing;
  private wasBusy = false;

  private constructor(options: RoomSceneOptions, renderer: Renderer, sprites: Sprites) {
    const { ruleset, host } = options;
    this.options = options;
    this.renderer = renderer;
    this.sprites = sprites;
    this.isStill = options.reducedMotion;
    this.plan = planSuite(ruleset.map);
    this.picture = new RoomPicture(ruleset, this.plan, sprites);
    this.carried = new CarriedThing(sprites, codesOf(ruleset));
    this.marks = new Marks(this.picture, sprites, ruleset.map);
    this.camera = new Camera(roomBounds(ruleset.map, undefined), () => this.isStill);
    this.playback = new Playback(ruleset.map, options.state, () => this.isStill);
    this.loop = new FrameLoop((elapsedMs) => this.frame(elapsedMs));
    this.stage.addChild(this.picture.world);
    const { canvas } = renderer;
    canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none';
    canvas.setAttribute('aria-hidden', 'true');
    host.append(canvas);
    this.pointer = new Pointer(canvas, this.pointerIntents());
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
    this.picture.setLanguage(options.language);
    this.refresh();
    this.resize();
  }

  /** Loads the pictures of the first zone and puts the scene into its host. */
  static async create(options: RoomSceneOptions, signal?: AbortSignal): Promise<RoomScene> {
    const resolution = Math.min(MAX_RESOLUTION, globalThis.devicePixelRatio || 1);
    const sprites = new Sprites(options.pictures, resolution);
    const loading = sprites.load(PersonFigure.zones(options.state), options.onProgress);
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
    return new RoomScene(options, renderer, sprites);
  }

  /** The state after an action: shown with its motion. */
  show(state: RoomState): void {
    if (this.playback.show(state)) this.refresh();
    this.loop.wake();
  }

  /** A state out of turn, as a replay jumps: shown at once. */
  seek(state: RoomState): void {
    this.playback.seek(state);
    this.refresh();
  }

  setLanguage(language: Language): void {
    this.picture.setLanguage(language);
    this.loop.wake();
  }

  setReducedMotion(isReduced: boolean): void {
    this.isStill = isReduced;
  }

  setBackground(colour: number): void {
    this.renderer.background.color = colour;
    this.loop.wake();
  }

  setSelection(selection: Selection): void {
    this.selection = selection;
    this.emphasize();
  }

  /** Shows the whole suite. */
  fit(): void {
    this.camera.fit();
    this.loop.wake();
  }

  focusRoom(location: string): void {
    this.camera.focus(roomBounds(this.options.ruleset.map, location));
    this.loop.wake();
  }

  /** In or out by one step, about the middle. */
  zoom(direction: 'in' | 'out'): void {
    this.camera.zoomStep(direction === 'in' ? 1.3 : 1 / 1.3);
    this.loop.wake();
  }

  /** By CSS pixels; for keys. */
  pan(dx: number, dy: number): void {
    this.camera.pan(dx, dy);
    this.loop.wake();
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.options.host;
    if (width === 0 || height === 0) return;
    this.renderer.resize(width, height);
    this.camera.resize({ width, height });
    this.loop.wake();
  }

  get stats(): FrameStats {
    return { framesDrawn: this.loop.framesDrawn, scriptMs: this.loop.scriptMs };
  }

  get framesDrawn(): number {
    return this.loop.framesDrawn;
  }

  /** True while something moves. */
  get isMoving(): boolean {
    return this.playback.isMoving || this.camera.isMoving;
  }

  /** Where a tile's middle is, in CSS pixels of the host. */
  placeOfTile(tile: Tile): Point {
    return this.camera.toWindow(project(tile.x + 0.5, tile.y + 0.5));
  }

  /** Where a target is, in CSS pixels of the host: for a menu or a tooltip. */
  placeOfTarget(target: SceneTarget): Point | undefined {
    const top = this.picture.topOf(target);
    return top && this.camera.toWindow(top);
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

  private refresh(): void {
    const { state } = this.playback;
    const stance = this.playback.stance();
    this.wasBusy = stance.isBusy;
    this.picture.showState(state, stance.isBusy);
    this.picture.showStance(stance);
    this.emphasize();
  }

  private emphasize(): void {
    const { selected, near } = this.selection;
    const hover = this.hovered && !sameTarget(this.hovered, selected) ? [this.hovered] : [];
    this.marks.emphasize(
      { near: near ?? [], hover, selected: selected ? [selected] : [] },
      this.playback.state.isHintOn,
    );
    this.loop.wake();
  }

  private frame(elapsedMs: number): boolean {
    const wasMoving = this.playback.isMoving;
    if (this.playback.step(elapsedMs)) this.refresh();
    const stance = this.playback.stance();
    if (stance.isBusy !== this.wasBusy) this.refresh();
    else if (wasMoving) this.picture.showStance(stance);
    if (wasMoving) this.camera.follow(project(stance.x, stance.y, 0.9));
    this.camera.step(elapsedMs);
    const isFading = this.marks.step(elapsedMs);
    const { view } = this.camera;
    this.stage.position.set(view.x, view.y);
    this.stage.scale.set(view.zoom);
    this.renderer.render(this.stage);
    return this.isMoving || isFading;
  }

  private tileUnder(at: Point): { readonly tile: Tile; readonly location: string } | undefined {
    const point = this.camera.toPicture(at);
    const tile = tileAt(point.x, point.y);
    const location = this.plan.owners.get(tileKey(tile.x, tile.y));
    return location === undefined ? undefined : { tile, location };
  }

  private targetUnder(at: Point): SceneTarget | undefined {
    return this.picture.targetAt(this.camera.toPicture(at));
  }

  private pointerIntents(): ConstructorParameters<typeof Pointer>[1] {
    return {
      onTap: (at) => this.tap(at),
      onHover: (at) => this.hover(at),
      onGrab: (at) => this.grab(at),
      onCarry: (at) => this.carry(at),
      onRelease: (at) => this.release(at),
      onPan: (dx, dy) => this.pan(dx, dy),
      onZoom: (at, factor) => {
        this.camera.zoomAt(at, factor);
        this.loop.wake();
      },
    };
  }

  private tap(at: Point): void {
    const target = this.targetUnder(at);
    if (target) return this.options.intents.onThing(target, at);
    const floor = this.tileUnder(at);
    if (!floor) return;
    this.marks.tapTile(floor.tile);
    this.loop.wake();
    this.options.intents.onWalk(floor.tile, floor.location);
  }

  private hover(at: Point | undefined): void {
    const target = at && this.targetUnder(at);
    this.marks.hoverTile(at && !target ? this.tileUnder(at)?.tile : undefined);
    this.renderer.canvas.style.cursor = target ? 'pointer' : 'default';
    this.loop.wake();
    if (sameTarget(target, this.hovered)) return;
    this.hovered = target;
    this.options.intents.onHover?.(target);
    this.emphasize();
  }

  private grab(at: Point): boolean {
    const target = this.targetUnder(at);
    const subject = target?.kind === 'subject' ? this.playback.state.subjects[target.id] : undefined;
    if (subject) this.carried.take(subject, this.picture.world);
    return subject !== undefined;
  }

  private carry(at: Point): void {
    this.carried.follow(this.camera.toPicture(at));
    this.hover(at);
  }

  private release(at: Point | undefined): void {
    const subject = this.carried.drop();
    const place = at && this.dropUnder(at);
    this.loop.wake();
    if (subject !== undefined && place) this.options.intents.onDrop(subject, place);
  }

  private dropUnder(at: Point): DropPlace | undefined {
    const target = this.targetUnder(at);
    if (target?.kind === 'furniture' || target?.kind === 'person') return target;
    const floor = this.tileUnder(at);
    return floor && { kind: 'floor', ...floor };
  }
}

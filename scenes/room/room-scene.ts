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
import { project } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { SceneDrawing } from '#scenes/kit/scene-drawing.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import { CarriedThing } from './carried-thing.ts';
import { codesOf } from './dress.ts';
import { loadRoom } from './load-room.ts';
import type { LoadedRoom } from './load-room.ts';
import { Marks } from './marks.ts';
import { PictureSupply } from './picture-supply.ts';
import { Playback } from './playback.ts';
import { RoomPicture } from './room-picture.ts';
import type { DrawnThing } from './things.ts';
import type { RoomSceneOptions } from './room-scene-options.ts';
import { SceneTouch } from './scene-touch.ts';
import { roomBounds } from './suite-plan.ts';
import { sameTarget } from './targets.ts';
import type { SceneTarget, Selection } from './targets.ts';
import { MAP, ZoneView } from './zone-view.ts';

export class RoomScene {
  private readonly options: RoomSceneOptions;
  private readonly renderer: Renderer;
  private readonly sprites: Sprites;
  private readonly stage = new Container();
  private readonly drawing: SceneDrawing;
  private readonly picture: RoomPicture;
  private readonly marks: Marks;
  private readonly camera: Camera;
  private readonly zones: ZoneView;
  private readonly playback: Playback;
  private readonly pointer: Pointer;
  private readonly touch: SceneTouch;
  private readonly supply: PictureSupply;
  private readonly loop: FrameLoop;
  private readonly sizes: ResizeObserver;
  private isStill: boolean;
  private selection: Selection = {};
  private wasBusy = false;
  private isArriving = false;
  /** The state whose pictures were asked for. */
  private attended: RoomState | undefined;

  private constructor(options: RoomSceneOptions, { renderer, sprites, around }: LoadedRoom) {
    const { ruleset, host } = options;
    const { plan } = around;
    this.options = options;
    this.renderer = renderer;
    this.sprites = sprites;
    this.isStill = options.reducedMotion;
    this.picture = new RoomPicture(ruleset, plan, sprites, () => this.isStill);
    this.marks = new Marks(this.picture, sprites, ruleset.map);
    this.camera = new Camera(roomBounds(ruleset.map, undefined), () => this.isStill);
    this.zones = new ZoneView(ruleset.map, this.camera);
    this.playback = new Playback(
      ruleset.map,
      options.state,
      () => this.isStill,
      (state, before) => {
        this.picture.follow(state, before);
        this.zones.accompany(before.person.location, state.person.location);
      },
    );
    this.loop = new FrameLoop((elapsedMs) => this.frame(elapsedMs));
    this.stage.addChild(this.picture.world);
    this.drawing = new SceneDrawing(renderer, this.stage);
    const { canvas } = renderer;
    canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;touch-action:none';
    canvas.setAttribute('aria-hidden', 'true');
    host.append(canvas);
    this.touch = new SceneTouch({
      plan,
      canvas,
      picture: this.picture,
      camera: this.camera,
      zones: this.zones,
      marks: this.marks,
      carried: new CarriedThing(sprites, codesOf(ruleset)),
      intents: options.intents,
      state: () => this.playback.state,
      onChange: () => this.loop.wake(),
      onHovered: () => this.emphasize(),
    });
    this.pointer = new Pointer(canvas, this.touch.intents());
    this.supply = new PictureSupply(sprites, around, (source) => renderer.texture.initSource(source), {
      onArrived: () => this.showArrived(),
      onFailure: (error) => options.onLateFailure?.(error),
    });
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
    this.picture.setLanguage(options.language);
    if (!this.isStill) this.picture.loadLater();
    this.refresh();
    this.resize();
  }

  /** Loads the pictures that the first view needs and puts the scene into its host; the rest comes while one plays. */
  static async create(options: RoomSceneOptions, signal?: AbortSignal): Promise<RoomScene> {
    return new RoomScene(options, await loadRoom(options, signal));
  }

  /** The state after an action: shown with its motion. */
  show(state: RoomState): void {
    if (this.playback.show(state)) this.refresh();
    this.loop.wake();
  }

  /** A state out of turn, as a replay jumps: shown at once. */
  seek(state: RoomState): void {
    this.playback.seek(state);
    this.picture.settle();
    this.refresh();
  }

  /** Asks once more for pictures that did not come. */
  retry(): void {
    this.supply.retry();
  }

  setLanguage(language: Language): void {
    this.picture.setLanguage(language);
    this.emphasize();
  }

  setReducedMotion(isReduced: boolean): void {
    this.isStill = isReduced;
    if (!isReduced) this.picture.loadLater();
  }

  setBackground(colour: number): void {
    this.renderer.background.color = colour;
    this.drawing.forget();
    this.loop.wake();
  }

  setSelection(selection: Selection): void {
    this.selection = selection;
    this.emphasize();
  }

  /** Shows the whole suite. */
  fit(): void {
    this.focusRoom(MAP);
  }

  /** Glides into a location, or to `map`. */
  focusRoom(location: string): void {
    this.zones.show(location);
    this.loop.wake();
  }

  /** The whole suite; from there, the zone the person is in. */
  toggleMap(): void {
    this.focusRoom(this.zoneInView === MAP ? this.playback.state.person.location : MAP);
  }

  /** What is in view: a location, `map`, or neither. */
  get zoneInView(): string | undefined {
    return this.zones.current;
  }

  /** In or out by one step, about the middle. */
  zoom(direction: 'in' | 'out'): void {
    this.zones.leave();
    this.camera.zoomStep(direction === 'in' ? 1.3 : 1 / 1.3);
    this.loop.wake();
  }

  /** By CSS pixels; for keys. */
  pan(dx: number, dy: number): void {
    this.zones.leave();
    this.camera.pan(dx, dy);
    this.loop.wake();
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.options.host;
    if (width === 0 || height === 0) return;
    this.renderer.resize(width, height);
    this.drawing.forget();
    this.camera.resize({ width, height });
    this.loop.wake();
  }

  get stats(): FrameStats {
    return { framesDrawn: this.loop.framesDrawn, scriptMs: this.loop.scriptMs };
  }

  /** True while something moves. */
  get isMoving(): boolean {
    return this.playback.isMoving || this.camera.isMoving || this.picture.isMoving;
  }

  /** True while pictures of farther rooms still come in. */
  get isLoading(): boolean {
    return this.supply.isBusy;
  }

  /** What lies about and where it is drawn, in the picture: for tests. */
  drawnThings(): readonly DrawnThing[] {
    return this.picture.drawnThings();
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
    this.supply.stop();
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
    this.picture.showStance(stance, state);
    if (state !== this.attended) {
      this.supply.attend(state, this.picture.person.wornNames());
      this.tellArriving();
    }
    this.attended = state;
    this.emphasize();
  }

  private showArrived(): void {
    this.picture.showArrived(this.playback.state, this.wasBusy);
    this.tellArriving();
    this.picture.showStance(this.playback.stance(), this.playback.state);
    this.loop.wake();
  }

  private tellArriving(): void {
    const isArriving = !this.supply.hasRoom(this.playback.state.person.location);
    if (isArriving !== this.isArriving) this.options.onArriving?.(isArriving);
    this.isArriving = isArriving;
  }

  private emphasize(): void {
    const { selected, near } = this.selection;
    const { hovered } = this.touch;
    const hover = hovered && !sameTarget(hovered, selected) ? [hovered] : [];
    this.marks.emphasize(
      { near: near ?? [], hover, selected: selected ? [selected] : [] },
      this.playback.state.isHintOn,
    );
    this.loop.wake();
  }

  private frame(elapsedMs: number): boolean {
    const isFading = this.advance(elapsedMs);
    const { view } = this.camera;
    this.stage.position.set(view.x, view.y);
    this.stage.scale.set(view.zoom);
    this.drawing.draw();
    return this.isMoving || isFading;
  }

  /** Lets time go by for all that moves; true while a mark fades. */
  private advance(elapsedMs: number): boolean {
    const { playback, picture, marks } = this;
    const wasMoving = playback.isMoving;
    const isNext = playback.step(elapsedMs);
    const stance = playback.stance();
    if (picture.step(elapsedMs) || isNext || stance.isBusy !== this.wasBusy) this.refresh();
    else if (wasMoving) picture.showStance(stance, playback.state);
    if (wasMoving) {
      this.camera.follow(project(stance.x, stance.y, 0.9));
      marks.fadeHints();
    }
    this.camera.step(elapsedMs);
    return marks.step(elapsedMs);
  }
}

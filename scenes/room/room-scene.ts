// Shows a room simulation's state and reports what the user points at. It keeps no state of the run and
// decides nothing.
import type { Language } from '#contract/languages.ts';
import type { RoomState } from '#machines/room/state.ts';
import { Camera } from '#scenes/kit/camera.ts';
import { Pointer } from '#scenes/kit/pointer.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { SceneCanvas } from '#scenes/kit/stage/scene-canvas.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { CarriedThing } from './things/carried-thing.ts';
import { itemLooksOf } from './things/item-looks.ts';
import { loadRoom } from './load-room.ts';
import type { LoadedRoom } from './load-room.ts';
import { Marks } from './marks.ts';
import { PictureSupply } from './pictures/picture-supply.ts';
import { Playback } from './motion/playback.ts';
import { RoomPicture } from './room-picture.ts';
import type { DrawnThing } from './things/things.ts';
import type { RoomSceneOptions } from './room-scene-options.ts';
import { SceneTouch } from './scene-touch.ts';
import { roomBounds } from './suite/suite-plan.ts';
import { sameTarget } from './targets.ts';
import type { SceneTarget, Selection } from './targets.ts';
import { MAP, ZoneView } from './suite/zone-view.ts';

export class RoomScene {
  readonly #options: RoomSceneOptions;
  readonly #sprites: Sprites;
  readonly #surface: SceneCanvas;
  readonly #picture: RoomPicture;
  readonly #marks: Marks;
  readonly #camera: Camera;
  readonly #zones: ZoneView;
  readonly #playback: Playback;
  readonly #pointer: Pointer;
  readonly #touch: SceneTouch;
  readonly #supply: PictureSupply;
  #selection: Selection = {};
  #wasBusy = false;
  #isFading = false;
  #isArriving = false;
  /** The state whose pictures were requested. */
  #attended: RoomState | undefined;

  private constructor(options: RoomSceneOptions, { renderer, sprites, around }: LoadedRoom) {
    const { ruleset, host } = options;
    const { plan } = around;
    this.#options = options;
    this.#sprites = sprites;
    const isStill = (): boolean => options.reducedMotion;
    this.#picture = new RoomPicture(ruleset, plan, sprites, isStill);
    this.#marks = new Marks(this.#picture, sprites, ruleset.map);
    this.#camera = new Camera(roomBounds(ruleset.map, undefined), isStill);
    this.#zones = new ZoneView(ruleset.map, this.#camera);
    this.#playback = new Playback(ruleset.map, options.state, isStill, (state, before) => {
      this.#picture.follow(state, before);
      this.#zones.accompany(before.person.location, state.person.location);
    });
    this.#surface = new SceneCanvas(host, renderer, {
      world: this.#picture.world,
      camera: this.#camera,
      step: (elapsedMs) => this.#step(elapsedMs),
      dueMs: () => (this.isMoving || this.#isFading ? 0 : Infinity),
      onLost: options.onLost,
    });
    const { canvas } = this.#surface;
    this.#touch = new SceneTouch({
      plan,
      canvas,
      picture: this.#picture,
      camera: this.#camera,
      zones: this.#zones,
      marks: this.#marks,
      carried: new CarriedThing(sprites, itemLooksOf(ruleset)),
      intents: options.intents,
      state: () => this.#playback.state,
      onChange: () => this.#surface.redraw(),
      onHovered: () => this.#emphasize(),
    });
    this.#pointer = new Pointer(canvas, this.#touch.intents());
    this.#supply = new PictureSupply(sprites, around, (source) => renderer.texture.initSource(source), {
      onArrived: () => this.#showArrived(),
      onFailure: options.onLateFailure,
    });
    this.#picture.setLanguage(options.language);
    if (!options.reducedMotion) this.#picture.loadLater();
    this.#refresh();
  }

  /**
   * Loads the pictures of the first view and puts the scene into its host; the rest loads in the background.
   */
  static async create(options: RoomSceneOptions, signal?: AbortSignal): Promise<RoomScene> {
    return new RoomScene(options, await loadRoom(options, signal));
  }

  /** Shows the state after an action, with its motion. */
  show(state: RoomState): void {
    if (this.#playback.show(state)) this.#refresh();
    this.#surface.redraw();
  }

  /** Shows a state out of sequence at once, when a replay seeks. */
  seek(state: RoomState): void {
    this.#playback.seek(state);
    this.#picture.settle();
    this.#refresh();
  }

  /** Copies what is in view as a still; false: it moves, or its pictures are not all there yet. */
  copyTo(into: HTMLCanvasElement): boolean {
    if (this.isMoving || !this.#supply.hasAllOf(this.#playback.state)) return false;
    this.#showArrived();
    this.#surface.copyTo(into);
    return true;
  }

  /** Requests again the pictures that failed to load. */
  retry(): void {
    this.#supply.retry();
  }

  setLanguage(language: Language): void {
    this.#picture.setLanguage(language);
    this.#emphasize();
  }

  setBackground(colour: number): void {
    this.#surface.setBackground(colour);
  }

  setSelection(selection: Selection): void {
    this.#selection = selection;
    this.#emphasize();
  }

  /** Shows the whole suite. */
  fit(): void {
    this.focusRoom(MAP);
  }

  /** Moves the view to a location, or to `map`. */
  focusRoom(location: string): void {
    this.#zones.show(location);
    this.#surface.redraw();
  }

  /** Switches between the whole suite and the zone the person is in. */
  toggleMap(): void {
    this.focusRoom(this.zoneInView === MAP ? this.#playback.state.person.location : MAP);
  }

  /** What is in view: a location, `map`, or undefined for neither. */
  get zoneInView(): string | undefined {
    return this.#zones.current;
  }

  /** Zooms in or out by one step, about the middle. */
  zoom(direction: 'in' | 'out'): void {
    this.#zones.leave();
    this.#camera.zoomStep(direction);
    this.#surface.redraw();
  }

  /** Frames drawn since the start: for tests. */
  get framesDrawn(): number {
    return this.#surface.framesDrawn;
  }

  /** True while something moves. */
  get isMoving(): boolean {
    return this.#playback.isMoving || this.#camera.isMoving || this.#picture.isMoving;
  }

  /** True while pictures of farther rooms are still being loaded. */
  get isLoading(): boolean {
    return this.#supply.isBusy;
  }

  /** Lying things and where they are drawn in the picture: for tests. */
  drawnThings(): readonly DrawnThing[] {
    return this.#picture.drawnThings();
  }

  /** Where a target is, in CSS pixels of the host: for a menu or tooltip. */
  placeOfTarget(target: SceneTarget): Point | undefined {
    const top = this.#picture.topOf(target);
    return top && this.#camera.toWindow(top);
  }

  destroy(): void {
    this.#supply.stop();
    this.#pointer.destroy();
    this.#picture.destroy();
    this.#surface.destroy();
    this.#sprites.destroy();
  }

  #refresh(): void {
    const { state } = this.#playback;
    const stance = this.#playback.stance();
    this.#wasBusy = stance.isBusy;
    this.#picture.showState(state, stance.isBusy);
    this.#picture.showStance(stance, state);
    if (state !== this.#attended) {
      this.#supply.attend(state, this.#picture.person.wornNames());
      this.#tellArriving();
    }
    this.#attended = state;
    this.#emphasize();
  }

  #showArrived(): void {
    this.#picture.showArrived(this.#playback.state, this.#wasBusy);
    this.#tellArriving();
    this.#picture.showStance(this.#playback.stance(), this.#playback.state);
    this.#surface.redraw();
  }

  #tellArriving(): void {
    const isArriving = !this.#supply.hasRoom(this.#playback.state.person.location);
    if (isArriving !== this.#isArriving) this.#options.onArriving(isArriving);
    this.#isArriving = isArriving;
  }

  #emphasize(): void {
    const { selected, near } = this.#selection;
    const { hovered } = this.#touch;
    const hover = hovered && !sameTarget(hovered, selected) ? [hovered] : [];
    this.#marks.emphasize(
      { near: near ?? [], hover, selected: selected ? [selected] : [] },
      this.#playback.state.isHintOn,
    );
    this.#surface.redraw();
  }

  /** Advances everything that moves. It is called only when the picture changes. */
  #step(elapsedMs: number): true {
    const playback = this.#playback;
    const picture = this.#picture;
    const marks = this.#marks;
    const wasMoving = playback.isMoving;
    const isNext = playback.step(elapsedMs);
    const stance = playback.stance();
    if (picture.step(elapsedMs) || isNext || stance.isBusy !== this.#wasBusy) this.#refresh();
    else if (wasMoving) picture.showStance(stance, playback.state);
    if (wasMoving) {
      this.#camera.follow(project(stance.x, stance.y, 0.9));
      marks.fadeHints();
    }
    this.#isFading = marks.step(elapsedMs);
    return true;
  }
}

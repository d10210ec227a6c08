// A room while it is drawn: shows the plan and what is marked in it, and says where one points. It decides nothing.
import { Container } from 'pixi.js';
import type { Manifest } from '#assets/manifest.ts';
import type { Language } from '#contract/languages.ts';
import type { RoomMap, Tile } from '#contract/simulation/room-map.ts';
import { Camera } from '#scenes/kit/camera.ts';
import { Pointer } from '#scenes/kit/pointer.ts';
import { boundsOf, unproject, type Point } from '#scenes/kit/projection.ts';
import { loadStage, type LoadedStage } from '#scenes/kit/stage/load-stage.ts';
import { SceneCanvas } from '#scenes/kit/stage/scene-canvas.ts';
import type { SceneFrame } from '#scenes/kit/use-scene.tsx';
import type { SceneTarget } from '../targets.ts';
import { EditMarkLayers, type EditMarks } from './edit-marks.ts';
import { EditedPicture } from './edited-picture.ts';
import { ALL_LAYERS, type Layers } from './layers.ts';

/** Where one points: the tile, the place within it, and the thing that is drawn there. */
export interface EditSpot {
  readonly tile: Tile;
  /** In tiles, with parts of one. */
  readonly place: Point;
  readonly target: SceneTarget | undefined;
}

interface EditStroke {
  readonly from: EditSpot;
  readonly to: EditSpot;
}

export interface EditIntents {
  readonly onTap: (spot: EditSpot) => void;
  readonly onHover: (spot: EditSpot | undefined) => void;
  /** Whether a stroke begins here; otherwise the view is moved. */
  readonly onGrab: (spot: EditSpot) => boolean;
  readonly onStroke: (stroke: EditStroke) => void;
  /** The end of a stroke; undefined: it was called off. */
  readonly onRelease: (stroke: EditStroke | undefined) => void;
}

interface EditorOptions extends SceneFrame {
  readonly map: RoomMap;
  readonly language: Language;
  readonly intents: EditIntents;
  readonly background: number;
}

const WALL_METRES = 2.4;
const KIT = /^(?:floor|wall|door|airDoor|cardDoor|mark|room)\//;

/** Everything of which a plan may be drawn, furniture in its first state. */
function kitNames({ sprites, furniture }: Manifest): readonly string[] {
  const pieces = Object.entries(furniture).flatMap(([kind, { states }]) =>
    ['se', 'sw', 'nw', 'ne'].map((facing) => `furniture/${kind}/${states[0] ?? ''}/${facing}`),
  );
  const shadows = pieces.flatMap((name) => sprites[name]?.shadow ?? []);
  return [...Object.keys(sprites).filter((name) => KIT.test(name)), ...pieces, ...shadows];
}

export class RoomEditorScene {
  readonly #options: EditorOptions;
  readonly #loaded: LoadedStage;
  readonly #world = new Container();
  readonly #camera: Camera;
  readonly #surface: SceneCanvas;
  readonly #pointer: Pointer;
  readonly #layers: EditMarkLayers;
  #picture: EditedPicture;
  #marks: EditMarks | undefined;
  /** Where the stroke under way began. */
  #from: EditSpot | undefined;
  #map: RoomMap;
  #language: Language;
  #shown: Layers = ALL_LAYERS;

  private constructor(options: EditorOptions, loaded: LoadedStage) {
    const { map, host, language } = options;
    this.#options = options;
    this.#loaded = loaded;
    this.#map = map;
    this.#language = language;
    const bounds = boundsOf(0, 0, map.widthTiles, map.heightTiles, WALL_METRES);
    this.#camera = new Camera(bounds, () => options.reducedMotion);
    this.#layers = new EditMarkLayers(map, loaded.sprites);
    this.#picture = new EditedPicture(map, loaded.sprites, language);
    this.#stack();
    this.#surface = new SceneCanvas(host, loaded.renderer, {
      world: this.#world,
      camera: this.#camera,
      step: () => false,
      dueMs: () => Infinity,
      onLost: options.onLost,
    });
    this.#pointer = new Pointer(this.#surface.canvas, this.#pointing());
  }

  static async create(options: EditorOptions, signal?: AbortSignal): Promise<RoomEditorScene> {
    const stage = await loadStage(options, ({ manifest }) => kitNames(manifest), signal);
    return new RoomEditorScene(options, stage);
  }

  #pointing(): ConstructorParameters<typeof Pointer>[1] {
    const { intents } = this.#options;
    return {
      onTap: (at) => intents.onTap(this.#spotAt(at)),
      onHover: (at) => intents.onHover(at && this.#spotAt(at)),
      onGrab: (at) => {
        this.#from = this.#spotAt(at);
        return intents.onGrab(this.#from);
      },
      onCarry: (at) => intents.onStroke(this.#strokeTo(at)),
      onRelease: (at) => intents.onRelease(at && this.#strokeTo(at)),
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

  #strokeTo(at: Point): EditStroke {
    const to = this.#spotAt(at);
    return { from: this.#from ?? to, to };
  }

  #spotAt(at: Point): EditSpot {
    const point = this.#camera.toPicture(at);
    const place = unproject(point.x, point.y);
    const tile = { x: Math.floor(place.x), y: Math.floor(place.y) };
    return { tile, place, target: this.#picture.targetAt(point) };
  }

  /** The plan under the grid, the marks over what stands. */
  #stack(): void {
    const { grid, floor, ghosts, over } = this.#layers;
    this.#world.removeChildren();
    this.#world.addChild(this.#picture.world, grid, floor, ghosts, over);
  }

  /** Shows another plan of the same size. */
  show(map: RoomMap): void {
    if (map === this.#map) return;
    this.#map = map;
    this.#rebuild();
  }

  setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#rebuild();
  }

  #rebuild(): void {
    this.#picture.destroy();
    this.#picture = new EditedPicture(this.#map, this.#loaded.sprites, this.#language);
    this.#picture.show(this.#shown);
    this.#stack();
    if (this.#marks) this.mark(this.#marks);
    this.#surface.redraw();
  }

  /** Hides and locks layers of the plan. */
  setLayers(layers: Layers): void {
    this.#shown = layers;
    this.#picture.show(layers);
    this.#surface.redraw();
  }

  mark(marks: EditMarks): void {
    this.#marks = marks;
    this.#layers.show(marks, this.#picture.areasOf(new Set(marks.selected)));
    this.#surface.redraw();
  }

  setBackground(colour: number): void {
    this.#surface.setBackground(colour);
  }

  /** Shows the whole plan. */
  fit(): void {
    this.#camera.fit();
    this.#surface.redraw();
  }

  zoom(direction: 'in' | 'out'): void {
    this.#camera.zoomStep(direction);
    this.#surface.redraw();
  }

  /** Nothing loads late: the whole kit is there before the first picture. */
  retry(): void {
    this.#surface.redraw();
  }

  destroy(): void {
    this.#pointer.destroy();
    this.#picture.destroy();
    this.#surface.destroy();
    this.#loaded.sprites.destroy();
  }
}

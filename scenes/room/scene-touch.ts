// What a pointer does in the scene: hover, tap a thing or the floor, or drag a thing somewhere.
import type { RoomState } from '#machines/room/state.ts';
import type { Tile } from '#contract/simulation/room-map.ts';
import type { Camera } from '#scenes/kit/camera.ts';
import type { PointerIntents } from '#scenes/kit/pointer.ts';
import { tileAt } from '#scenes/kit/projection.ts';
import type { Point } from '#scenes/kit/projection.ts';
import type { CarriedThing } from './things/carried-thing.ts';
import type { Marks } from './marks.ts';
import type { RoomPicture } from './room-picture.ts';
import { tileKey } from './suite/suite-plan.ts';
import type { SuitePlan } from './suite/suite-plan.ts';
import { sameTarget } from './targets.ts';
import type { DropPlace, RoomIntents, SceneTarget } from './targets.ts';
import type { ZoneView } from './suite/zone-view.ts';

interface Touched {
  readonly picture: RoomPicture;
  readonly plan: SuitePlan;
  readonly camera: Camera;
  readonly zones: ZoneView;
  readonly marks: Marks;
  readonly carried: CarriedThing;
  readonly canvas: { readonly style: { cursor?: string } };
  readonly intents: RoomIntents;
  readonly state: () => RoomState;
  /** The picture has changed. */
  readonly onChange: () => void;
  /** The pointer is over another thing. */
  readonly onHovered: () => void;
}

export class SceneTouch {
  hovered: SceneTarget | undefined;
  readonly #scene: Touched;

  constructor(scene: Touched) {
    this.#scene = scene;
  }

  intents(): PointerIntents {
    const { camera, zones, onChange } = this.#scene;
    return {
      onTap: (at) => this.#tap(at),
      onHover: (at) => this.#hover(at),
      onGrab: (at) => this.#grab(at),
      onCarry: (at) => this.#carry(at),
      onRelease: (at) => this.#release(at),
      onPan: (dx, dy) => {
        camera.pan(dx, dy);
        zones.leave();
        onChange();
      },
      onZoom: (at, factor) => {
        camera.zoomAt(at, factor);
        zones.leave();
        onChange();
      },
    };
  }

  #tileUnder(at: Point): { readonly tile: Tile; readonly location: string } | undefined {
    const point = this.#scene.camera.toPicture(at);
    const tile = tileAt(point.x, point.y);
    const location = this.#scene.plan.owners.get(tileKey(tile.x, tile.y));
    return location === undefined ? undefined : { tile, location };
  }

  #targetUnder(at: Point): SceneTarget | undefined {
    return this.#scene.picture.targetAt(this.#scene.camera.toPicture(at));
  }

  /** Tapping a room's name zooms in, and tapping it again goes back to the map; no double tap is awaited. */
  #tap(at: Point): void {
    const { intents, marks, zones, picture, camera, onChange } = this.#scene;
    const target = this.#targetUnder(at);
    if (target) return intents.onThing(target, at);
    const name = picture.nameUnder(camera.toPicture(at));
    if (name !== undefined) {
      zones.toggle(name);
      return onChange();
    }
    const floor = this.#tileUnder(at);
    if (!floor) return;
    marks.tapTile(floor.tile);
    intents.onWalk(floor.tile, floor.location);
    onChange();
  }

  #hover(at: Point | undefined): void {
    const { marks, canvas, onChange, onHovered } = this.#scene;
    const target = at && this.#targetUnder(at);
    marks.hoverTile(at && !target ? this.#tileUnder(at)?.tile : undefined);
    canvas.style.cursor = target ? 'pointer' : 'default';
    onChange();
    if (sameTarget(target, this.hovered)) return;
    this.hovered = target;
    onHovered();
  }

  #grab(at: Point): boolean {
    const { carried, picture, state } = this.#scene;
    const target = this.#targetUnder(at);
    const subject = target?.kind === 'subject' ? state().subjects[target.id] : undefined;
    if (subject) carried.take(subject, picture.world);
    return subject !== undefined;
  }

  #carry(at: Point): void {
    this.#scene.carried.follow(this.#scene.camera.toPicture(at));
    this.#hover(at);
  }

  #release(at: Point | undefined): void {
    const subject = this.#scene.carried.drop();
    const place = at && this.#dropUnder(at);
    this.#scene.onChange();
    if (subject !== undefined && place) this.#scene.intents.onDrop(subject, place);
  }

  #dropUnder(at: Point): DropPlace | undefined {
    const target = this.#targetUnder(at);
    if (target?.kind === 'furniture' || target?.kind === 'person') return target;
    const floor = this.#tileUnder(at);
    return floor && { kind: 'floor', ...floor };
  }
}

// Which part of the suite is in view: the map, a zone, or neither once the user has moved the view. No state
// of the run.
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { Camera } from '#scenes/kit/camera.ts';
import { isZone, roomBounds } from './suite-plan.ts';

/** The whole suite; the name comes from the specification. */
export const MAP = 'map';

export class ZoneView {
  readonly #map: RoomMap;
  readonly #camera: Pick<Camera, 'fit' | 'focus' | 'isFitted'>;
  #zone: string | undefined;

  constructor(map: RoomMap, camera: Pick<Camera, 'fit' | 'focus' | 'isFitted'>) {
    this.#map = map;
    this.#camera = camera;
  }

  /** The zone in view; undefined once the user has moved the view. */
  get current(): string | undefined {
    return this.#camera.isFitted ? MAP : this.#zone;
  }

  /** Moves the view to a zone, or back to the map. */
  show(zone: string): void {
    const isKnown = isZone(this.#map, zone);
    this.#zone = isKnown ? zone : undefined;
    if (isKnown) this.#camera.focus(roomBounds(this.#map, this.#nearBy(zone)));
    else this.#camera.fit();
  }

  /** The street shows little by itself, so the view goes to the room it leads into. */
  #nearBy(zone: string): string {
    const { locations, doors } = this.#map;
    if (locations.find(({ id }) => id === zone)?.kind === 'room') return zone;
    const door = doors.find(({ between }) => between.includes(zone));
    return door?.between.find((id) => id !== zone) ?? zone;
  }

  /** Moves the view to the zone, or back out when it is already in view. */
  toggle(zone: string): void {
    this.show(this.current === zone ? MAP : zone);
  }

  /** The user has moved the view. */
  leave(): void {
    this.#zone = undefined;
  }

  /** Follows the person from one zone to another if the first one was in view. */
  accompany(from: string, to: string): void {
    if (from !== to && this.current === from) this.show(to);
  }
}

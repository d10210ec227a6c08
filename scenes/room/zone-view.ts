// Which part of the suite is in view: the map, a zone, or neither when the user has moved the view. Nothing of the game.
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { Camera } from '#scenes/kit/camera.ts';
import { roomBounds } from './suite-plan.ts';

/** The whole suite, as the specification names it. */
export const MAP = 'map';

export class ZoneView {
  private readonly map: RoomMap;
  private readonly camera: Pick<Camera, 'fit' | 'focus' | 'isFitted'>;
  private zone: string | undefined;

  constructor(map: RoomMap, camera: Pick<Camera, 'fit' | 'focus' | 'isFitted'>) {
    this.map = map;
    this.camera = camera;
  }

  /** The zone in view; undefined when the view is the user's own. */
  get current(): string | undefined {
    return this.camera.isFitted ? MAP : this.zone;
  }

  /** Glides into a zone, or back to the map. */
  show(zone: string): void {
    const isZone = this.map.locations.some(({ id }) => id === zone);
    this.zone = isZone ? zone : undefined;
    if (isZone) this.camera.focus(roomBounds(this.map, this.nearBy(zone)));
    else this.camera.fit();
  }

  /** Of the street one sees little: the room it leads into is what one looks at. */
  private nearBy(zone: string): string {
    const { locations, doors } = this.map;
    if (locations.find(({ id }) => id === zone)?.kind === 'room') return zone;
    return doors.find(({ between }) => between.includes(zone))?.between.find((id) => id !== zone) ?? zone;
  }

  /** Into the zone, or out of it when it is in view already. */
  toggle(zone: string): void {
    this.show(this.current === zone ? MAP : zone);
  }

  /** The user has moved the view. */
  leave(): void {
    this.zone = undefined;
  }

  /** The person goes from one zone into another: the view goes along when it was on the first. */
  accompany(from: string, to: string): void {
    if (from !== to && this.current === from) this.show(to);
  }
}

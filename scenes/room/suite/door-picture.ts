// How a door looks: how far it is open, and the lamps of an air shower's two doors, which are never open
// together.
import type { Manifest } from '#assets/manifest.ts';
import type { Door, RoomMap } from '#contract/simulation/room-map.ts';

type DoorLook = 'closed' | 'ajar' | 'open';
export type DoorLamp = 'red' | 'green';

/** A door opens for a person within this distance, in tiles from the middle of its opening. */
const OPENS_AT_TILES = 1.3;
/** Time from closed to open; one intermediate picture is shown. */
export const DOOR_MS = 260;

/** The location of the air shower that a door belongs to. */
export function showerOf(door: Door, map: RoomMap): string | undefined {
  return map.furniture.find(({ kind, location }) => kind === 'airShower' && door.between.includes(location))
    ?.location;
}

function hasAirDoor(manifest: Manifest, axis: 'x' | 'y'): boolean {
  return manifest.sprites[`airDoor/${axis}/closed-red`] !== undefined;
}

function hasCardDoor(manifest: Manifest, { kind, axis }: Door): boolean {
  return kind === 'card' && manifest.sprites[`cardDoor/${axis}/closed-red`] !== undefined;
}

/** All pictures a door may show. */
export function doorNames(door: Door, map: RoomMap, manifest: Manifest): readonly string[] {
  if (hasCardDoor(manifest, door))
    return ['closed-red', 'closed-green', 'ajar', 'open'].map((look) => `cardDoor/${door.axis}/${look}`);
  if (showerOf(door, map) !== undefined && hasAirDoor(manifest, door.axis))
    return ['closed', 'open'].flatMap((look) =>
      ['red', 'green'].map((lamp) => `airDoor/${door.axis}/${look}-${lamp}`),
    );
  return ['closed', 'ajar', 'open'].map((look) => `door/${door.axis}/${look}`);
}

/** Whether a door is open for a person at this place. */
export function isOpenFor(door: Door, x: number, y: number): boolean {
  const half = door.lengthTiles / 2;
  const [middleX, middleY] = door.axis === 'x' ? [door.x + half, door.y] : [door.x, door.y + half];
  return Math.hypot(x - middleX, y - middleY) < OPENS_AT_TILES;
}

/** How far open a door is, from 0 to 1, `elapsedMs` later. */
export function openedBy(share: number, isOpening: boolean, elapsedMs: number): number {
  const step = elapsedMs / DOOR_MS;
  return isOpening ? Math.min(1, share + step) : Math.max(0, share - step);
}

export function lookAt(share: number): DoorLook {
  if (share < 0.25) return 'closed';
  return share < 0.75 ? 'ajar' : 'open';
}

/** The picture of a door; `lamp` is for the doors of an air shower and those with a card reader. */
export function doorPicture(
  door: Door,
  map: RoomMap,
  manifest: Manifest,
  shown: { readonly share: number; readonly lamp: DoorLamp },
): string {
  if (hasCardDoor(manifest, door)) {
    const look = lookAt(shown.share);
    return `cardDoor/${door.axis}/${look === 'closed' ? `closed-${shown.lamp}` : look}`;
  }
  if (showerOf(door, map) === undefined || !hasAirDoor(manifest, door.axis))
    return `door/${door.axis}/${lookAt(shown.share)}`;
  return `airDoor/${door.axis}/${shown.share < 0.5 ? 'closed' : 'open'}-${shown.lamp}`;
}

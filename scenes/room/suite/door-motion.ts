// Opens doors ahead of the person and closes them behind, with the lamps of an air shower's two doors and of card readers.
import type { Door, RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import { isOpenFor, openedBy, showerOf } from './door-picture.ts';
import type { DoorLamp } from './door-picture.ts';
import type { Stance } from '../motion/motions.ts';

interface DoorShown {
  /** From 0 (closed) to 1 (open). */
  readonly share: number;
  readonly lamp: DoorLamp;
}

type Attended = Pick<Stance, 'x' | 'y' | 'isBusy' | 'ahead'>;

const SHUT: DoorShown = { share: 0, lamp: 'green' };

export class DoorMotion {
  readonly #map: RoomMap;
  readonly #isStill: () => boolean;
  readonly #shares = new Map<string, number>();
  #wanted: ReadonlySet<string> = new Set();
  #blowing: string | undefined;
  /** Doors with a card reader that were opened with the card. */
  #opened: ReadonlySet<string> = new Set();
  /** Those that stay shut: one has to use the card first. */
  #carded: ReadonlySet<string> = new Set();

  constructor(map: RoomMap, isStill: () => boolean) {
    this.#map = map;
    this.#isStill = isStill;
  }

  /** Takes where the person is now and will be in a moment, and whether air blows. */
  attend({ x, y, isBusy, ahead }: Attended, state: RoomState): void {
    this.#blowing = isBusy && state.last?.code === 'AIR_SHOWER' ? state.person.location : undefined;
    const isPassing = isBusy && (state.last?.code === 'A001' || state.last?.code === 'A002');
    const cards = this.#map.doors.filter(({ kind }) => kind === 'card');
    this.#opened = new Set(cards.filter(({ id }) => state.doors?.[id] === true).map(({ id }) => id));
    this.#carded = new Set(
      isPassing
        ? []
        : cards
            .filter(({ id, between }) => between[0] === state.person.location && !this.#opened.has(id))
            .map(({ id }) => id),
    );
    const near = this.#map.doors.filter(
      (door) => isOpenFor(door, x, y) || (ahead && isOpenFor(door, ahead.x, ahead.y)),
    );
    this.#wanted = new Set(near.filter((door) => !this.#isLocked(door)).map(({ id }) => id));
    if (this.#isStill()) this.step(Infinity);
  }

  /** A door with a reader waits for the card, the second door of an air shower until the first one is shut. */
  #isLocked(door: Door): boolean {
    if (this.#carded.has(door.id)) return true;
    const shower = showerOf(door, this.#map);
    if (shower === undefined) return false;
    return (
      this.#blowing === shower ||
      this.#othersOf(door, shower).some(({ id }) => (this.#shares.get(id) ?? 0) > 0)
    );
  }

  #othersOf(door: Door, shower: string): readonly Door[] {
    return this.#map.doors.filter((other) => other !== door && other.between.includes(shower));
  }

  get isMoving(): boolean {
    return this.#map.doors.some(({ id }) => (this.#shares.get(id) ?? 0) !== (this.#wanted.has(id) ? 1 : 0));
  }

  /** Advances time; true when a door moved. */
  step(elapsedMs: number): boolean {
    if (!this.isMoving) return false;
    for (const { id } of this.#map.doors)
      this.#shares.set(id, openedBy(this.#shares.get(id) ?? 0, this.#wanted.has(id), elapsedMs));
    return true;
  }

  shown(door: Door): DoorShown {
    const share = this.#shares.get(door.id) ?? 0;
    if (door.kind === 'card')
      return { share, lamp: share > 0 || this.#opened.has(door.id) ? 'green' : 'red' };
    if (showerOf(door, this.#map) === undefined) return { ...SHUT, share };
    return { share, lamp: share === 0 && this.#isLocked(door) ? 'red' : 'green' };
  }
}

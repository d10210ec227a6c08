// Which of its states a piece of furniture is shown in.
import type { Furniture, RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';

/** The action that makes water, soap or air come out, and how the piece looks meanwhile. */
const AT_WORK: Readonly<Partial<Record<Furniture['kind'], readonly [code: string, state: string]>>> = {
  sink: ['A018', 'running'],
  soap: ['A018', 'pressed'],
  dryer: ['A019', 'running'],
  airShower: ['AIR_SHOWER', 'running'],
};

/** The state of a piece during the last action (`isBusy`) or after it. */
export function furnitureState(piece: Furniture, map: RoomMap, state: RoomState, isBusy: boolean): string {
  switch (piece.kind) {
    case 'closet':
      return state.closets[piece.id] === true ? 'open' : 'closed';
    case 'trashBin':
      return holdsSomething(piece, map, state) ? 'full' : 'empty';
    case 'stickyMat':
      return state.person.isSoleClean ? 'worn' : 'plain';
    default:
      return isBusy ? stateAtWork(piece, state) : 'plain';
  }
}

function stateAtWork(piece: Furniture, { last, person }: RoomState): string {
  const [code, name] = AT_WORK[piece.kind] ?? [];
  const isIts = code !== undefined && last?.code === code && piece.location === person.location;
  return isIts ? (name ?? 'plain') : 'plain';
}

function holdsSomething(piece: Furniture, map: RoomMap, state: RoomState): boolean {
  const zones = new Set(map.dropZones.filter((zone) => zone.furniture === piece.id).map((zone) => zone.id));
  return Object.values(state.subjects).some(({ place }) => place.at === 'zone' && zones.has(place.zone));
}

/** How long a closet is shown ajar. */
const AJAR_MS = 180;

/** Animates closets from closed to open and back, by way of ajar. */
export class ClosetMotion {
  readonly #isStill: () => boolean;
  readonly #shown = new Map<string, string>();
  readonly #ajarMs = new Map<string, number>();

  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** The state to show of a closet whose actual state is given. */
  show(id: string, state: string): string {
    const before = this.#shown.get(id);
    this.#shown.set(id, state);
    if (before !== undefined && before !== state && !this.#isStill()) this.#ajarMs.set(id, AJAR_MS);
    return this.#ajarMs.has(id) ? 'ajar' : state;
  }

  /** Jumps to a state out of sequence: nothing is animated. */
  settle(): void {
    this.#ajarMs.clear();
    this.#shown.clear();
  }

  get isMoving(): boolean {
    return this.#ajarMs.size > 0;
  }

  /** Advances time; true when a closet must be shown again. */
  step(elapsedMs: number): boolean {
    let isNew = false;
    for (const [id, left] of this.#ajarMs) {
      if (left > elapsedMs) this.#ajarMs.set(id, left - elapsedMs);
      else isNew = this.#ajarMs.delete(id) || isNew;
    }
    return isNew;
  }
}

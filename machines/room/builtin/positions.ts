// Positions that many items share, with the geometry of the close-up in percent of the place's picture.
import type { Position } from '#contract/simulation/room-catalogue.ts';

/** Where a garment hangs or lies; `order` spaces garments out side by side. */
export function garmentPlaces(order: number): Position[] {
  return [
    { dropId: 'P003', width: 22, left: 6 + order * 11, top: 40 },
    { dropId: 'locker-closet', width: 16, left: 6 + order * 12, top: 14 },
    ...layPlaces({ bench: 15, floor: 12, left: 4 + order * 12, top: 38 }),
  ];
}

export function shoePlaces(order: number): Position[] {
  return [
    { dropId: 'P003', width: 20, left: 8 + order * 14, top: 60 },
    { dropId: 'entrance-shoerack', width: 14, left: 6 + order * 18, top: 30 + (order % 2) * 34 },
    { dropId: 'locker-closet', width: 13, left: 10 + order * 14, top: 82 },
    ...layPlaces({ bench: 13, floor: 12, left: 10 + order * 15, top: 44 }),
  ];
}

/** Eleven things fit side by side before the next row begins. */
export function smallPlaces(order: number): Position[] {
  const column = order % 11;
  return [
    { dropId: 'P003', width: 9, left: 4 + column * 8, top: 52 },
    { dropId: 'locker-closet', width: 6, left: 6 + column * 8, top: 6 },
    { dropId: 'washroom-sink', width: 5, left: 8 + column * 8, top: 42 },
    ...layPlaces({ bench: 6, floor: 5, left: 6 + column * 8, top: 46 }),
  ];
}

interface Lay {
  /** Widths on a bench or table, and on a floor, which appears smaller because it is farther away. */
  readonly bench: number;
  readonly floor: number;
  readonly left: number;
  /** On a bench or table. */
  readonly top: number;
}

/** Every bench and floor of the suite and the table, so that anything carried can be put down in any room. */
export function layPlaces({ bench, floor, left, top }: Lay): Position[] {
  const onBench = ['entrance-bench', 'locker-bench', 'separate-table', 'dressing-bench'];
  const onFloor = ['entrance-floor', 'locker-floor', 'separate-floor', 'dressing-floor'];
  return [
    ...onBench.map((dropId) => ({ dropId, width: bench, left, top })),
    ...onFloor.map((dropId) => ({ dropId, width: floor, left, top: 80 })),
  ];
}

/** For things that may be thrown away besides the trash itself. */
export const BIN_PLACE: Position = { dropId: 'entrance-trash', width: 40, left: 30, top: 24 };

/** The compartment of the rack in the separation zone from which a thing is issued; five are side by side. */
export function issuedPlace(order: number): Position {
  return {
    dropId: 'separate-rack',
    width: 10,
    left: 6 + (order % 5) * 18,
    top: 12 + Math.floor(order / 5) * 28,
  };
}

// Positions many items share: the close-up's geometry, in percent of the picture of a place.
import type { Position } from '#contract/simulation/room-catalogue.ts';

/** Where a garment hangs or lies; `order` keeps garments beside each other. */
export function garmentPlaces(order: number): Position[] {
  return [
    { dropId: 'P003', width: 22, left: 6 + order * 11, top: 40 },
    { dropId: 'locker-closet', width: 16, left: 6 + order * 12, top: 14 },
    { dropId: 'locker-bench', width: 15, left: 4 + order * 12, top: 38 },
    { dropId: 'locker-floor', width: 12, left: 8 + order * 10, top: 76 },
    { dropId: 'entrance-bench', width: 15, left: 4 + order * 12, top: 38 },
    { dropId: 'entrance-floor', width: 12, left: 8 + order * 10, top: 76 },
  ];
}

export function shoePlaces(order: number): Position[] {
  return [
    { dropId: 'P003', width: 20, left: 8 + order * 14, top: 60 },
    { dropId: 'entrance-shoerack', width: 14, left: 6 + order * 18, top: 30 + (order % 2) * 34 },
    { dropId: 'entrance-bench', width: 13, left: 10 + order * 15, top: 44 },
    { dropId: 'entrance-floor', width: 12, left: 14 + order * 14, top: 80 },
    { dropId: 'locker-closet', width: 13, left: 10 + order * 14, top: 82 },
    { dropId: 'locker-bench', width: 13, left: 10 + order * 15, top: 44 },
    { dropId: 'locker-floor', width: 12, left: 14 + order * 14, top: 80 },
  ];
}

export function smallPlaces(order: number): Position[] {
  return [
    { dropId: 'P003', width: 9, left: 8 + order * 10, top: 52 },
    { dropId: 'locker-closet', width: 6, left: 6 + order * 8, top: 6 },
    { dropId: 'locker-bench', width: 6, left: 6 + order * 8, top: 46 },
    { dropId: 'locker-floor', width: 5, left: 10 + order * 8, top: 84 },
    { dropId: 'entrance-bench', width: 6, left: 6 + order * 8, top: 46 },
    { dropId: 'entrance-floor', width: 5, left: 10 + order * 8, top: 84 },
    { dropId: 'washroom-sink', width: 5, left: 8 + order * 8, top: 42 },
  ];
}

/** What may be thrown away besides the trash itself. */
export const binPlace: Position = { dropId: 'entrance-trash', width: 40, left: 30, top: 24 };

/** Single-use things of the separate zone. */
export function issuedPlaces(order: number): Position[] {
  return [
    { dropId: 'separate-rack', width: 10, left: 6 + (order % 5) * 18, top: 12 + Math.floor(order / 5) * 28 },
    { dropId: 'separate-table', width: 10, left: 6 + (order % 5) * 18, top: 40 },
    { dropId: 'separate-floor', width: 8, left: 8 + (order % 5) * 18, top: 84 },
  ];
}

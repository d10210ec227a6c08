// Where a thing comes to rest in a close-up: on the board below it, or on the rod. The ruleset's percentages
// say where it belongs; the picture defines where boards and rods are.

/** In percent of the picture; the height follows from the width. */
export interface CloseUpBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly heightToWidth: number;
}

/** Names of the built close-up pictures. */
export type PlacePicture =
  | 'closet'
  | 'locked'
  | 'shoerack'
  | 'garments'
  | 'bench'
  | 'crossbench'
  | 'table'
  | 'sink'
  | 'rack'
  | 'dispenser'
  | 'trash'
  | 'bag'
  | 'mirror';

/** In percent of the picture, both ways. */
interface Settled {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly hangs: boolean;
}

interface Row {
  /** Boxes that begin above this, and left of `leftOf` if given, belong to this row. */
  readonly above: number;
  readonly leftOf?: number;
  /** The board they stand on, or the rod they hang from. */
  readonly board?: number;
  readonly rod?: number;
  readonly tallest: number;
}

/** Width to height of all close-up pictures. */
export const PICTURE_ASPECT = 4 / 3;

const SEAT: readonly Row[] = [
  { above: 30, board: 63, tallest: 36 },
  { above: 42, board: 61.5, tallest: 26 },
  { above: 45.5, board: 66, tallest: 22 },
  { above: 101, board: 70, tallest: 18 },
];

const ROWS: Readonly<Partial<Record<PlacePicture, readonly Row[]>>> = {
  closet: [
    { above: 13, board: 13.2, tallest: 11.5 },
    { above: 60, rod: 15.6, tallest: 40 },
    { above: 101, board: 97.2, tallest: 34 },
  ],
  shoerack: [
    { above: 55, board: 50, tallest: 25 },
    { above: 101, board: 76.6, tallest: 24 },
  ],
  garments: [
    { above: 50, leftOf: 62, rod: 9.8, tallest: 70 },
    { above: 40, board: 21.6, tallest: 14 },
    { above: 101, board: 88.2, tallest: 20 },
  ],
  bench: SEAT,
  crossbench: SEAT,
  table: SEAT,
  sink: [{ above: 101, board: 52.5, tallest: 20 }],
  rack: [
    { above: 36, board: 34.4, tallest: 17 },
    { above: 64, board: 62.4, tallest: 17 },
    { above: 101, board: 90.4, tallest: 17 },
  ],
  dispenser: [{ above: 101, board: 63, tallest: 22 }],
  trash: [{ above: 101, board: 76, tallest: 40 }],
  bag: [
    { above: 45, board: 74, tallest: 34 },
    { above: 55, board: 82, tallest: 26 },
    { above: 101, board: 90, tallest: 24 },
  ],
};

/** Where a thing rests; in a picture without boards it stays where the ruleset has it, within the picture. */
export function settled(picture: PlacePicture, box: CloseUpBox): Settled {
  const { left, width } = box;
  const own = width * box.heightToWidth * PICTURE_ASPECT;
  const row = ROWS[picture]?.find(
    ({ above, leftOf }) => box.top < above && (leftOf === undefined || left < leftOf),
  );
  if (!row) return { left, top: box.top, width, height: Math.min(own, 100 - box.top), hangs: false };
  const height = Math.min(own, row.tallest);
  if (row.rod !== undefined) return { left, top: row.rod, width, height, hangs: true };
  return { left, top: (row.board ?? 100) - height, width, height, hangs: false };
}

/** Horizontal distance between things in the same place, in percent. */
export const APART_PERCENT: Readonly<Partial<Record<PlacePicture, number>>> = { rack: 2, trash: 9 };

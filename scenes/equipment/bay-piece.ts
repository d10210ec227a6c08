// One picture of the bay as it is laid down.

export interface BayPiece {
  /** Its name in the manifest. */
  readonly name: string;
  /** Its pivot's place, in pixels at 1x. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly alpha: number;
  /** 0xrrggbb, by which its colours are multiplied. */
  readonly tint: number;
  /** Light: it is added to what lies below. */
  readonly isAdded: boolean;
}

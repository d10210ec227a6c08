// One placed picture of the bay.

export interface BayPiece {
  /** Its name in the manifest. */
  readonly name: string;
  /** Position of its pivot, in pixels at 1x. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly alpha: number;
  /** 0xrrggbb; multiplies the picture's colours. */
  readonly tint: number;
  /** Light, drawn with additive blending. */
  readonly isAdded: boolean;
}

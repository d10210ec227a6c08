// What a pointer can refer to in the scene, and what the scene reports about it. The scene decides nothing.
import type { Tile } from '#contract/simulation/room-map.ts';

export type SceneTarget =
  | { readonly kind: 'furniture'; readonly id: string }
  | { readonly kind: 'subject'; readonly id: string }
  | { readonly kind: 'door'; readonly id: string }
  | { readonly kind: 'person' };

/** Where a dragged thing was let go. */
export type DropPlace =
  | { readonly kind: 'furniture'; readonly id: string }
  | { readonly kind: 'floor'; readonly tile: Tile; readonly location: string }
  | { readonly kind: 'person' };

export interface RoomIntents {
  readonly onWalk: (tile: Tile, location: string) => void;
  /** `at` is in CSS pixels of the host, for example to open a menu there. */
  readonly onThing: (target: SceneTarget, at: { readonly x: number; readonly y: number }) => void;
  readonly onDrop: (subjectId: string, place: DropPlace) => void;
}

export interface Selection {
  readonly selected?: SceneTarget | undefined;
  /** What is within reach. */
  readonly near?: readonly SceneTarget[] | undefined;
}

export function sameTarget(a: SceneTarget | undefined, b: SceneTarget | undefined): boolean {
  if (a === undefined || b === undefined || a.kind !== b.kind) return a === b;
  return a.kind === 'person' || b.kind === 'person' || a.id === b.id;
}

// The list of all pictures: what a scene may draw, where it is in which sheet, and where it stands on the
// floor.

/**
 * A picture in a sheet: x, y, width, height of the frame, then its pivot inside the frame, all in pixels of
 * the atlas's first density. The pivot is the point that is placed on the floor. The seventh number is how
 * many of these pixels make one on the screen at 1x, divided by the atlas's density (below 1 for a shadow,
 * which is stored small and drawn large).
 */
export type FrameEntry =
  | readonly [number, number, number, number, number, number]
  | readonly [number, number, number, number, number, number, number];

export interface AtlasFile {
  /** Sheet pixels per pixel at 1x, where a metre is 160 pixels. */
  readonly density: number;
  /** Its name in assets/built; once a page has loaded it, its address. */
  readonly file: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

export interface AtlasEntry {
  readonly id: string;
  /** When it is needed: `first` before a scene is shown, others during play. */
  readonly zone: string;
  /** The same layout at several densities, smallest first. */
  readonly files: readonly AtlasFile[];
}

export interface SpriteEntry {
  readonly atlas: string;
  readonly frame: FrameEntry;
  /** Another sprite, drawn on the floor below all others. */
  readonly shadow?: string;
  /** A convex polygon around the visible part: x, y, x, y … from the pivot, in pixels at 1x. */
  readonly hit?: readonly number[];
}

export interface FurnitureEntry {
  /** Its size facing sw, in tiles: across its front and from front to back. */
  readonly widthTiles: number;
  readonly depthTiles: number;
  readonly heightMetres: number;
  readonly states: readonly string[];
  /** Where things lie on or in it, from its first corner facing sw, in metres. */
  readonly spots: readonly (readonly [number, number, number])[];
  /** Where things hang: on a rail or a hook. */
  readonly hooks?: readonly (readonly [number, number, number])[] | undefined;
}

/** A picture of a whole location, for a location of exactly this size. */
interface RoomEntry {
  readonly widthTiles: number;
  readonly heightTiles: number;
  /** Walls that are part of the picture: axis, x, y on the map's grid, length in tiles. */
  readonly walls?: readonly (readonly ['x' | 'y', number, number, number])[] | undefined;
}

/** The frames `effect/<name>/<frame>` of an animation. */
export interface EffectEntry {
  readonly frames: number;
  readonly frameMs: number;
  readonly isLoop: boolean;
}

/**
 * The position of a hand in a pose, in pixels at 1x from the pivot, and whether it is in front of the trunk.
 */
interface HandSpot {
  readonly x: number;
  readonly y: number;
  readonly isInFront: boolean;
}

export interface PersonEntry {
  readonly poses: readonly string[];
  /** Bottom first. */
  readonly layers: readonly string[];
  /** By `<pose>/<facing>`. */
  readonly hands: Readonly<Record<string, { readonly left: HandSpot; readonly right: HandSpot }>>;
}

/** One look of a mirror, in pixels at 1x; its pictures are `mirror/<sex>/<layer>/<look>`. */
export interface MirrorLook {
  readonly width: number;
  readonly height: number;
  /** The position of the pictures' pivot in it. */
  readonly pivotX: number;
  readonly pivotY: number;
  /** Positions of face, hair, hands and feet: percent across and down. */
  readonly spots: Readonly<Record<string, readonly [number, number]>>;
}

/** The whole person, and a close-up of the head. */
export interface MirrorEntry {
  readonly figure: MirrorLook;
  readonly head: MirrorLook;
}

export interface Manifest {
  readonly version: 1;
  readonly pixelsPerMetre: 160;
  readonly atlases: readonly AtlasEntry[];
  /**
   * By name: `furniture/<kind>/<state>/<facing>`, `item/<craft>`, `held/<craft>`,
   * `person/<sex>/<layer>/<pose>/<facing>`, …
   */
  readonly sprites: Readonly<Record<string, SpriteEntry>>;
  readonly furniture: Readonly<Record<string, FurnitureEntry>>;
  /** By location: `room/<location>` is its floor with the walls behind it. */
  readonly rooms: Readonly<Record<string, RoomEntry>>;
  readonly effects: Readonly<Record<string, EffectEntry>>;
  readonly people: Readonly<Record<'man' | 'girl', PersonEntry>>;
  readonly mirror?: Readonly<Record<'man' | 'girl', MirrorEntry>> | undefined;
  /** Positions of things in the bay; the bay's scene validates their shape. */
  readonly bay?: Readonly<Record<string, unknown>> | undefined;
}

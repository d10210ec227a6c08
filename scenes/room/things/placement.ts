// Where things stand and lie, in tiles and metres: pure geometry of furniture, its spots, and seats.
import type { DropZone, Furniture, RoomMap } from '#contract/simulation/room-map.ts';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { FurnitureEntry, Manifest } from '#assets/manifest.ts';
import type { RoomState, Subject } from '#machines/room/state.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { codeOf, tintOf, type ItemLooks } from './item-looks.ts';

export interface Spot {
  /** In tiles. */
  readonly x: number;
  readonly y: number;
  /** In metres. */
  readonly z: number;
}

const METRES_PER_TILE = 0.5;
/** Kinds that hang on the wall behind their tiles: a person may stand in front of them on the same tile. */
const ON_WALL: readonly string[] = ['mirror', 'soap', 'dryer'];
const HIDING: readonly string[] = ['trash', 'dispenser'];

/** The manifest's picture of a piece: its own, or the one of its kind that is nearest in width. */
export function furniturePicture(
  manifest: Manifest,
  piece: Pick<Furniture, 'kind' | 'footprint' | 'facing' | 'picture'>,
): string | undefined {
  const { footprint, facing, picture } = piece;
  if (picture !== undefined && manifest.furniture[picture]) return picture;
  const isAcrossX = facing === 'sw' || facing === 'ne';
  const width = isAcrossX ? footprint.widthTiles : footprint.heightTiles;
  const away = (name: string): number => Math.abs(Number(name.split('-')[1]) - width);
  const names = Object.keys(manifest.furniture).filter((name) => name.split('-')[0] === piece.kind);
  return names.toSorted((a, b) => away(a) - away(b))[0];
}

export function middleOf({ footprint }: Pick<Furniture, 'footprint'>): {
  readonly x: number;
  readonly y: number;
} {
  return { x: footprint.x + footprint.widthTiles / 2, y: footprint.y + footprint.heightTiles / 2 };
}

/** The space a piece occupies, for the drawing order. */
export function furnitureBox(piece: Furniture, entry: FurnitureEntry): Box {
  const { x, y, widthTiles, heightTiles } = piece.footprint;
  const box = {
    minX: x,
    maxX: x + widthTiles,
    minY: y,
    maxY: y + heightTiles,
    minZ: 0,
    maxZ: entry.heightMetres,
  };
  if (piece.kind === 'stickyMat') return { ...box, maxZ: 0 };
  if (!ON_WALL.includes(piece.kind)) return box;
  switch (piece.facing) {
    case 'sw':
      return { ...box, maxY: y + 0.1 };
    case 'se':
      return { ...box, maxX: x + 0.1 };
    case 'ne':
      return { ...box, minY: box.maxY - 0.1 };
    case 'nw':
      return { ...box, minX: box.maxX - 0.1 };
  }
}

/** Converts from a thing's own axes (across its front, out of it; metres) to tiles. */
function turned(facing: Facing, across: number, out: number): readonly [number, number] {
  const [a, o] = [across / METRES_PER_TILE, out / METRES_PER_TILE];
  switch (facing) {
    case 'sw':
      return [a, o];
    case 'se':
      return [o, -a];
    case 'ne':
      return [-a, -o];
    case 'nw':
      return [-o, a];
  }
}

/** Converts from a piece's own axes (across its front, out of it, up; metres from its middle) to the grid. */
export function placeOn(piece: Furniture, [across, out, up]: readonly [number, number, number]): Spot {
  const [dx, dy] = turned(piece.facing, across, out);
  const middle = middleOf(piece);
  return { x: middle.x + dx, y: middle.y + dy, z: up };
}

/** The position of the `index`th spot on a piece; surplus things are shifted a little sideways. */
export function spotOn(piece: Furniture, spots: FurnitureEntry['spots'], index: number): Spot | undefined {
  const spot = spots[index % Math.max(1, spots.length)];
  if (!spot) return undefined;
  const round = Math.floor(index / spots.length);
  // An open closet that faces se has its near end on the other side.
  const across =
    piece.kind === 'closet' && (piece.facing === 'se' || piece.facing === 'ne') ? -spot[0] : spot[0];
  const { x, y, z } = placeOn(piece, [across, spot[1], spot[2]]);
  return { x: x + round * 0.08, y: y + round * 0.08, z };
}

export interface Lying {
  readonly subject: Subject;
  /** The catalogue's code, which names its picture. */
  readonly code: string;
  readonly tint: number;
  readonly spot: Spot;
  /** It hangs from the spot. */
  readonly isHung?: boolean;
  /** The piece it lies on or in; undefined on the floor. */
  readonly furniture?: string;
}

/**
 * Offset from a tile's far corner: a little nearer to the viewer than the feet of the person who dropped it.
 */
const BEFORE_FEET = 0.7;

const ASIDE = [
  [0, 0],
  [0.22, -0.2],
  [-0.22, 0.2],
  [0.24, 0.22],
  [-0.24, -0.22],
] as const;

interface Surroundings {
  readonly map: RoomMap;
  readonly manifest: Manifest;
  readonly looks: ItemLooks;
}

interface Seated extends Surroundings {
  /** Where somebody sits: things lying on the bench make room. */
  readonly seat: Spot | undefined;
}

function lyingIn(
  zone: DropZone,
  subjects: readonly Subject[],
  { map, manifest, looks, seat }: Seated,
): Lying[] {
  const piece = map.furniture.find((one) => one.id === zone.furniture);
  if (piece) return lyingOn(piece, subjects, { map, manifest, looks, seat });
  const perTile = new Map<string, number>();
  return subjects.flatMap((subject): Lying[] => {
    if (subject.place.at !== 'zone') return [];
    const code = codeOf(looks, subject.craft);
    const { x, y } = subject.place;
    const count = perTile.get(`${x},${y}`) ?? 0;
    perTile.set(`${x},${y}`, count + 1);
    const [dx, dy] = ASIDE[count % ASIDE.length] ?? ASIDE[0];
    const tint = tintOf(looks, subject.craft);
    return [{ subject, code, tint, spot: { x: x + BEFORE_FEET + dx, y: y + BEFORE_FEET + dy, z: 0 } }];
  });
}

const SITTER_TILES = 0.75;

/** A bench's spots that nobody sits on, every other one first: a bag is wider than one spot. */
function freeSpots(
  piece: Furniture,
  spots: FurnitureEntry['spots'],
  seat: Spot | undefined,
): FurnitureEntry['spots'] {
  if (piece.kind !== 'bench') return spots;
  const apart = [...spots.filter((_, at) => at % 2 === 0), ...spots.filter((_, at) => at % 2 === 1)];
  const free = apart.filter((_, at) => {
    const spot = seat && spotOn(piece, apart, at);
    return !seat || !spot || Math.hypot(spot.x - seat.x, spot.y - seat.y) > SITTER_TILES;
  });
  return free.length > 0 ? free : apart;
}

/** Things that can hang take the hooks while there are any; the rest lie. */
function lyingOn(piece: Furniture, subjects: readonly Subject[], { manifest, looks, seat }: Seated): Lying[] {
  const entry = manifest.furniture[furniturePicture(manifest, piece) ?? ''];
  const hooks = entry?.hooks ?? [];
  const spots = freeSpots(piece, entry?.spots ?? [], seat);
  let [hung, lying] = [0, 0];
  return subjects.flatMap((subject): Lying[] => {
    const code = codeOf(looks, subject.craft);
    const isHung = hung < hooks.length && manifest.sprites[`hung/${code}`] !== undefined;
    const spot = isHung ? spotOn(piece, hooks, hung++) : spotOn(piece, spots, lying++);
    const tint = tintOf(looks, subject.craft);
    return spot ? [{ subject, code, tint, spot, furniture: piece.id, isHung }] : [];
  });
}

/**
 * Everything that lies in sight, with its place; not what is in a locked closet, the bin or the dispenser.
 */
export function lyingSubjects(state: RoomState, around: Surroundings): readonly Lying[] {
  const byZone = new Map<string, Subject[]>();
  const seat = state.person.posture === 'sitting' ? seatOf(state, around.map) : undefined;
  for (const subject of Object.values(state.subjects)) {
    if (subject.place.at !== 'zone') continue;
    const list = byZone.get(subject.place.zone) ?? [];
    list.push(subject);
    byZone.set(subject.place.zone, list);
  }
  return around.map.dropZones.flatMap((zone) => {
    const isLocked = zone.furniture !== undefined && state.closets[zone.furniture] === false;
    const subjects = byZone.get(zone.id);
    return !subjects || isLocked || HIDING.includes(zone.kind)
      ? []
      : lyingIn(zone, subjects, { ...around, seat });
  });
}

/** The position of a sitting person: on the bench tile nearest to the feet. */
export function seatOf(state: RoomState, map: RoomMap): Spot | undefined {
  const bench = map.furniture.find((piece) => piece.id === state.person.seat);
  if (!bench) return undefined;
  const { x, y, widthTiles, heightTiles } = bench.footprint;
  const within = (value: number, low: number, size: number): number =>
    Math.min(low + size - 1, Math.max(low, value));
  return {
    x: within(state.person.x, x, widthTiles) + 0.5,
    y: within(state.person.y, y, heightTiles) + 0.5,
    z: 0,
  };
}

// Which of two things is drawn first. Boxes on the grid, not points: a long bench is behind one end's neighbour and
// before the other's, so the order is a walk over "lies behind", not a sort by one number.

/** What a thing takes up: tiles on the floor, metres upwards. A wall is a box of no depth. */
export interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  readonly minZ: number;
  readonly maxZ: number;
}

const SLACK = 1e-6;

/** −1 when `a` must be drawn before `b`, 1 after, 0 when it does not matter or can't be told. */
export function compareDepth(a: Box, b: Box): -1 | 0 | 1 {
  const aFirst = a.maxX <= b.minX + SLACK || a.maxY <= b.minY + SLACK || a.maxZ <= b.minZ + SLACK;
  const bFirst = b.maxX <= a.minX + SLACK || b.maxY <= a.minY + SLACK || b.maxZ <= a.minZ + SLACK;
  if (aFirst !== bFirst) return aFirst ? -1 : 1;
  if (aFirst) return 0;
  // They share room: the one whose middle lies farther from the eye goes first.
  const gap = a.minX + a.maxX + a.minY + a.maxY - (b.minX + b.maxX + b.minY + b.maxY);
  if (Math.abs(gap) < SLACK) return 0;
  return gap < 0 ? -1 : 1;
}

/** Tiles of height that a metre hides along the eye's way: tan 30° over half a metre and the diagonal. */
const TILES_PER_METRE_UP = Math.SQRT2 * Math.sqrt(3);

/** Whether two boxes can cover each other at all on the screen. */
export function mayOverlap(a: Box, b: Box): boolean {
  if (a.maxX - a.minY < b.minX - b.maxY || b.maxX - b.minY < a.minX - a.maxY) return false;
  const aTop = a.minX + a.minY - a.maxZ * 2 * TILES_PER_METRE_UP;
  const bTop = b.minX + b.minY - b.maxZ * 2 * TILES_PER_METRE_UP;
  const aBottom = a.maxX + a.maxY - a.minZ * 2 * TILES_PER_METRE_UP;
  const bBottom = b.maxX + b.maxY - b.minZ * 2 * TILES_PER_METRE_UP;
  return aTop <= bBottom && bTop <= aBottom;
}

export interface Ordered {
  readonly box: Box;
  /** What it takes up besides, for what moves about it: a door's open leaf. */
  readonly leaf?: Box | undefined;
}

/** Things from the farthest to the nearest. A ring of three that cover each other is cut where it is met. */
export function orderByDepth<T extends Ordered>(things: readonly T[]): T[] {
  const before = new Map(things.map((thing): [T, T[]] => [thing, []]));
  for (const [i, a] of things.entries()) {
    for (const b of things.slice(i + 1)) {
      const order = mayOverlap(a.box, b.box) ? compareDepth(a.box, b.box) : 0;
      if (order < 0) before.get(b)?.push(a);
      if (order > 0) before.get(a)?.push(b);
    }
  }
  const done = new Set<T>();
  const order: T[] = [];
  const visit = (thing: T): void => {
    if (done.has(thing)) return;
    done.add(thing);
    for (const earlier of before.get(thing) ?? []) visit(earlier);
    order.push(thing);
  };
  for (const thing of things) visit(thing);
  return order;
}

/**
 * Where a moving thing goes among things already in order: the index to insert at; undefined when their order itself
 * does not fit it and all must be ordered anew.
 */
export function placeAmong(ordered: readonly Ordered[], box: Box): number | undefined {
  let after = 0;
  let until = ordered.length;
  for (const [at, thing] of ordered.entries()) {
    const order = sideOf(thing, box);
    if (order < 0) after = at + 1;
    if (order > 0 && at < until) until = at;
  }
  return after <= until ? after : undefined;
}

/** As `compareDepth`; a thing of two parts lies before what is behind either of them. */
function sideOf({ box, leaf }: Ordered, mover: Box): -1 | 0 | 1 {
  const own = mayOverlap(box, mover) ? compareDepth(box, mover) : 0;
  if (own > 0 || leaf === undefined || !mayOverlap(leaf, mover)) return own;
  return compareDepth(leaf, mover) || own;
}

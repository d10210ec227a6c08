// Which of two things is drawn first. It compares boxes on the grid, not points: a long bench is behind one
// neighbour and in front of another, so the order is a walk over "lies behind", not a sort by one number.

/** The space a thing occupies: tiles on the floor, metres upwards. A wall is a box of no depth. */
export interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
  readonly minZ: number;
  readonly maxZ: number;
}

const SLACK = 1e-6;

/** −1 when `a` must be drawn before `b`, 1 after, 0 when it does not matter or cannot be decided. */
export function compareDepth(a: Box, b: Box): -1 | 0 | 1 {
  const aFirst = a.maxX <= b.minX + SLACK || a.maxY <= b.minY + SLACK || a.maxZ <= b.minZ + SLACK;
  const bFirst = b.maxX <= a.minX + SLACK || b.maxY <= a.minY + SLACK || b.maxZ <= a.minZ + SLACK;
  if (aFirst !== bFirst) return aFirst ? -1 : 1;
  if (aFirst) return 0;
  // They overlap: the one whose middle is farther from the viewer goes first.
  const gap = a.minX + a.maxX + a.minY + a.maxY - (b.minX + b.maxX + b.minY + b.maxY);
  if (Math.abs(gap) < SLACK) return 0;
  return gap < 0 ? -1 : 1;
}

/**
 * Tiles that one metre of height hides along the line of sight: tan 30° over half a metre and the diagonal.
 */
const TILES_PER_METRE_UP = Math.SQRT2 * Math.sqrt(3);

/** Whether two boxes can overlap at all on the screen. */
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
  /** A second box where something moves, such as a door's open leaf. */
  readonly leaf?: Box | undefined;
}

/** Things from farthest to nearest. A cycle of things that cover each other is broken where it is found. */
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
 * Where a moving thing goes in a list that is already ordered: the index to insert at; undefined when no
 * index fits and everything must be sorted again.
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

/** Like `compareDepth`, but a thing of two parts lies before whatever is behind either part. */
function sideOf({ box, leaf }: Ordered, mover: Box): -1 | 0 | 1 {
  const own = mayOverlap(box, mover) ? compareDepth(box, mover) : 0;
  if (own > 0 || leaf === undefined || !mayOverlap(leaf, mover)) return own;
  return compareDepth(leaf, mover) || own;
}

// Which areas of a picture must be redrawn, from what was drawn last and what is to be drawn now. Pure
// numbers.

/** One drawn thing: a hash of its look, and where it is, in pixels of the canvas. */
export interface Drawn {
  /** Hash of content, position, size and opacity: equal for things that look the same. */
  readonly hash: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Above this number, areas are merged into one. */
const MAX_AREAS = 6;
/** Anti-aliased edges reach a little further out. */
const EDGE = 2;

function meets(a: Area, b: Area): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

function around(a: Area, b: Area): Area {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Merges overlapping areas until none overlap. */
function joined(areas: readonly Area[]): readonly Area[] {
  const apart: Area[] = [];
  for (const area of areas) {
    let grown = area;
    for (let at = apart.findIndex((one) => meets(one, grown)); at >= 0;) {
      grown = around(grown, apart[at] ?? grown);
      apart.splice(at, 1);
      at = apart.findIndex((one) => meets(one, grown));
    }
    apart.push(grown);
  }
  if (apart.length <= MAX_AREAS) return apart;
  return [apart.reduce(around)];
}

function isSameOrder(before: readonly Drawn[], now: readonly Drawn[]): boolean {
  return before.length === now.length && before.every(({ hash }, at) => hash === now[at]?.hash);
}

/** The changed areas in whole pixels; undefined when the order changed and everything must be redrawn. */
export function changedAreas(before: readonly Drawn[], now: readonly Drawn[]): readonly Area[] | undefined {
  const old = new Set(before.map(({ hash }) => hash));
  const fresh = new Set(now.map(({ hash }) => hash));
  const isKept = ({ hash }: Drawn): boolean => old.has(hash) && fresh.has(hash);
  if (!isSameOrder(before.filter(isKept), now.filter(isKept))) return undefined;
  const changed = [...before, ...now].filter((one) => !isKept(one) && one.right > one.left);
  return joined(
    changed.map(({ left, top, right, bottom }) => ({
      left: Math.floor(left) - EDGE,
      top: Math.floor(top) - EDGE,
      right: Math.ceil(right) + EDGE,
      bottom: Math.ceil(bottom) + EDGE,
    })),
  );
}

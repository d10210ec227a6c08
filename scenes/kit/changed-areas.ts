// What of a picture must be drawn again: from what was drawn last and what is to be drawn now. Pure numbers.

/** One thing that is drawn: what it looks like and where, in pixels of the canvas. */
export interface Drawn {
  /** Of content, place, size and opacity: the same for what would look the same. */
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

/** More areas than this are taken as one. */
const MOST_AREAS = 6;
/** Smoothed edges reach a little beyond. */
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

/** Joins areas that meet, until none do. */
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
  if (apart.length <= MOST_AREAS) return apart;
  return [apart.reduce(around)];
}

function isSameOrder(before: readonly Drawn[], now: readonly Drawn[]): boolean {
  return before.length === now.length && before.every(({ hash }, at) => hash === now[at]?.hash);
}

/** Areas of whole pixels that differ; undefined when things changed their order, and all must be drawn. */
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

// The convex outline of a picture, to find what is under the pointer.
interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA with straight alpha. */
  readonly pixels: Uint8Array;
  readonly pivotX: number;
  readonly pivotY: number;
}

type Point = readonly [number, number];

const SOLID = 90;
const MAX_CORNERS = 10;

function edgePoints({ width, height, pixels, pivotX, pivotY }: Picture, scale: number): Point[] {
  const points: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue;
      if (first < 0) first = x;
      last = x + 1;
    }
    if (first < 0) continue;
    const [left, right] = [(first - pivotX) / scale, (last - pivotX) / scale];
    for (const edge of [y, y + 1])
      points.push([left, (edge - pivotY) / scale], [right, (edge - pivotY) / scale]);
  }
  return points;
}

const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function isBentInwards(kept: readonly Point[], point: Point): boolean {
  const [a, b] = [kept.at(-2), kept.at(-1)];
  return a !== undefined && b !== undefined && turn(a, b, point) <= 0;
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (isBentInwards(kept, point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** Repeatedly drops the corner that changes the area least, until few are left. */
function simplified(hull: readonly Point[]): readonly Point[] {
  const left = [...hull];
  while (left.length > MAX_CORNERS) {
    const sizes = left.map((point, at) =>
      Math.abs(turn(left.at(at - 1) ?? point, point, left[(at + 1) % left.length] ?? point)),
    );
    left.splice(sizes.indexOf(Math.min(...sizes)), 1);
  }
  return left;
}

/** x, y, x, y … from the pivot, in pixels at 1x; `scale` is the number of picture pixels per such pixel. */
export function hullOf(picture: Picture, scale: number): readonly number[] {
  const points = edgePoints(picture, scale).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return simplified([...chain(points), ...chain(points.toReversed())]).flatMap(([x, y]) => [
    Math.round(x),
    Math.round(y),
  ]);
}

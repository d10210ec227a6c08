// Whether a point lies in a convex polygon kept as x, y, x, y …
export function isInside(polygon: readonly number[], x: number, y: number): boolean {
  let side = 0;
  for (let at = 0; at < polygon.length; at += 2) {
    const [ax, ay] = [polygon[at] ?? 0, polygon[at + 1] ?? 0];
    const next = (at + 2) % polygon.length;
    const turn = ((polygon[next] ?? 0) - ax) * (y - ay) - ((polygon[next + 1] ?? 0) - ay) * (x - ax);
    if (turn === 0) continue;
    if (side !== 0 && Math.sign(turn) !== side) return false;
    side = Math.sign(turn);
  }
  return polygon.length >= 6;
}

/** A true 2:1 isometric projection of metres onto an SVG, and the solids that the hero picture is made of. */

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const PIXELS_PER_METRE = 60;
const HEIGHT_RATIO = 1.2247;
const ORIGIN = { x: 470, y: 206 };

/** A piece of the picture and how far in front it lies. */
export interface Piece {
  readonly depth: number;
  readonly svg: string;
}

export interface Faces {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

export interface Solid {
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, depth: number, height: number];
  readonly faces: Faces;
  readonly stroke?: string;
  readonly opacity?: number;
}

export function point(x: number, y: number, z = 0): Point {
  return { x, y, z };
}

export function project({ x, y, z }: Point): readonly [number, number] {
  const right = ORIGIN.x + (x - y) * PIXELS_PER_METRE;
  const down = ORIGIN.y + (x + y) * (PIXELS_PER_METRE / 2) - z * PIXELS_PER_METRE * HEIGHT_RATIO;
  return [Math.round(right * 10) / 10, Math.round(down * 10) / 10];
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  const path = points.map((one) => project(one).join(' ')).join('L');
  return `<path d="M${path}z" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

/** A flat patch of floor, or of anything level, at height z. */
export function patch(
  [x, y, z]: readonly [number, number, number],
  [width, depth]: readonly [number, number],
  fill: string,
  more = '',
): string {
  const corners = [
    point(x, y, z),
    point(x + width, y, z),
    point(x + width, y + depth, z),
    point(x, y + depth, z),
  ];
  return polygon(corners, fill, more);
}

/** A patch on a face that looks to the lower left: it runs along x, at one y. */
export function leftPatch(
  [x, y, z]: readonly [number, number, number],
  [width, height]: readonly [number, number],
  fill: string,
  more = '',
): string {
  const corners = [
    point(x, y, z),
    point(x + width, y, z),
    point(x + width, y, z + height),
    point(x, y, z + height),
  ];
  return polygon(corners, fill, more);
}

/** A patch on a face that looks to the lower right: it runs along y, at one x. */
export function rightPatch(
  [x, y, z]: readonly [number, number, number],
  [depth, height]: readonly [number, number],
  fill: string,
  more = '',
): string {
  const corners = [
    point(x, y, z),
    point(x, y + depth, z),
    point(x, y + depth, z + height),
    point(x, y, z + height),
  ];
  return polygon(corners, fill, more);
}

export function box({ at: [x, y, z], size: [width, depth, height], faces, stroke, opacity }: Solid): string {
  const edge = stroke === undefined ? '' : `stroke="${stroke}" stroke-width=".8" stroke-linejoin="round"`;
  const svg =
    leftPatch([x, y + depth, z], [width, height], faces.left, edge) +
    rightPatch([x + width, y, z], [depth, height], faces.right, edge) +
    patch([x, y, z + height], [width, depth], faces.top, edge);
  return opacity === undefined ? svg : `<g opacity="${opacity}">${svg}</g>`;
}

/** How far in front the middle of a footprint lies. */
export function depthOf(x: number, y: number, width = 0, depth = 0, z = 0): number {
  return x + width / 2 + y + depth / 2 + z * 0.01;
}

/** Where a footprint darkens the floor; drawn blurred under everything. */
export function shadow(x: number, y: number, width: number, depth: number): string {
  return patch([x - 0.05, y - 0.02, 0], [width + 0.28, depth + 0.22], '#1d3a4c');
}

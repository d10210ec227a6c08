/** The rooms of the hero picture: floors, walls, glass. Metres; x runs to the lower right, y to the lower left. */

import { box, depthOf, leftPatch, patch, polygon, point, rightPatch, type Faces, type Piece } from './iso.ts';

export const SUITE = { width: 11, depth: 7, wall: 2.5 } as const;

const PARTITION: Faces = { top: '#f7fafc', left: '#dfe9ee', right: '#c3d2db' };
const PARTITION_HEIGHT = 1.05;
const THICK = 0.12;

const ROOMS = [
  { at: [0, 0], size: [5, 4], fill: 'url(#floor)', line: '#c5d3db' },
  { at: [5, 0], size: [6, 4], fill: 'url(#amberFloor)', line: '#e3bd72' },
  { at: [0, 4], size: [5, 3], fill: 'url(#entranceFloor)', line: '#b6c6d0' },
  { at: [5, 4], size: [3, 3], fill: 'url(#washFloor)', line: '#abcfd5' },
  { at: [8, 4], size: [3, 3], fill: 'url(#floor)', line: '#c5d3db' },
] as const;

type Room = (typeof ROOMS)[number];

function tiles({ at: [x, y], size: [width, depth], line }: Room): string {
  const across = Array.from({ length: width * 2 - 1 }, (_, i) => i / 2 + 0.5);
  const along = Array.from({ length: depth * 2 - 1 }, (_, i) => i / 2 + 0.5);
  const lines = [
    ...across.map((step) => polygon([point(x + step, y), point(x + step, y + depth)], 'none')),
    ...along.map((step) => polygon([point(x, y + step), point(x + width, y + step)], 'none')),
  ];
  return `<g stroke="${line}" stroke-width=".7" opacity=".8">${lines.join('')}</g>`;
}

/** The slab, the floors with their tiles, and the two tall walls behind. */
export function shell(): string {
  const { width, depth, wall } = SUITE;
  const slab = box({
    at: [-0.16, -0.16, -0.24],
    size: [width + 0.32, depth + 0.32, 0.24],
    faces: { top: '#aebdc7', left: '#8798a4', right: '#6d808d' },
  });
  const floors = ROOMS.map((room) => patch([room.at[0], room.at[1], 0], room.size, room.fill) + tiles(room));
  const walls =
    rightPatch([0, 0, 0], [depth, wall], 'url(#wallRight)') +
    leftPatch([0, 0, 0], [width, wall], 'url(#wallLeft)') +
    leftPatch([5, 0, 0], [6, wall], 'url(#amberWall)') +
    rightPatch([0, 0, 0], [depth, 1], '#5f9dab', 'opacity=".5"') +
    leftPatch([0, 0, 0], [5, 1], '#7db7c2', 'opacity=".5"') +
    leftPatch([0, 0, 0], [width, 0.12], '#7c8f9b') +
    rightPatch([0, 0, 0], [depth, 0.12], '#6b7f8c');
  const caps =
    box({
      at: [-0.16, -0.16, wall],
      size: [0.16, depth + 0.32, 0.06],
      faces: { top: '#8fa1ad', left: '#7b8e9b', right: '#6a7e8b' },
    }) +
    box({
      at: [-0.16, -0.16, wall],
      size: [width + 0.32, 0.16, 0.06],
      faces: { top: '#9aabb6', left: '#83959f', right: '#6a7e8b' },
    });
  const ends =
    leftPatch([-0.16, depth + 0.16, 0], [0.16, wall], '#d5dfe5') +
    rightPatch([0, depth, 0], [0.16, wall], '#c5d3dc') +
    leftPatch([width, 0, 0], [0.16, wall], '#e3ebf0') +
    rightPatch([width + 0.16, -0.16, 0], [0.16, wall], '#bccad3');
  return slab + floors.join('') + walls + ends + caps;
}

function partition(x: number, y: number, width: number, depth: number): Piece {
  const svg = box({ at: [x, y, 0], size: [width, depth, PARTITION_HEIGHT], faces: PARTITION });
  return { depth: depthOf(x, y, width, depth), svg };
}

/** A wall along x, in pieces short enough to be sorted among the things beside it. */
function wallAlongX(from: number, to: number, y: number): readonly Piece[] {
  const count = Math.round((to - from) / 0.5);
  return Array.from({ length: count }, (_, i) => partition(from + i * 0.5, y - THICK / 2, 0.51, THICK));
}

function wallAlongY(from: number, to: number, x: number): readonly Piece[] {
  const count = Math.round((to - from) / 0.5);
  return Array.from({ length: count }, (_, i) => partition(x - THICK / 2, from + i * 0.5, THICK, 0.51));
}

function glass(x: number, y: number, width: number): Piece {
  const pane =
    leftPatch(
      [x, y, PARTITION_HEIGHT],
      [width, 1.15],
      'url(#amberGlass)',
      'stroke="#f7fafc" stroke-width="1.6"',
    ) +
    leftPatch([x + width * 0.2, y, PARTITION_HEIGHT + 0.1], [width * 0.12, 0.95], '#ffffff', 'opacity=".22"');
  return { depth: depthOf(x, y, width, THICK, 2), svg: pane };
}

/** The inner walls with their doorways, and the glass of the photolithography bay. */
export function partitions(): readonly Piece[] {
  return [
    ...wallAlongX(0, 1.5, 4),
    ...wallAlongX(2.5, 5, 4),
    ...wallAlongX(5, 8.5, 4),
    ...wallAlongX(9.5, 11, 4),
    ...wallAlongY(0, 4, 5),
    ...wallAlongY(4, 5, 5),
    ...wallAlongY(6, 7, 5),
    ...wallAlongY(4, 5, 8),
    ...wallAlongY(6, 7, 8),
    glass(5.06, 4.06, 1.15),
    glass(6.21, 4.06, 1.15),
    glass(7.36, 4.06, 1.14),
    glass(9.5, 4.06, 1.5),
  ];
}

/** What stands in the rooms of the hero picture. */

import {
  box,
  depthOf,
  leftPatch,
  patch,
  point,
  project,
  rightPatch,
  shadow,
  type Faces,
  type Piece,
} from './iso.ts';

export interface Furnishing {
  readonly pieces: readonly Piece[];
  readonly shadows: readonly string[];
}

const BLUE: Faces = { top: '#8cc4ee', left: '#5aa0da', right: '#3f7fb8' };
const WHITE: Faces = { top: '#fbfdfe', left: '#e3ebf0', right: '#c4d1da' };
const WOOD: Faces = { top: '#e9b070', left: '#c98b4b', right: '#ab7138' };
const STEEL: Faces = { top: '#dbe4ea', left: '#b4c2cc', right: '#93a4b0' };
const DARK: Faces = { top: '#5b6d79', left: '#475864', right: '#364651' };

type Spot = readonly [x: number, y: number];
type Size = readonly [width: number, depth: number, height: number];

function stand([x, y]: Spot, size: Size, svg: string): Furnishing {
  return {
    pieces: [{ depth: depthOf(x, y, size[0], size[1]), svg }],
    shadows: [shadow(x, y, size[0], size[1])],
  };
}

function plain([x, y]: Spot, size: Size, faces: Faces): Furnishing {
  return stand([x, y], size, box({ at: [x, y, 0], size, faces }));
}

function locker(x: number): Furnishing {
  const size: Size = [0.5, 0.5, 1.85];
  const vents = [1.5, 1.57, 1.64].map((z) => leftPatch([x + 0.14, 0.6, z], [0.22, 0.025], '#2f6699'));
  const door =
    leftPatch([x + 0.04, 0.6, 0.1], [0.42, 1.68], 'none', 'stroke="#3874a8" stroke-width="1"') +
    vents.join('') +
    leftPatch([x + 0.38, 0.6, 0.8], [0.03, 0.2], '#d7e6f2');
  return stand([x, 0.1], size, box({ at: [x, 0.1, 0], size, faces: BLUE, stroke: '#3b78ad' }) + door);
}

function bench([x, y]: Spot, along: 'X' | 'Y', length: number): Furnishing {
  const [width, depth] = along === 'X' ? [length, 0.38] : [0.38, length];
  const legs = [
    [x + 0.08, y + 0.06],
    [x + width - 0.14, y + depth - 0.12],
  ].map(([legX = 0, legY = 0]) => box({ at: [legX, legY, 0], size: [0.06, 0.06, 0.4], faces: DARK }));
  const slats = [0, 1, 2].map((i) => {
    const at = along === 'X' ? ([x, y + i * 0.13, 0.4] as const) : ([x + i * 0.13, y, 0.4] as const);
    const size = along === 'X' ? ([length, 0.11, 0.06] as const) : ([0.11, length, 0.06] as const);
    return box({ at, size, faces: WOOD });
  });
  return stand([x, y], [width, depth, 0.46], legs.join('') + slats.join(''));
}

function bin([x, y]: Spot): Furnishing {
  const [px, py] = project(point(x, y));
  const svg =
    `<path d="M${px - 13} ${py - 36}v32a13 6.5 0 0 0 26 0v-32z" fill="url(#cylinder)"/>` +
    `<ellipse cx="${px}" cy="${py - 36}" rx="14.5" ry="7.4" fill="#eef3f6"/>` +
    `<ellipse cx="${px}" cy="${py - 37.5}" rx="11" ry="5" fill="#b9c7d0"/>`;
  return { pieces: [{ depth: depthOf(x, y), svg }], shadows: [shadow(x - 0.2, y - 0.2, 0.36, 0.36)] };
}

function shoeRack(): Furnishing {
  const pairs = [4.75, 5.15, 5.55].flatMap((y, i) =>
    [0.18, 0.48].map((z) =>
      box({
        at: [0.2, y, z],
        size: [0.26, 0.2, 0.09],
        faces: i === 1 ? BLUE : { top: '#6fc3a6', left: '#4aa488', right: '#35836b' },
      }),
    ),
  );
  const shelves = [0.12, 0.42, 0.72].map((z) =>
    box({ at: [0.1, 4.6, z], size: [0.42, 1.3, 0.04], faces: STEEL }),
  );
  const sides = [4.58, 5.9].map((y) => box({ at: [0.1, y, 0], size: [0.42, 0.04, 0.8], faces: STEEL }));
  const svg = `${sides[0] ?? ''}${shelves.join('')}${pairs.join('')}${sides[1] ?? ''}`;
  return stand([0.1, 4.58], [0.42, 1.36, 0.8], svg);
}

function dispenser(): Furnishing {
  const svg =
    box({ at: [0.14, 6.25, 0], size: [0.36, 0.36, 0.75], faces: WHITE }) +
    box({ at: [0.14, 6.25, 0.75], size: [0.36, 0.36, 0.22], faces: BLUE }) +
    patch([0.22, 6.33, 0.97], [0.2, 0.2], '#2b5f8f');
  return stand([0.14, 6.25], [0.36, 0.36, 1], svg);
}

function basin(x: number): string {
  const [px, py] = project(point(x, 4.5, 0.88));
  return (
    `<ellipse cx="${px}" cy="${py}" rx="19" ry="9.5" fill="#b9cbd4"/><ellipse cx="${px}" cy="${py + 1}" rx="16" ry="7.6" fill="#dfe9ee"/>` +
    `<path d="M${px + 8} ${py - 8}v-12q0-4-5-4h-6" fill="none" stroke="#90a3af" stroke-width="3" stroke-linecap="round"/>`
  );
}

function sinks(): Furnishing {
  const size: Size = [2.3, 0.6, 0.88];
  return stand(
    [5.35, 4.2],
    size,
    box({ at: [5.35, 4.2, 0], size, faces: WHITE }) + basin(5.95) + basin(7.05),
  );
}

function gownRack(): Furnishing {
  const coats = [8.75, 9.1, 9.95, 10.3].map((x) => {
    const [px, py] = project(point(x, 4.55, 1.5));
    return `<path d="M${px - 9} ${py + 8}q9 -9 18 -2l3 62q-11 7 -23 -3z" fill="url(#coat)" stroke="#c9d6de" stroke-width=".8"/>`;
  });
  const posts = [8.5, 10.55].map((x) => box({ at: [x, 4.5, 0], size: [0.05, 0.05, 1.62], faces: STEEL }));
  const rail = box({ at: [8.5, 4.5, 1.58], size: [2.1, 0.05, 0.05], faces: STEEL });
  return stand([8.5, 4.4], [2.1, 0.3, 1.6], `${posts[0] ?? ''}${coats.join('')}${posts[1] ?? ''}${rail}`);
}

function towerLight([x, y]: Spot, z: number): string {
  const [px, py] = project(point(x, y, z));
  return (
    `<rect x="${px - 1.5}" y="${py - 12}" width="3" height="12" fill="#7b8d99"/>` +
    `<rect x="${px - 4}" y="${py - 20}" width="8" height="8" rx="1" fill="#3fae6a"/>` +
    `<rect x="${px - 4}" y="${py - 28}" width="8" height="8" rx="1" fill="#f2a71b"/>` +
    `<rect x="${px - 4}" y="${py - 36}" width="8" height="8" rx="1" fill="#d9564c"/>`
  );
}

function loadPort(x: number): string {
  return (
    box({
      at: [x, 1.75, 0],
      size: [0.5, 0.4, 0.78],
      faces: { top: '#fff3d8', left: '#ead7b0', right: '#c7b186' },
    }) +
    box({
      at: [x + 0.06, 1.8, 0.78],
      size: [0.38, 0.3, 0.3],
      faces: { top: '#f6c463', left: '#d9952a', right: '#b67714' },
      opacity: 0.92,
    })
  );
}

/** The coater and developer track with its load ports, in amber light. */
function track(): Furnishing {
  const faces: Faces = { top: '#fffaf0', left: '#f3e2bf', right: '#d2bb8c' };
  const at = [5.9, 0.45, 0] as const;
  const size: Size = [4.1, 1.3, 1.65];
  const windows = [6.15, 7.1, 8.05, 9].map(
    (x) =>
      leftPatch([x, 1.75, 0.95], [0.78, 0.5], '#3d3323') +
      leftPatch([x + 0.06, 1.75, 1.01], [0.66, 0.38], 'url(#screenGlow)'),
  );
  const seams = [6.05, 7.02, 7.97, 8.92, 9.88].map((x) =>
    leftPatch([x, 1.75, 0.1], [0.012, 1.45], '#c4a86d'),
  );
  const vents = [6.4, 7.4, 8.4].map((x) => patch([x, 0.8, 1.65], [0.6, 0.5], '#e4cf9f'));
  const ports = [6.2, 7.0, 7.8, 8.6].map(loadPort);
  const svg =
    box({ at, size, faces, stroke: '#cdb27a' }) +
    vents.join('') +
    seams.join('') +
    windows.join('') +
    ports.join('') +
    towerLight([9.7, 0.9], 1.65);
  return stand([5.9, 0.45], [4.1, 1.7, 1.65], svg);
}

function stepper(): Furnishing {
  const faces: Faces = { top: '#fff6e4', left: '#ecd9b2', right: '#c9b283' };
  const size: Size = [1.1, 1.2, 1.9];
  const svg =
    box({ at: [9.7, 2.3, 0], size, faces, stroke: '#cdb27a' }) +
    leftPatch([9.85, 3.5, 1.05], [0.6, 0.45], '#2c2a26') +
    leftPatch([9.9, 3.5, 1.1], [0.5, 0.35], 'url(#screenGlow)') +
    rightPatch([10.8, 2.5, 0.3], [0.8, 1.2], '#b89f6d') +
    towerLight([10.3, 2.6], 1.9);
  return stand([9.7, 2.3], size, svg);
}

/** Doors, a lamp line and a notice on the walls behind. */
export function onWalls(): string {
  const lamps = [1, 3].map(
    (x) =>
      leftPatch([x, 0, 2.15], [1.4, 0.12], '#ffffff') + leftPatch([x, 0, 1.6], [1.4, 0.55], 'url(#lampGlow)'),
  );
  const amberLamps = [6, 8.6].map(
    (x) =>
      leftPatch([x, 0, 2.15], [1.6, 0.12], '#ffd98a') +
      leftPatch([x, 0, 1.75], [1.6, 0.4], 'url(#amberGlow)'),
  );
  const door =
    rightPatch([0, 2.5, 0], [1.06, 2.06], '#6f8491') +
    rightPatch([0, 2.57, 0], [0.92, 1.98], 'url(#door)') +
    rightPatch([0, 2.8, 1.05], [0.42, 0.66], '#8cc0cf') +
    rightPatch([0, 3.3, 0.9], [0.1, 0.05], '#4e626f');
  const board =
    rightPatch([0, 0.7, 1.15], [1.05, 0.8], '#ffffff', 'stroke="#9fb2bd" stroke-width="1"') +
    [1.72, 1.57, 1.42, 1.27]
      .map((z, i) => rightPatch([0, 0.82, z], [i === 0 ? 0.5 : 0.8, 0.06], i === 0 ? '#0b6e83' : '#cfdbe2'))
      .join('');
  return lamps.join('') + amberLamps.join('') + door + board;
}

/** The yellow line that parts the clean floor from the dirty one. */
export function floorMarks(): string {
  return patch([2.75, 4.1, 0], [0.09, 2.86], '#f2b632') + patch([8.6, 3.9, 0], [0.8, 0.1], '#f2b632');
}

export function furnishings(): readonly Furnishing[] {
  return [
    ...[0.3, 0.8, 1.3, 1.8, 2.3, 2.8, 3.3, 3.8, 4.3].map(locker),
    bench([1.3, 2.1], 'X', 2.2),
    bench([3.2, 4.9], 'Y', 1.5),
    shoeRack(),
    dispenser(),
    bin([4.55, 6.45]),
    sinks(),
    bin([5.6, 6.5]),
    gownRack(),
    plain([9.9, 5.5], [0.7, 1.1, 0.8], WHITE),
    track(),
    stepper(),
  ];
}

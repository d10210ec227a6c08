/** Draws the hero picture of the start page. Run: `node src/features/start/hero/draw-hero.ts > src/features/start/hero.svg`. */

import { floorMarks, furnishings, onWalls } from './furniture.ts';
import { people } from './people.ts';
import { partitions, shell } from './suite.ts';

type Stop = readonly [at: number, colour: string, opacity?: number];

function gradient(id: string, direction: string, stops: readonly Stop[]): string {
  const all = stops.map(([at, colour, opacity]) => {
    const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    return `<stop offset="${at}" stop-color="${colour}"${see}/>`;
  });
  return `<linearGradient id="${id}" ${direction}>${all.join('')}</linearGradient>`;
}

const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';

/** Colours from top to bottom: id, then offset and colour in turns. */
const DOWNWARD: readonly (readonly [string, readonly Stop[]])[] = [
  [
    'floor',
    [
      [0, '#d3dee5'],
      [0.45, '#e9f0f4'],
      [1, '#f3f7f9'],
    ],
  ],
  [
    'entranceFloor',
    [
      [0, '#c2d0d9'],
      [1, '#dbe5eb'],
    ],
  ],
  [
    'washFloor',
    [
      [0, '#bfdde2'],
      [1, '#dceef1'],
    ],
  ],
  [
    'amberFloor',
    [
      [0, '#eec06a'],
      [0.5, '#f8dca0'],
      [1, '#fbe9c3'],
    ],
  ],
  [
    'wallLeft',
    [
      [0, '#f6f9fb'],
      [1, '#dce6ec'],
    ],
  ],
  [
    'wallRight',
    [
      [0, '#e3ebf0'],
      [1, '#c5d3dc'],
    ],
  ],
  [
    'amberWall',
    [
      [0, '#fbe7bd'],
      [1, '#efc576'],
    ],
  ],
  [
    'amberGlass',
    [
      [0, '#f7b733', 0.34],
      [1, '#f2a71b', 0.16],
    ],
  ],
  [
    'screenGlow',
    [
      [0, '#ffd071'],
      [1, '#d98f17'],
    ],
  ],
  [
    'lampGlow',
    [
      [0, '#ffffff', 0.55],
      [1, '#ffffff', 0],
    ],
  ],
  [
    'amberGlow',
    [
      [0, '#fff1cd', 0.5],
      [1, '#fff1cd', 0],
    ],
  ],
];

const SIDEWARD: readonly (readonly [string, readonly Stop[]])[] = [
  [
    'door',
    [
      [0, '#e9f0f4'],
      [1, '#cfdbe3'],
    ],
  ],
  [
    'cylinder',
    [
      [0, '#d9e3e9'],
      [0.4, '#f4f8fa'],
      [1, '#9fb0bb'],
    ],
  ],
  [
    'coat',
    [
      [0, '#ffffff'],
      [1, '#dbe6ec'],
    ],
  ],
];

function definitions(): string {
  return [
    ...DOWNWARD.map(([id, stops]) => gradient(id, DOWN, stops)),
    ...SIDEWARD.map(([id, stops]) => gradient(id, ACROSS, stops)),
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>',
    '<filter id="wide" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter>',
  ].join('');
}

function picture(): string {
  const things = furnishings();
  const shadows = things.flatMap((thing) => thing.shadows).join('');
  const pieces = [...partitions(), ...people(), ...things.flatMap((thing) => thing.pieces)].toSorted(
    (behind, before) => behind.depth - before.depth,
  );
  const ground =
    '<ellipse cx="620" cy="530" rx="500" ry="200" fill="#14303f" opacity=".14" filter="url(#wide)"/>';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 790">',
    `<defs>${definitions()}</defs>`,
    ground,
    shell(),
    onWalls(),
    floorMarks(),
    `<g filter="url(#soft)" opacity=".34">${shadows}</g>`,
    pieces.map((piece) => piece.svg).join(''),
    '</svg>\n',
  ].join('');
}

console.log(picture().trimEnd());

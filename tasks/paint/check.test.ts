import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { aimOf, paintRules } from './check.ts';
import type { PaintAnswer, PaintKey, PaintTool, Point } from './schema.ts';

const KEY: PaintKey = {
  right: ['emo', 'exit'],
  boxes: {
    emo: { x: 100, y: 100, width: 100, height: 100 },
    exit: { x: 800, y: 100, width: 100, height: 300 },
    track: { x: 0, y: 0, width: 500, height: 1000 },
  },
  rubric: [],
};

function drawn(...shapes: readonly (readonly [PaintTool, readonly Point[]])[]): PaintAnswer {
  const strokes = shapes.map(([tool, points]) => ({
    tool,
    colour: 'red' as const,
    thickness: 4,
    points: [...points],
    text: '',
  }));
  return { strokes, marks: [], answerImageName: null };
}

const CIRCLE: readonly Point[] = [
  [100, 150],
  [150, 100],
  [200, 150],
  [150, 200],
];

test.each([
  [
    'both, one by a circle and one by an arrow',
    drawn(
      ['PEN', CIRCLE],
      [
        'ARROW',
        [
          [10, 10],
          [850, 200],
        ],
      ],
    ),
    6,
  ],
  [
    'one of two',
    drawn([
      'ELLIPSE',
      [
        [110, 110],
        [190, 190],
      ],
    ]),
    3,
  ],
  [
    'the small place within the large one',
    drawn([
      'TEXT',
      [
        [150, 150],
        [400, 400],
      ],
    ]),
    3,
  ],
  ['one right, one wrong', drawn(['TEXT', [[150, 150]]], ['TEXT', [[400, 800]]]), 0],
  [
    'a line over nothing',
    drawn([
      'LINE',
      [
        [600, 900],
        [700, 990],
      ],
    ]),
    0,
  ],
])('%s', (_what, answer, mark) => {
  expect(checkAnswer(paintRules, KEY, answer as PaintAnswer, 6)).toMatchObject({ mark, needsReview: true });
});

test('places chosen by name count like drawn ones, and once', () => {
  const answer = {
    ...drawn(['PEN', CIRCLE]),
    marks: [
      { region: 'emo', note: 'здесь' },
      { region: 'exit', note: '' },
    ],
  };
  expect(checkAnswer(paintRules, KEY, answer, 6).mark).toBe(6);
});

test.each([
  ['PEN', [150, 150]],
  ['ARROW', [150, 200]],
  ['RECTANGLE', [150, 150]],
  ['TEXT', [100, 150]],
] as const)('a %s aims at %j', (tool, aim) => {
  expect(aimOf({ tool, colour: 'red', thickness: 1, points: [...CIRCLE], text: '' })).toEqual(aim);
});

import { expect, test } from 'vitest';
import { paintPicture } from './picture.ts';
import type { PaintAnswer, Stroke } from './schema.ts';

const PARAMS = { width: 1600, height: 800, regions: [], rubric: [] };

function answerOf(...strokes: readonly Stroke[]): PaintAnswer {
  return { strokes: [...strokes], marks: [], answerImageName: null };
}

const LINE: Stroke = {
  tool: 'LINE',
  colour: 'red',
  thickness: 6,
  points: [
    [0, 0],
    [1000, 1000],
  ],
  text: '',
};

test('a drawing has the shape of its picture', () => {
  expect(paintPicture(PARAMS, answerOf(LINE))).toEqual({
    width: 1000,
    height: 500,
    marks: [{ path: 'M 0 0 L 1000 500', colour: '#d92d20', thickness: 6 }],
  });
});

test('where nothing was drawn there is no picture', () => {
  expect(paintPicture(PARAMS, answerOf())).toBeUndefined();
});

test('a caption is text, whatever is written', () => {
  const text = `</text><script>alert('1')</script>&`;
  const picture = paintPicture(PARAMS, answerOf({ ...LINE, tool: 'TEXT', text }));
  expect(picture?.marks).toEqual([{ text, x: 0, y: 0, colour: '#d92d20', size: 38 }]);
});

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

test('a drawing has the shape of its picture and lies over it', () => {
  const svg = paintPicture(PARAMS, answerOf(LINE), 'data:image/png;base64,AAAA') ?? '';
  expect(svg).toContain('viewBox="0 0 1000 500"');
  // As on the screen, a picture of other proportions is not stretched.
  expect(svg).not.toContain('preserveAspectRatio');
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('<path'));
  expect(svg).toContain('d="M 0 0 L 1000 500" stroke="#d92d20" stroke-width="6"');
});

test('where nothing was drawn there is no picture', () => {
  expect(paintPicture(PARAMS, answerOf(), undefined)).toBeUndefined();
});

test('a caption is text, whatever is written', () => {
  const text = `</text><script>alert('1')</script>&\u0007`;
  const svg = paintPicture(PARAMS, answerOf({ ...LINE, tool: 'TEXT', text }), undefined) ?? '';
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</text>');
});

// Words on plates of the walls and of things, in the plane of their wall.
import { Matrix, Text } from 'pixi.js';
import { METRE_PIXELS, project } from '#scenes/kit/projection.ts';
import type { BaySign } from './bay-facts.ts';

/** Drawn large and made smaller: sharp when one looks closely. */
const FONT_PIXELS = 40;
const FAMILY = '"Golos Text Variable", "Golos Text", system-ui, sans-serif';
const MONO = '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace';
/** Free at each end, as a share of the plate. */
const MARGIN = 0.06;
const RISE = Math.cos(Math.PI / 6);

/** What turns a flat text whose upper left corner is its origin into one on the plate. */
export function plateMatrix(sign: BaySign, size: number, dx: number, dy: number): Matrix {
  const slope = sign.axis === 'x' ? Math.SQRT1_2 / 2 : -Math.SQRT1_2 / 2;
  const corner = project(...sign.at);
  const x = corner.x + dx * Math.SQRT1_2;
  const y = corner.y + dx * slope + dy * RISE;
  return new Matrix(size * Math.SQRT1_2, size * slope, 0, size * RISE, x, y);
}

/** A text as large as the plate allows, in its middle. */
export function lettered(words: string, sign: BaySign, isCode = false): Text {
  const lines = words.split('\n').length;
  const text = new Text({
    text: words,
    style: {
      fontFamily: isCode ? MONO : FAMILY,
      fontSize: FONT_PIXELS,
      fontWeight: '600',
      fill: sign.ink,
      lineHeight: FONT_PIXELS * (lines > 1 ? 1.5 : 1.15),
      wordWrap: lines > 1,
      wordWrapWidth: (sign.width / sign.height) * FONT_PIXELS * lines * 1.5,
      align: 'left',
    },
    resolution: 1,
  });
  const [width, height] = [sign.width * METRE_PIXELS, sign.height * METRE_PIXELS];
  const size = Math.min((width * (1 - MARGIN * 2)) / text.width, (height * 0.92) / text.height);
  const dx = lines > 1 ? width * MARGIN : (width - text.width * size) / 2;
  text.setFromMatrix(plateMatrix(sign, size, dx, (height - text.height * size) / 2));
  return text;
}

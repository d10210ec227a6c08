// Text on plates on walls and things, in the plane of their wall.
import { Matrix, Text } from 'pixi.js';
import { SCENE_CODE_FONT, SCENE_FONT } from '#scenes/kit/fonts.ts';
import { METRE_PIXELS, project } from '#scenes/kit/projection.ts';
import type { BaySign } from '../bay-facts.ts';

/** Text is measured at this size but drawn at the size it is seen at, often finer. */
const FONT_PIXELS = 40;
const RESOLUTION = 2;
const LINE = 1.3;
/** Margin at each end, as a share of the plate. */
const MARGIN = 0.06;
const RISE = Math.cos(Math.PI / 6);

/** Transforms a flat text with its origin in the upper left corner onto the plate. */
function plateMatrix(sign: BaySign, dx: number, dy: number): Matrix {
  const slope = sign.axis === 'x' ? Math.SQRT1_2 / 2 : -Math.SQRT1_2 / 2;
  const corner = project(...sign.at);
  const x = corner.x + dx * Math.SQRT1_2;
  const y = corner.y + dx * slope + dy * RISE;
  return new Matrix(Math.SQRT1_2, slope, 0, RISE, x, y);
}

const styleFor = (fontSize: number, { ink }: BaySign, isCode: boolean) =>
  ({
    fontFamily: isCode ? SCENE_CODE_FONT : SCENE_FONT,
    fontSize,
    fontWeight: '600',
    fill: ink,
    lineHeight: fontSize * LINE,
  }) as const;

/** Text as large as the plate allows: one line is centred, several start at the left edge. */
export function lettered(words: string, sign: BaySign, isCode = false): Text {
  const [width, height] = [sign.width * METRE_PIXELS, sign.height * METRE_PIXELS];
  const text = new Text({ text: words, style: styleFor(FONT_PIXELS, sign, isCode), resolution: RESOLUTION });
  const fits = Math.min((width * (1 - MARGIN * 2)) / text.width, (height * 0.92) / text.height);
  text.style = styleFor(FONT_PIXELS * fits, sign, isCode);
  const dx = words.includes('\n') ? width * MARGIN : (width - text.width) / 2;
  text.setFromMatrix(plateMatrix(sign, dx, (height - text.height) / 2));
  return text;
}

// Words on plates of the walls and of things, in the plane of their wall.
import { Matrix, Text } from 'pixi.js';
import { METRE_PIXELS, project } from '#scenes/kit/projection.ts';
import type { BaySign } from './bay-facts.ts';

/** Words are measured at this size, and drawn at the size they are seen at, so often finer. */
const FONT_PIXELS = 40;
const RESOLUTION = 2;
const LINE = 1.3;
const FAMILY = '"Golos Text Variable", "Golos Text", system-ui, sans-serif';
const MONO = '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace';
/** Free at each end, as a share of the plate. */
const MARGIN = 0.06;
const RISE = Math.cos(Math.PI / 6);

/** What turns a flat text whose upper left corner is its origin into one on the plate. */
export function plateMatrix(sign: BaySign, dx: number, dy: number): Matrix {
  const slope = sign.axis === 'x' ? Math.SQRT1_2 / 2 : -Math.SQRT1_2 / 2;
  const corner = project(...sign.at);
  const x = corner.x + dx * Math.SQRT1_2;
  const y = corner.y + dx * slope + dy * RISE;
  return new Matrix(Math.SQRT1_2, slope, 0, RISE, x, y);
}

const styleFor = (fontSize: number, { ink }: BaySign, isCode: boolean) =>
  ({
    fontFamily: isCode ? MONO : FAMILY,
    fontSize,
    fontWeight: '600',
    fill: ink,
    lineHeight: fontSize * LINE,
  }) as const;

/** A text as large as the plate allows: one line in its middle, several from its left edge. */
export function lettered(words: string, sign: BaySign, isCode = false): Text {
  const [width, height] = [sign.width * METRE_PIXELS, sign.height * METRE_PIXELS];
  const text = new Text({ text: words, style: styleFor(FONT_PIXELS, sign, isCode), resolution: RESOLUTION });
  const fits = Math.min((width * (1 - MARGIN * 2)) / text.width, (height * 0.92) / text.height);
  text.style = styleFor(FONT_PIXELS * fits, sign, isCode);
  const dx = words.includes('\n') ? width * MARGIN : (width - text.width) / 2;
  text.setFromMatrix(plateMatrix(sign, dx, (height - text.height) / 2));
  return text;
}

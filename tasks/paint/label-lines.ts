// The name of a marked place in lines that stay within the picture.
import { DRAWING_WIDTH } from './picture.ts';

export const LABEL_LINE = 28;
const EDGE = 8;
/** Of the widest usual letters of the label; signs of Chinese are as wide as they are high. */
const LETTER = 16;
const WIDE_SIGN = 22;
/** The whole name stands in the list below the picture. */
const MAX_LINES = 2;
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]|\p{Extended_Pictographic}/u;

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (WIDE.test(sign) ? WIDE_SIGN : LETTER), 0);

/** Breaks between words, and within those that are wider than a line. */
function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    if (line !== '') lines.push(line);
    line = '';
  };
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    if (line !== '' && widthOf(`${line} ${word}`) > width) end();
    if (line !== '') line += ' ';
    for (const sign of word) {
      if (widthOf(line + sign) > width) end();
      line += sign;
    }
  }
  end();
  return lines;
}

interface LabelLines {
  readonly x: number;
  /** The base of the first line. */
  readonly y: number;
  readonly lines: readonly string[];
}

/** @param corner the upper left one of the place; @param height of the drawing */
export function labelLines(label: string, corner: readonly [number, number], height: number): LabelLines {
  const all = broken(label, DRAWING_WIDTH - 2 * EDGE);
  const fits = Math.max(1, Math.min(MAX_LINES, Math.floor((height - 2 * EDGE) / LABEL_LINE)));
  const lines =
    all.length > fits ? [...all.slice(0, fits - 1), `${(all[fits - 1] ?? '').slice(0, -1)}…`] : all;
  const width = Math.max(0, ...lines.map(widthOf));
  const x = Math.max(EDGE, Math.min(corner[0] + EDGE, DRAWING_WIDTH - EDGE - width));
  const lowest = height - EDGE - LABEL_LINE * (lines.length - 1);
  return { x, y: Math.max(LABEL_LINE - 2, Math.min(corner[1] + LABEL_LINE - 2, lowest)), lines };
}

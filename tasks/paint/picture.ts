// Strokes as SVG path data, the same on the screen, in the PNG and in the answer's picture, with x and y in
// units of the drawing.
import type { AnswerPicture, PictureMark, Shape } from '../kit/picture.ts';
import type { Box } from '../kit/box.ts';
import type { Point, Stroke } from './schema.ts';

/** The drawing is 1000 units wide; its height follows the picture's proportions. */
export const DRAWING_WIDTH = 1000;

export function drawingHeight({ width, height }: Shape): number {
  return Math.round((DRAWING_WIDTH * height) / width);
}

export function pointIn([x, y]: Point, shape: Shape): readonly [number, number] {
  return [x, (y * drawingHeight(shape)) / 1000];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: readonly [number, number]): string => `${round(x)} ${round(y)}`;

/** Curves through the midpoints between the points, so that a freehand line has no corners. */
function penPath(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  if (rest.length === 0) return `M ${at(first)} l 0.1 0`;
  let path = `M ${at(first)}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (!next) path += ` L ${at(point)}`;
    else path += ` Q ${at(point)} ${at([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return path;
}

function arrowHead(from: readonly [number, number], to: readonly [number, number], size: number): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): string =>
    at([to[0] - size * Math.cos(angle + turn), to[1] - size * Math.sin(angle + turn)]);
  return ` M ${wing(0.45)} L ${at(to)} L ${wing(-0.45)}`;
}

/** Path data of every stroke except texts. */
export function strokePath({ tool, points, thickness }: Stroke, shape: Shape): string {
  const placed = points.map((point) => pointIn(point, shape));
  const [first] = placed;
  const last = placed.at(-1);
  if (!first || !last) return '';
  const [[x1, y1], [x2, y2]] = [first, last];
  switch (tool) {
    case 'PEN':
      return penPath(placed);
    case 'LINE':
      return `M ${at(first)} L ${at(last)}`;
    case 'ARROW':
      return `M ${at(first)} L ${at(last)}${arrowHead(first, last, 12 + thickness * 2)}`;
    case 'RECTANGLE':
      return `M ${at([x1, y1])} L ${at([x2, y1])} L ${at([x2, y2])} L ${at([x1, y2])} Z`;
    case 'ELLIPSE': {
      const [rx, ry] = [round(Math.abs(x2 - x1) / 2), round(Math.abs(y2 - y1) / 2)];
      const [left, middle] = [Math.min(x1, x2), (y1 + y2) / 2];
      return `M ${at([left, middle])} a ${rx} ${ry} 0 1 0 ${rx * 2} 0 a ${rx} ${ry} 0 1 0 ${-rx * 2} 0 Z`;
    }
    case 'TEXT':
      return '';
  }
}

/** The box around points; undefined where they enclose nothing. */
export function boundingBox(points: readonly Point[]): Box | undefined {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The font size of a caption. */
export function captionSize({ thickness }: Stroke): number {
  return 20 + thickness * 3;
}

/** In thousandths of the width. */
export const THICKNESS_OF = { thin: 3, medium: 6, thick: 14 } as const;

/** Fixed values, not theme colours: a drawing looks the same in both themes and in its PNG. */
export const INK_OF = { red: '#d92d20', blue: '#1554c0', black: '#14202b', white: '#ffffff' } as const;

function markOf(stroke: Stroke, shape: Shape): PictureMark {
  const colour = INK_OF[stroke.colour];
  const [first] = stroke.points;
  if (stroke.tool === 'TEXT' && first !== undefined) {
    const [x, y] = pointIn(first, shape);
    return { text: stroke.text, x, y, colour, size: captionSize(stroke) };
  }
  return { path: strokePath(stroke, shape), colour, thickness: stroke.thickness };
}

/** The drawing as data; undefined if nothing was drawn. */
export function paintPicture(
  shape: Shape,
  { strokes }: { readonly strokes: readonly Stroke[] },
): AnswerPicture | undefined {
  if (strokes.length === 0) return undefined;
  const marks = strokes.map((stroke) => markOf(stroke, shape));
  return { width: DRAWING_WIDTH, height: drawingHeight(shape), marks };
}

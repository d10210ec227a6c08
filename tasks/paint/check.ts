// Proposes the mark of a drawing from the marked regions: (right − wrong) / number of right ones, never below
// 0. A teacher decides.
import type { Box } from '../kit/box.ts';
import { judgedPicks, type AnswerRules } from '../kit/check.ts';
import {
  paintAnswerSchema,
  paintKeySchema,
  type PaintAnswer,
  type PaintKey,
  type Point,
  type Stroke,
} from './schema.ts';

function isInside([x, y]: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The point a stroke refers to: an arrow's head, the start of a text, the middle of anything else. */
export function aimOf({ tool, points }: Stroke): Point {
  const last = points.at(-1) ?? [0, 0];
  if (tool === 'ARROW') return last;
  if (tool === 'TEXT') return points[0] ?? last;
  const middle = (axis: 0 | 1): number => {
    const values = points.map((point) => point[axis]);
    return tool === 'PEN' ? average(values) : (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [Math.round(middle(0)), Math.round(middle(1))];
}

function area({ width, height }: Box): number {
  return width * height;
}

/** The smallest region that contains the point, because regions may be nested. */
function regionAt(point: Point, boxes: PaintKey['boxes']): string | undefined {
  return Object.entries(boxes)
    .filter(([, box]) => isInside(point, box))
    .toSorted(([, one], [, other]) => area(one) - area(other))[0]?.[0];
}

/** Regions drawn over and regions chosen by name count the same, and only once. */
function markedPlaces({ boxes }: PaintKey, { strokes, marks }: PaintAnswer): ReadonlySet<string> {
  const drawn = strokes.flatMap((stroke) => regionAt(aimOf(stroke), boxes) ?? []);
  const chosen = marks.map(({ region }) => region).filter((id) => boxes[id] !== undefined);
  return new Set([...drawn, ...chosen]);
}

export const paintRules: AnswerRules<PaintKey, PaintAnswer> = {
  keySchema: paintKeySchema,
  answerSchema: paintAnswerSchema,
  emptyAnswer: { strokes: [], marks: [], answerImageName: null },
  needsReview: true,
  isEmpty: ({ strokes, marks }) => strokes.length === 0 && marks.length === 0,
  // Without places there is nothing to compare a drawing with.
  judge: (key, answer) =>
    key.right.length === 0
      ? { share: 'OPEN', parts: [] }
      : judgedPicks(new Set(key.right), markedPlaces(key, answer)),
};

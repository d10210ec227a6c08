// Proposes the mark of a drawing: regions marked, (right − wrong) of the right ones, never below 0. A teacher decides.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, unanswered } from '../kit/check.ts';
import type { Box, PaintAnswer, PaintKey, Point, Stroke } from './schema.ts';

export function isPaintEmpty(answer: PaintAnswer): boolean {
  return answer.strokes.length === 0 && answer.marks.length === 0;
}

function isInside([x, y]: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Where a stroke points to: an arrow's head, a text's beginning, the middle of anything else. */
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

/** The smallest region that holds the point: regions may lie within one another. */
function regionAt(point: Point, boxes: PaintKey['boxes']): string | undefined {
  return Object.entries(boxes)
    .filter(([, box]) => isInside(point, box))
    .toSorted(([, one], [, other]) => area(one) - area(other))[0]?.[0];
}

export function checkPaint(key: PaintKey, answer: PaintAnswer, maxScore: number): AnswerCheck {
  if (isPaintEmpty(answer)) return unanswered;
  const drawn = answer.strokes.flatMap((stroke) => regionAt(aimOf(stroke), key.boxes) ?? []);
  const chosen = answer.marks.map(({ region }) => region).filter((id) => key.boxes[id] !== undefined);
  const marked = new Set([...drawn, ...chosen]);
  const extra = [...marked].filter((id) => !key.right.includes(id));
  const parts: CheckedPart[] = [
    ...key.right.map((id): CheckedPart => ({
      id,
      verdict: marked.has(id) ? 'RIGHT' : 'MISSING',
      given: marked.has(id) ? id : '',
      expected: id,
    })),
    ...extra.map((id): CheckedPart => ({ id, verdict: 'EXTRA', given: id, expected: '' })),
  ];
  const found = key.right.filter((id) => marked.has(id)).length;
  const share = key.right.length === 0 ? 0 : (found - extra.length) / key.right.length;
  return checkedBy(share, maxScore, parts, true);
}

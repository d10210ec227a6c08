// Drawing by mouse, pen or finger: one stroke from press to release.
import { useState, type PointerEvent } from 'react';
import type { PaintTool, PAINT_WIDTHS, Point, Stroke } from './schema.ts';
import { THICKNESS_OF } from './picture.ts';

export interface DrawingTool {
  readonly tool: PaintTool;
  readonly colour: Stroke['colour'];
  readonly width: (typeof PAINT_WIDTHS)[number];
  readonly caption: string;
}

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Drawing {
  readonly current: Stroke | null;
  readonly handlers: PointerHandlers;
}

/** In thousandths: closer points add nothing to a line. */
const MIN_STEP = 4;
const MAX_POINTS = 2000;

function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const share = (part: number, whole: number): number =>
    Math.min(1000, Math.max(0, Math.round((part / whole) * 1000)));
  return [share(event.clientX - left, width), share(event.clientY - top, height)];
}

function withPoint(stroke: Stroke, point: Point): Stroke {
  if (stroke.tool !== 'PEN') return { ...stroke, points: [stroke.points[0] ?? point, point] };
  const last = stroke.points.at(-1) ?? point;
  const isNear = Math.hypot(point[0] - last[0], point[1] - last[1]) < MIN_STEP;
  if (isNear || stroke.points.length >= MAX_POINTS) return stroke;
  return { ...stroke, points: [...stroke.points, point] };
}

/** @param onCaption called when a caption should be placed but its text is empty */
export function useDrawing(
  { tool, colour, width, caption }: DrawingTool,
  isLocked: boolean,
  onStroke: (stroke: Stroke) => void,
  onCaption: () => void,
): Drawing {
  const [current, setCurrent] = useState<Stroke | null>(null);
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (isLocked || event.button !== 0) return;
    const points = [pointOf(event)];
    const thickness = THICKNESS_OF[width];
    if (tool === 'TEXT') {
      const text = caption.trim();
      if (text === '') onCaption();
      else onStroke({ tool, colour, thickness, points, text });
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    setCurrent({ tool, colour, thickness, points, text: '' });
  };
  const end = (): void => {
    // A shape with one point is dropped; a dot of the pen is kept.
    if (current !== null && (current.tool === 'PEN' || current.points.length > 1)) onStroke(current);
    setCurrent(null);
  };
  return {
    current,
    handlers: {
      onPointerDown: begin,
      onPointerMove: (event) => {
        if (current !== null) setCurrent(withPoint(current, pointOf(event)));
      },
      onPointerUp: end,
      onPointerCancel: () => setCurrent(null),
    },
  };
}

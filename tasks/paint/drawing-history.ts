// Undo and redo of a drawing: strokes come and go at its end; clearing is one step too.
import type { Stroke } from './schema.ts';

type Strokes = readonly Stroke[];

export interface DrawingHistory {
  readonly past: readonly Strokes[];
  readonly future: readonly Strokes[];
}

export const noHistory: DrawingHistory = { past: [], future: [] };

/** More steps than anyone takes back, few enough to hold. */
const mostSteps = 100;

/** What is drawn after a new stroke or a clearing: nothing can be redone then. */
export function afterChange({ past }: DrawingHistory, before: Strokes): DrawingHistory {
  return { past: [...past, before].slice(-mostSteps), future: [] };
}

export interface Step {
  readonly strokes: Strokes;
  readonly history: DrawingHistory;
}

export function undo({ past, future }: DrawingHistory, now: Strokes): Step | undefined {
  const strokes = past.at(-1);
  if (strokes === undefined) return undefined;
  return { strokes, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

export function redo({ past, future }: DrawingHistory, now: Strokes): Step | undefined {
  const [strokes, ...later] = future;
  if (strokes === undefined) return undefined;
  return { strokes, history: { past: [...past, now], future: later } };
}

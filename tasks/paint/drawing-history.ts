// Undo and redo of a drawing: strokes are added and removed at its end; clearing is one step too.
import type { Stroke } from './schema.ts';

type Strokes = readonly Stroke[];

interface DrawingHistory {
  readonly past: readonly Strokes[];
  readonly future: readonly Strokes[];
}

export const NO_HISTORY: DrawingHistory = { past: [], future: [] };

/** More steps than anyone undoes, but few enough to keep. */
const MAX_STEPS = 100;

/** The history after a new stroke or clearing: nothing can be redone then. */
export function afterChange({ past }: DrawingHistory, before: Strokes): DrawingHistory {
  return { past: [...past, before].slice(-MAX_STEPS), future: [] };
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

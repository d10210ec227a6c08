import type { CSSProperties } from 'react';
import { WHOLE_SIDE, type Box } from '../kit/box.ts';

/** Where a place lies over its picture. */
export function placeOf({ x, y, width, height }: Box): CSSProperties {
  return {
    insetInlineStart: `${(x / WHOLE_SIDE) * 100}%`,
    insetBlockStart: `${(y / WHOLE_SIDE) * 100}%`,
    inlineSize: `${(width / WHOLE_SIDE) * 100}%`,
    blockSize: `${(height / WHOLE_SIDE) * 100}%`,
  };
}

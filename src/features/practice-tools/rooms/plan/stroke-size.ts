// What a stroke measures: a line has one length, an area two.
import { areaOf, edgeOf, type Brush, type Stroke } from './brush.ts';

/** In tiles; undefined where a stroke has no size of its own. */
export function strokeSize({ tool }: Brush, stroke: Stroke): readonly [number, number?] | undefined {
  if (tool === 'wall' || tool === 'unwall') return [edgeOf(stroke).lengthTiles];
  if (tool !== 'paint' && tool !== 'clear' && tool !== 'area') return undefined;
  const { widthTiles, heightTiles } = areaOf(stroke);
  return [widthTiles, heightTiles];
}

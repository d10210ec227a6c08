// Many still pictures merged into one: a floor of two hundred tiles then costs one picture per frame.
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Sprites } from './sprites.ts';

interface Piece {
  readonly name: string;
  /** Position of its pivot, in pixels at 1x. */
  readonly x: number;
  readonly y: number;
}

/**
 * Draws pieces in order into one sprite, which owns its picture: destroy it with `texture` and
 * `textureSource`. Nothing is drawn outside the polygons in `within` (x, y, x, y … at 1x); a mask would cost
 * far more each frame.
 */
export function bakedSprite(
  sprites: Sprites,
  pieces: readonly Piece[],
  within?: readonly (readonly number[])[],
): Sprite {
  const cuts = pieces.flatMap(({ name, x, y }) => {
    const cut = sprites.cutOf(name);
    return cut ? [{ ...cut, left: x - cut.pivotX, top: y - cut.pivotY }] : [];
  });
  if (cuts.length === 0) return new Sprite({ texture: Texture.EMPTY });
  const left = Math.floor(Math.min(...cuts.map((cut) => cut.left)));
  const top = Math.floor(Math.min(...cuts.map((cut) => cut.top)));
  const width = Math.ceil(Math.max(...cuts.map((cut) => cut.left + cut.width))) - left;
  const height = Math.ceil(Math.max(...cuts.map((cut) => cut.top + cut.height))) - top;
  const ratio = Math.max(...cuts.map((cut) => cut.ratio));
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = canvas.getContext('2d');
  if (context && within) clip(context, within, (x, y) => [(x - left) * ratio, (y - top) * ratio]);
  for (const cut of cuts) {
    context?.drawImage(
      cut.bitmap,
      cut.sheetX,
      cut.sheetY,
      cut.sheetWidth,
      cut.sheetHeight,
      (cut.left - left) * ratio,
      (cut.top - top) * ratio,
      cut.width * ratio,
      cut.height * ratio,
    );
  }
  const sprite = new Sprite({
    texture: new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'linear' }) }),
  });
  sprite.position.set(left, top);
  sprite.scale.set(1 / ratio);
  return sprite;
}

function clip(
  context: CanvasRenderingContext2D,
  polygons: readonly (readonly number[])[],
  place: (x: number, y: number) => readonly [number, number],
): void {
  context.beginPath();
  for (const polygon of polygons) {
    for (let at = 0; at < polygon.length; at += 2) {
      const [x, y] = place(polygon[at] ?? 0, polygon[at + 1] ?? 0);
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
  context.clip();
}

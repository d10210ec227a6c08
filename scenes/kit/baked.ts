// Many still pictures made into one: a floor of two hundred tiles is then one picture a frame.
import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Sprites } from './sprites.ts';

export interface Piece {
  readonly name: string;
  /** Where its pivot goes, in pixels at 1x. */
  readonly x: number;
  readonly y: number;
}

/** Draws pieces in their order into one sprite, which owns its picture: destroy it with `texture` and `textureSource`. */
export function bakedSprite(sprites: Sprites, pieces: readonly Piece[]): Sprite {
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
  for (const cut of cuts) {
    context?.drawImage(
      cut.bitmap, cut.sheetX, cut.sheetY, cut.sheetWidth, cut.sheetHeight,
      (cut.left - left) * ratio, (cut.top - top) * ratio, cut.width * ratio, cut.height * ratio,
    );
  }
  const sprite = new Sprite({ texture: new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'linear' }) }) });
  sprite.position.set(left, top);
  sprite.scale.set(1 / ratio);
  return sprite;
}

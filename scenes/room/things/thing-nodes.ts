// Furniture and lying things as nodes of the scene: their pictures, shadows and hit areas.
import { Container } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { Language } from '#contract/languages.ts';
import type { Furniture } from '#contract/simulation/room-map.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import type { HitArea } from '#scenes/kit/hit.ts';
import { furnitureBox, furniturePicture, middleOf, placeOn } from './placement.ts';
import type { Lying } from './placement.ts';
import { signBoard } from './sign-board.ts';
import { effectOf } from '../suite/suite-effects.ts';
import type { SceneNode } from '../suite/suite-view.ts';
import type { SceneTarget } from '../targets.ts';

export type ThingArea = HitArea<SceneTarget>;

export interface ThingNode extends SceneNode {
  readonly hits: readonly ThingArea[];
  /** Drawn under everything, apart from the view; furniture's shadows are part of the floor. */
  readonly shadow: Container | undefined;
  readonly effect?: { readonly name: string; readonly sprite: Sprite } | undefined;
}

interface FurniturePlan {
  readonly piece: Furniture;
  readonly state: string;
  readonly lying: readonly Lying[];
  /** In which a sign is lettered; left out: it stays blank. */
  readonly language?: Language;
}

function shadowOf(sprites: Sprites, name: string, x: number, y: number): Container | undefined {
  const shadow = sprites.entry(name)?.shadow;
  if (shadow === undefined) return undefined;
  const sprite = sprites.make(shadow);
  sprite.position.set(x, y);
  return sprite;
}

function hitOf(sprites: Sprites, name: string, target: SceneTarget, x: number, y: number): ThingArea[] {
  const polygon = sprites.entry(name)?.hit;
  return polygon ? [{ target, x, y, polygon }] : [];
}

/** Scale of things in a closet: life size on the narrow shelf, while elsewhere they are drawn larger. */
export const IN_CLOSET = 0.76;

/** A piece with everything that lies on it, nearest last. */
export function furnitureNode(
  { piece, state, lying, language }: FurniturePlan,
  sprites: Sprites,
): ThingNode | undefined {
  const kind = furniturePicture(sprites.manifest, piece);
  const entry = kind === undefined ? undefined : sprites.manifest.furniture[kind];
  if (kind === undefined || !entry) return undefined;
  const name = `furniture/${kind}/${entry.states.includes(state) ? state : entry.states[0]}/${piece.facing}`;
  const middle = middleOf(piece);
  const at = project(middle.x, middle.y);
  const view = new Container();
  const body = sprites.make(name);
  body.position.set(at.x, at.y);
  view.addChild(body);
  const target: SceneTarget = { kind: 'furniture', id: piece.id };
  const hits = [...hitOf(sprites, name, target, at.x, at.y)];
  const board = language && signBoard(piece, language);
  if (board) view.addChild(board);
  for (const { subject, spot, code, tint, isHung } of ordered(lying)) {
    const place = project(spot.x, spot.y, spot.z);
    const picture = `${isHung ? 'hung' : 'item'}/${code}`;
    const sprite = sprites.make(picture);
    sprite.tint = tint;
    sprite.position.set(place.x, place.y);
    if (piece.kind === 'closet') sprite.scale.set(sprite.scale.x * IN_CLOSET);
    view.addChild(sprite);
    hits.push(...hitOf(sprites, picture, { kind: 'subject', id: subject.id }, place.x, place.y));
  }
  const effect = effectNode(piece, state, view, sprites);
  return { id: piece.id, box: furnitureBox(piece, entry), view, hits, shadow: undefined, effect };
}

function effectNode(piece: Furniture, state: string, view: Container, sprites: Sprites): ThingNode['effect'] {
  const effect = effectOf(piece, state);
  if (!effect) return undefined;
  const place = placeOn(piece, effect.at);
  const sprite = sprites.make(`effect/${effect.name}/0`);
  const at = project(place.x, place.y, place.z);
  sprite.position.set(at.x, at.y);
  view.addChild(sprite);
  return { name: effect.name, sprite };
}

function ordered(lying: readonly Lying[]): readonly Lying[] {
  return lying.toSorted((a, b) => a.spot.z - b.spot.z || a.spot.x + a.spot.y - b.spot.x - b.spot.y);
}

const HALF_TILES = 0.22;

/** A thing on the floor. */
export function floorThingNode({ subject, spot, code, tint }: Lying, sprites: Sprites): ThingNode {
  const at = project(spot.x, spot.y);
  const view = sprites.make(`item/${code}`);
  view.tint = tint;
  view.position.set(at.x, at.y);
  const box: Box = {
    minX: spot.x - HALF_TILES,
    maxX: spot.x + HALF_TILES,
    minY: spot.y - HALF_TILES,
    maxY: spot.y + HALF_TILES,
    minZ: 0,
    maxZ: 0.2,
  };
  const hits = hitOf(sprites, `item/${code}`, { kind: 'subject', id: subject.id }, at.x, at.y);
  return { id: subject.id, box, view, hits, shadow: shadowOf(sprites, `item/${code}`, at.x, at.y) };
}

// Builds what stands between rooms and is always there: walls and doors.
import type { Container, Sprite } from 'pixi.js';
import type { Door } from '#contract/simulation/room-map.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { bakedSprite } from '#scenes/kit/pictures/baked.ts';
import { project } from '#scenes/kit/projection.ts';
import { doorBox, wallBox } from './suite-boxes.ts';
import type { WallRun } from './suite-plan.ts';

/** A thing in the drawing order. */
export interface SceneNode {
  readonly id: string;
  readonly box: Box;
  readonly view: Container;
}

/** A wall and the outline of what it covers in the picture. */
export interface WallNode extends SceneNode {
  readonly outline: readonly number[];
}

function outlineOf({ minX, maxX, minY, maxY, maxZ }: Box): readonly number[] {
  const ends = [
    [minX, minY, 0],
    [maxX, maxY, 0],
    [maxX, maxY, maxZ],
    [minX, minY, maxZ],
  ] as const;
  return ends.flatMap(([x, y, z]) => {
    const at = project(x, y, z);
    return [at.x, at.y];
  });
}

/** A run of wall, one sprite that owns its picture. */
export function wallNode(run: WallRun, sprites: Sprites): WallNode {
  const name = `wall/${run.form}/${run.axis}/${run.look}`;
  const pieces = Array.from({ length: run.lengthTiles }, (_, i) => ({
    name,
    ...(run.axis === 'x' ? project(run.x + i, run.y) : project(run.x, run.y + i)),
  }));
  const box = wallBox(run);
  return {
    id: `wall/${run.axis}/${run.x}/${run.y}`,
    box,
    view: bakedSprite(sprites, pieces),
    outline: outlineOf(box),
  };
}

export interface DoorNode extends SceneNode {
  readonly door: Door;
  readonly view: Sprite;
  /** The box of an open leaf. */
  leaf: Box | undefined;
}

export function doorNode(door: Door, sprites: Sprites): DoorNode {
  const view = sprites.make(`door/${door.axis}/closed`);
  const at = project(door.x, door.y);
  view.position.set(at.x, at.y);
  return { id: door.id, door, box: doorBox(door), view, leaf: undefined };
}

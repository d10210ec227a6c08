// Builds what never moves: floors, walls, doors and the names of the rooms.
import { Container, Text } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { Door, RoomMap } from '#contract/simulation/room-map.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import { project } from '#scenes/kit/projection.ts';
import type { SuitePlan, WallEdge } from './suite-plan.ts';

/** A thing in the order of drawing. */
export interface SceneNode {
  readonly id: string;
  readonly box: Box;
  readonly view: Container;
}

const WALL_METRES = { back: 2.4, glass: 2.12, kerb: 0.1 } as const;
const DOOR_METRES = 2.2;

function edgeBox(edge: { readonly x: number; readonly y: number; readonly axis: 'x' | 'y' }, length: number, rise: number): Box {
  const along = edge.axis === 'x';
  return { minX: edge.x, maxX: edge.x + (along ? length : 0), minY: edge.y, maxY: edge.y + (along ? 0 : length), minZ: 0, maxZ: rise };
}

export function floorView(plan: SuitePlan, sprites: Sprites): Container {
  const view = new Container();
  for (const { x, y, look, variant } of plan.floors) {
    const tile = sprites.make(`floor/${look}/${variant}`);
    const at = project(x, y);
    tile.position.set(at.x, at.y);
    view.addChild(tile);
  }
  return view;
}

export function wallNode(edge: WallEdge, sprites: Sprites): SceneNode {
  const view = sprites.make(`wall/${edge.form}/${edge.axis}/${edge.look}`);
  const at = project(edge.x, edge.y);
  view.position.set(at.x, at.y);
  return { id: `wall/${edge.axis}/${edge.x}/${edge.y}`, box: edgeBox(edge, 1, WALL_METRES[edge.form]), view };
}

export interface DoorNode extends SceneNode {
  readonly door: Door;
  readonly view: Sprite;
}

export function doorNode(door: Door, sprites: Sprites): DoorNode {
  const view = sprites.make(`door/${door.axis}/closed`);
  const at = project(door.x, door.y);
  view.position.set(at.x, at.y);
  return { id: door.id, door, box: edgeBox(door, door.lengthTiles, DOOR_METRES), view };
}

/** How far open a door is for someone so near, in tiles from its middle. */
export function doorState(door: Door, x: number, y: number): 'closed' | 'ajar' | 'open' {
  const half = door.lengthTiles / 2;
  const [mx, my] = door.axis === 'x' ? [door.x + half, door.y] : [door.x, door.y + half];
  const away = Math.hypot(x - mx, y - my);
  if (away < 1.35) return 'open';
  return away < 1.9 ? 'ajar' : 'closed';
}

const NAME_STYLE = { fontFamily: '"Golos Text Variable", "Golos Text", system-ui, sans-serif', fontSize: 44, fontWeight: '600', fill: 0x14202b } as const;

/** The rooms' names, lying on the floor at the front of each. */
export function roomNames(map: RoomMap, language: Language): Container {
  const view = new Container();
  for (const { text, areas } of map.locations) {
    const area = areas[0];
    if (!area) continue;
    const name = new Text({ text: text[language] || text.ru, style: NAME_STYLE, resolution: 2 });
    const tiles = Math.min(area.widthTiles - 0.5, (name.width / 160) * 2 * 1.0);
    const size = Math.min(0.72, (area.widthTiles - 0.5) / ((name.width / 160) * 2)) * (tiles > 0 ? 1 : 0);
    const at = project(area.x + 0.25, area.y + area.heightTiles - 0.25 - (name.height * size) / 80);
    const k = Math.SQRT1_2 * size;
    name.setFromMatrix(name.localTransform.clone().set(k, k / 2, -k, k / 2, at.x, at.y));
    name.alpha = 0.34;
    view.addChild(name);
  }
  return view;
}

// Builds what never moves: floors, walls, doors and the names of the rooms.
import { Container, Matrix, Text } from 'pixi.js';
import type { Sprite } from 'pixi.js';
import type { Door, RoomLocation, RoomMap } from '#contract/simulation/room-map.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import { bakedSprite } from '#scenes/kit/baked.ts';
import { project } from '#scenes/kit/projection.ts';
import { furniturePicture, middleOf } from './placement.ts';
import type { SuitePlan, WallRun } from './suite-plan.ts';

/** A thing in the order of drawing. */
export interface SceneNode {
  readonly id: string;
  readonly box: Box;
  readonly view: Container;
}

const WALL_METRES = { back: 2.4, glass: 2.12, kerb: 0.1 } as const;
const DOOR_METRES = 2.2;

function edgeBox(
  edge: { readonly x: number; readonly y: number; readonly axis: 'x' | 'y' },
  length: number,
  rise: number,
): Box {
  const along = edge.axis === 'x';
  return {
    minX: edge.x,
    maxX: edge.x + (along ? length : 0),
    minY: edge.y,
    maxY: edge.y + (along ? 0 : length),
    minZ: 0,
    maxZ: rise,
  };
}

/** The floors, a sprite for each look. They own their pictures. */
export function floorView(plan: SuitePlan, sprites: Sprites): Container {
  const view = new Container();
  for (const look of new Set(plan.floors.map((tile) => tile.look))) {
    const tiles = plan.floors.filter((tile) => tile.look === look);
    view.addChild(
      bakedSprite(
        sprites,
        tiles.map(({ x, y, variant }) => ({ name: `floor/${look}/${variant}`, ...project(x, y) })),
      ),
    );
  }
  return view;
}

/** A run of wall, one sprite that owns its picture. */
export function wallNode(run: WallRun, sprites: Sprites): SceneNode {
  const name = `wall/${run.form}/${run.axis}/${run.look}`;
  const pieces = Array.from({ length: run.lengthTiles }, (_, i) => ({
    name,
    ...(run.axis === 'x' ? project(run.x + i, run.y) : project(run.x, run.y + i)),
  }));
  return {
    id: `wall/${run.axis}/${run.x}/${run.y}`,
    box: edgeBox(run, run.lengthTiles, WALL_METRES[run.form]),
    view: bakedSprite(sprites, pieces),
  };
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

const NAME_STYLE = {
  fontFamily: '"Golos Text Variable", "Golos Text", system-ui, sans-serif',
  fontSize: 30,
  fontWeight: '600',
  fill: 0x14202b,
} as const;

const LARGEST_NAME = 0.9;
const MARGIN_TILES = 0.4;
const FONT_PIXELS_PER_TILE = 80;
const NAME_BASE_METRES = 2.02;
const NAME_TOP_METRES = 2.32;

/** A room's name on the wall behind it, or on the ground where there is none. */
export function nameNode(location: RoomLocation): SceneNode | undefined {
  const area = location.areas[0];
  if (!area) return undefined;
  const isOnWall = location.kind === 'room';
  const [minY, minZ] = isOnWall ? [area.y, NAME_BASE_METRES] : [area.y + area.heightTiles - 1, 0];
  const box = {
    minX: area.x,
    maxX: area.x + area.widthTiles,
    minY,
    maxY: minY + 0.02,
    minZ,
    maxZ: isOnWall ? NAME_TOP_METRES : 0,
  };
  return { id: `name/${location.id}`, box, view: new Container() };
}

/** Letters a name's node anew. */
export function letter({ view }: SceneNode, { text, areas, kind }: RoomLocation, language: Language): void {
  for (const old of view.removeChildren()) old.destroy();
  const area = areas[0];
  if (!area) return;
  const name = new Text({ text: text[language] || text.ru, style: NAME_STYLE, resolution: 2 });
  const size = Math.min(
    LARGEST_NAME,
    ((area.widthTiles - MARGIN_TILES * 2) * FONT_PIXELS_PER_TILE) / name.width,
  );
  const k = Math.SQRT1_2 * size;
  const wall = project(area.x + MARGIN_TILES, area.y, NAME_TOP_METRES);
  const ground = project(area.x + MARGIN_TILES, area.y + area.heightTiles - 1);
  const rise = Math.cos(Math.PI / 6) * size;
  name.setFromMatrix(
    kind === 'room'
      ? new Matrix(k, k / 2, 0, rise, wall.x, wall.y)
      : new Matrix(k, k / 2, -k, k / 2, ground.x, ground.y),
  );
  name.alpha = 0.62;
  view.addChild(name);
}

/** Outlines of all floors: shadows are cut off where these end. */
export function floorOutlines(map: RoomMap): readonly (readonly number[])[] {
  return map.locations
    .flatMap(({ areas }) => areas)
    .map(({ x, y, widthTiles, heightTiles }) =>
      [
        project(x, y),
        project(x + widthTiles, y),
        project(x + widthTiles, y + heightTiles),
        project(x, y + heightTiles),
      ].flatMap((corner) => [corner.x, corner.y]),
    );
}

/** The shadows of what never moves, one sprite that owns its picture. */
export function furnitureShadows(map: RoomMap, sprites: Sprites): Sprite {
  const pieces = map.furniture.flatMap((piece) => {
    const kind = furniturePicture(sprites.manifest, piece);
    const state = kind === undefined ? undefined : sprites.manifest.furniture[kind]?.states[0];
    const name = sprites.entry(`furniture/${kind}/${state}/${piece.facing}`)?.shadow;
    const middle = middleOf(piece);
    return name === undefined ? [] : [{ name, ...project(middle.x, middle.y) }];
  });
  return bakedSprite(sprites, pieces, floorOutlines(map));
}

// The space that walls, doors and the names of rooms occupy, for the drawing order: plain numbers from a map.
import type { Door, RoomLocation } from '#contract/simulation/room-map.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import type { WallRun } from './suite-plan.ts';

const WALL_METRES = { back: 2.4, glass: 2.12, kerb: 0.1, window: 2.4, half: 1.05 } as const;
const DOOR_METRES = 2.2;
const NAME_BASE_METRES = 2.02;
export const NAME_TOP_METRES = 2.32;

function edgeBox(
  edge: { readonly x: number; readonly y: number; readonly axis: 'x' | 'y'; readonly lengthTiles: number },
  rise: number,
): Box {
  const along = edge.axis === 'x';
  return {
    minX: edge.x,
    maxX: edge.x + (along ? edge.lengthTiles : 0),
    minY: edge.y,
    maxY: edge.y + (along ? 0 : edge.lengthTiles),
    minZ: 0,
    maxZ: rise,
  };
}

export function wallBox(run: WallRun): Box {
  return edgeBox(run, WALL_METRES[run.form]);
}

export function doorBox(door: Door): Box {
  return edgeBox(door, DOOR_METRES);
}

const LEAF_TILES = 1.84;
/** The intermediate picture shows the leaf at 34°. */
const AJAR_TURN = (34 * Math.PI) / 180;
const LEAF_SLACK_TILES = 0.1;

/** The box of a hinged door's open leaf: hinged at the end away from the viewer, it swings towards them. */
export function leafBox(door: Door, look: 'closed' | 'ajar' | 'open'): Box | undefined {
  if (look === 'closed') return undefined;
  const turn = look === 'ajar' ? AJAR_TURN : Math.PI / 2;
  const out = LEAF_TILES * Math.sin(turn);
  const along = LEAF_TILES * Math.cos(turn) + LEAF_SLACK_TILES;
  const [dx, dy] = door.axis === 'x' ? [along, out] : [out, along];
  return {
    minX: door.x,
    maxX: door.x + dx,
    minY: door.y,
    maxY: door.y + dy,
    minZ: 0,
    maxZ: DOOR_METRES,
  };
}

/** A room's name is on the wall behind it, or on the ground where there is none. */
export function nameBox({ areas }: RoomLocation, isOnWall: boolean): Box | undefined {
  const area = areas[0];
  if (!area) return undefined;
  const minY = isOnWall ? area.y : area.y + area.heightTiles - 1;
  return {
    minX: area.x,
    maxX: area.x + area.widthTiles,
    minY,
    maxY: minY + 0.02,
    minZ: isOnWall ? NAME_BASE_METRES : 0,
    maxZ: isOnWall ? NAME_TOP_METRES : 0,
  };
}

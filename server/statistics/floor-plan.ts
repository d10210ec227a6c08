// The floor of a room as its figures draw it.
import { z } from 'zod';
import type { Floor } from '#contract/entities/practice-statistics.ts';
import { roomMapSchema } from '#contract/simulation/room-map.ts';

export type FloorPlan = Pick<Floor, 'widthTiles' | 'heightTiles' | 'rooms' | 'furniture'>;

const withMapSchema = z.object({ map: roomMapSchema });

/** @param data a stored ruleset of the room */
export function planOfRuleset(data: unknown): FloorPlan {
  const { map } = withMapSchema.parse(data);
  return {
    widthTiles: map.widthTiles,
    heightTiles: map.heightTiles,
    rooms: map.locations.flatMap(({ text, areas }) => areas.map((area) => ({ text, ...area }))),
    furniture: map.furniture.map(({ text, footprint }) => ({ text, ...footprint })),
  };
}

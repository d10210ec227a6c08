// The first door on the shortest path between two rooms.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';

/** Undefined when already there, or when no doors lead there. */
export function doorTowards(
  { map }: RoomRuleset,
  { person }: RoomState,
  wanted: string | undefined,
): string | undefined {
  if (wanted === undefined || wanted === person.location) return undefined;
  const firstDoors = new Map<string, string | undefined>([[person.location, undefined]]);
  const queue = [person.location];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const { id, between } of map.doors) {
      const beyond = between.includes(here) ? between.find((one) => one !== here) : undefined;
      if (beyond === undefined || firstDoors.has(beyond)) continue;
      firstDoors.set(beyond, firstDoors.get(here) ?? id);
      queue.push(beyond);
    }
  }
  return firstDoors.get(wanted);
}

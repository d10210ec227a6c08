// The built-in suite with a card reader at one of its doors.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';

/** @param between the side of the reader first */
export function withCardDoor(id: string, between: [string, string]): RoomRuleset {
  const { map } = builtinRoomRuleset;
  const doors = map.doors.map((door) =>
    door.id === id ? { ...door, kind: 'card' as const, between } : door,
  );
  return { ...builtinRoomRuleset, map: { ...map, doors } };
}

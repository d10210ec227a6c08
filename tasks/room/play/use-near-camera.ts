// Keeps a scene to the room that the person is in, or comes into, where the whole suite would be too small to see anything.
import { useEffect } from 'react';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { RoomScene } from '#scenes/room/room-scene.ts';

/** @param isNear false leaves the view as it is */
export function useNearCamera(
  scene: RoomScene | undefined,
  { map }: RoomRuleset,
  state: RoomState,
  isNear: boolean,
): void {
  const { location } = state.person;
  useEffect(() => {
    if (!isNear) return;
    const isRoom = map.locations.some((row) => row.id === location && row.kind === 'room');
    const entered = map.doors
      .find((door) => door.between.includes(location))
      ?.between.find((id) => id !== location);
    scene?.focusRoom(isRoom ? location : (entered ?? location));
  }, [scene, map, location, isNear]);
}

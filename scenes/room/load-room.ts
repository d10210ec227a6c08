// Loads a renderer and the pictures that the first view of a room needs.
import { loadStage } from '#scenes/kit/stage/load-stage.ts';
import type { LoadedStage } from '#scenes/kit/stage/load-stage.ts';
import { firstNames } from './pictures/wanted-pictures.ts';
import type { Around } from './pictures/wanted-pictures.ts';
import type { RoomSceneOptions } from './room-scene-options.ts';
import { builtLooks, planSuite } from './suite/suite-plan.ts';
import { itemLooksOf } from './things/item-looks.ts';

export interface LoadedRoom extends LoadedStage {
  readonly around: Around;
}

export async function loadRoom(options: RoomSceneOptions, signal?: AbortSignal): Promise<LoadedRoom> {
  const { ruleset, state, pictures } = options;
  const { manifest } = pictures;
  const plan = planSuite(ruleset.map, builtLooks(manifest));
  const around = { map: ruleset.map, manifest, plan, looks: itemLooksOf(ruleset) };
  return { ...(await loadStage(options, () => firstNames(state, around), signal)), around };
}

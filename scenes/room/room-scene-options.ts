// What a room scene is created with.
import type { Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { SceneFrame } from '#scenes/kit/use-scene.tsx';
import type { RoomIntents } from './targets.ts';

export interface RoomSceneOptions extends SceneFrame {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
  readonly intents: RoomIntents;
  /** Background colour behind the suite, 0xrrggbb. */
  readonly background: number;
}

// What a room scene is made with.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { SpriteSource } from '#scenes/kit/sprites.ts';
import type { RoomIntents } from './targets.ts';

export interface RoomSceneOptions {
  /** The scene fills this element with its canvas. */
  readonly host: HTMLElement;
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly pictures: SpriteSource;
  readonly language: Language;
  readonly reducedMotion: boolean;
  readonly intents: RoomIntents;
  /** The ground behind the suite, 0xrrggbb. */
  readonly background: number;
  readonly onProgress?: (share: number) => void;
  /** Whether pictures of the room one is in are still to come. */
  readonly onArriving?: (isArriving: boolean) => void;
  /** A picture that was to come while one plays did not. */
  readonly onLateFailure?: (error: unknown) => void;
}

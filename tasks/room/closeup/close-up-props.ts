// What the player passes to a close-up.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Language } from '#contract/languages.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { CloseUpOf } from './close-up-of.ts';

/** The result of the last action. */
export interface Said {
  readonly seq: number;
  readonly item: string | undefined;
  readonly isRefused: boolean;
  /** TRAINING: why it was refused, or what was wrong with it. */
  readonly text: string;
}

export interface CloseUpProps {
  readonly of: CloseUpOf;
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  readonly language: Language;
  /** TRAINING: the mirror says what is wrong. */
  readonly saysReason: boolean;
  readonly said?: Said | undefined;
  readonly onMenu: (target: ActionTarget) => void;
  readonly onFirst: (target: ActionTarget) => void;
  readonly onChoose: (steps: readonly Action[]) => void;
  readonly onClose: () => void;
}

// What the room's player and its parts are given.
import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import type { Pointed } from '#contract/entities/prompts.ts';
import type { Guidance } from '../../view-props.ts';
import type { Guide } from '../guide/guide.ts';
import type { RoomGame } from './room-game.ts';

export interface RoomPlayerProps {
  readonly game: RoomGame;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** TRAINING: a refusal says why. */
  readonly saysReason: boolean;
  readonly bar: ReactNode;
  /** TRAINING: what a teacher points at. */
  readonly pointed?: Pointed | undefined;
  /** The task in words. */
  readonly goal: string;
  /** TRAINING alone: hints, and the reference that explains what went wrong. */
  readonly trainingKey: RoomKey | undefined;
  /** TRAINING alone: what judges during play and knows the way on by that key. */
  readonly guide: Guide | undefined;
  readonly hintPenalty: number;
  /** Only where there is a key to lead by. */
  readonly guidance: Guidance;
  /** The faults of a person are to be found: one sees that person from near, and no list tells them. */
  readonly huntsFaults?: boolean;
  /** Ends the case at once, when one has come to its end; absent where the page's own button alone does. */
  readonly onEnd?: (() => void) | undefined;
  /** Asked before the case is begun again; left out: as in an attempt. */
  readonly restartAsk?: string | undefined;
}

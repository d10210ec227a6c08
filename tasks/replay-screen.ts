// What a result gives to the screen that plays an attempt at a simulation again.
import type { Replay } from '#contract/entities/attempt.ts';
import type { Language } from '#contract/texts.ts';

export interface ReplayScreenProps {
  readonly replay: Replay;
  readonly language: Language;
  /** The moment of the simulation to open at, in ms. */
  readonly startAtMs: number;
  readonly onClose: () => void;
}

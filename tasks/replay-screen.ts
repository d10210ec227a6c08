// What a result gives to the screen that plays an attempt at a simulation again.
import type { Replay } from '#contract/entities/attempt.ts';
import type { Language } from '#contract/texts.ts';

export interface ReplayScreenProps {
  readonly replay: Replay;
  readonly language: Language;
  /** The moment of the simulation to open at, in ms. */
  readonly startAtMs: number;
  /** The step to open at, which may not have been done; it says more than the moment. */
  readonly startStep?: string | undefined;
  /** One's own attempt of TRAINING: it may be gone on with otherwise, as free practice. */
  readonly mayTakeOver?: boolean | undefined;
  readonly onClose: () => void;
}

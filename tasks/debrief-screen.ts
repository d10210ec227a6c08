// What a report gives to the part that tells about a finished log of a simulation.
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Language } from '#contract/texts.ts';

export interface DebriefScreenProps {
  readonly simulation: SimulationPlay;
  readonly entries: readonly LogEntry[];
  readonly language: Language;
  /** Opens the replay at this moment of the simulation. */
  readonly onMoment: (atMs: number) => void;
}

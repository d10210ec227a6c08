// What a report gives to the part that tells about a finished log of a simulation.
import type { ReplayReference, SimulationPlay } from '#contract/entities/attempt.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Language } from '#contract/texts.ts';

export interface DebriefScreenProps {
  readonly simulation: SimulationPlay;
  readonly entries: readonly LogEntry[];
  /** null: not revealed. */
  readonly grade: Grade | null;
  readonly reference: ReplayReference | null;
  readonly language: Language;
  /** Opens the replay at this moment of the simulation. */
  readonly onMoment: (atMs: number) => void;
}

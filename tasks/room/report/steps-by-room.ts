// The right way through the room, by the rooms it leads through, with how each of its steps was done.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import { alignSteps } from '../../simulation/compare/align-steps.ts';

export interface StepInRoom {
  readonly judgement: Judgement;
  /** Where to look: of a step that was not done, when the one before it was. */
  readonly atMs: number;
}

export interface RoomOfWay {
  readonly location: string;
  readonly steps: readonly StepInRoom[];
}

/** Rooms in the order in which the way comes to them first; a step of no known room is left out. */
export function stepsByRoom(
  { judgements }: Pick<Grade, 'judgements'>,
  reference: ReplayReference,
): readonly RoomOfWay[] {
  const locations = new Map(reference.entries.map(({ seq, location }) => [seq, location]));
  const judged = new Map(judgements.filter(({ kind }) => kind === 'step').map((one) => [one.id, one]));
  const rooms = new Map<string, StepInRoom[]>();
  for (const { id, ownAt, referenceSeq } of alignSteps(judgements, reference.steps)) {
    const [location, judgement] = [locations.get(referenceSeq), judged.get(id)];
    if (location === undefined || judgement === undefined) continue;
    rooms.set(location, [...(rooms.get(location) ?? []), { judgement, atMs: ownAt }]);
  }
  return [...rooms].map(([location, steps]) => ({ location, steps }));
}

// What is wrong with a drawn room, found apart: a plan may be made so that looking for ways in it takes long.
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { findCaseProblems } from '#machines/room/check-case.ts';
import { findRoomProblems } from '#machines/room/check-map.ts';
import type { RoomProblem } from '#machines/room/room-problems.ts';

interface RoomToCheck {
  /** The rules with the drawn map. */
  readonly ruleset: unknown;
  /** The starts of the cases that are played in the room as it was. */
  readonly plays: readonly { readonly id: string; readonly play: unknown }[];
}

interface CheckedRoom {
  readonly problems: readonly RoomProblem[];
  /** The cases that could not begin in the room as it is drawn. */
  readonly lostCases: readonly string[];
}

export async function checkRoom({ ruleset, plays }: RoomToCheck): Promise<CheckedRoom> {
  const drawn = roomRulesetSchema.parse(ruleset);
  const lost = plays.filter(({ play }) => findCaseProblems(drawn, roomPlaySchema.parse(play)).length > 0);
  return { problems: findRoomProblems(drawn), lostCases: lost.map(({ id }) => id) };
}

// What is wrong with a drawn room, found apart: a plan may be made so that looking for ways in it takes long.
import { roomCaseSchema, roomKeySchema, roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { PROVING_SCORE } from '#machines/kit/checks/check-case.ts';
import { findCaseProblems } from '#machines/room/check-case.ts';
import { findRoomProblems } from '#machines/room/check-map.ts';
import type { RoomProblem } from '#machines/room/room-problems.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';

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

interface JudgedCases {
  /** The rules with the drawn map. */
  readonly ruleset: unknown;
  readonly cases: readonly { readonly id: string; readonly data: unknown; readonly key: unknown }[];
}

/** The ids of the cases that begin in the drawn room and whose known way no longer proves them there. */
export async function playRoomWays({ ruleset, cases }: JudgedCases): Promise<readonly string[]> {
  const drawn = roomRulesetSchema.parse(ruleset);
  const blocked = cases.filter(({ data, key }) => {
    const { play, seed } = roomCaseSchema.parse(data);
    const { reference, way } = roomKeySchema.parse(key);
    if (way === undefined || findCaseProblems(drawn, play).length > 0) return false;
    const player = roomPlayer({ ruleset: drawn, play, seed }, { reference, way });
    const { passed, score } = player.grade(player.play(way).entries);
    return !passed || score < PROVING_SCORE;
  });
  return blocked.map(({ id }) => id);
}

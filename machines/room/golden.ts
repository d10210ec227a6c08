// What a log of the room gives, to be held against its recording.
import type { RoomCase, RoomKey } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { goldenProblems, goldenResult, type Golden, type GoldenResult } from '#machines/kit/golden.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { gradeRoomLog } from './grade-room.ts';
import { roomSimulation } from './simulation.ts';

/** What a log gives now: a hash at its quarters and its mark. */
export function measureGolden(
  entries: Golden['entries'],
  ruleset: RoomRuleset,
  { play, seed }: RoomCase,
  { reference }: RoomKey,
): GoldenResult {
  const timeline = createTimeline(roomSimulation, ruleset, play, seed, entries);
  return goldenResult(timeline, gradeRoomLog({ ruleset, play, seed, entries }, reference).grade);
}

/** What differs from the recording; empty when all is as recorded. */
export function checkGolden(
  golden: Golden,
  ruleset: RoomRuleset,
  roomCase: RoomCase,
  key: RoomKey,
): readonly string[] {
  const now = measureGolden(golden.entries, ruleset, roomCase, key);
  return goldenProblems(golden, now, roomSimulation.codeVersion);
}

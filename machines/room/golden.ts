// Recorded logs with the hashes and marks they must give, in Node and in a browser alike.
import { z } from 'zod';
import { logSchema } from '#contract/simulation/log.ts';
import type { RoomCase, RoomKey } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { hashState } from '#machines/kit/hash.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { gradeRoomLog } from './grade-room.ts';
import { roomSimulation } from './simulation.ts';

export const goldenSchema = z.object({
  name: z.string(),
  caseId: z.string(),
  rulesetId: z.string(),
  rulesetRevision: z.number().int(),
  codeVersion: z.number().int(),
  entries: logSchema,
  /** The state's hash after so many entries. */
  hashes: z.array(z.object({ count: z.number().int(), hash: z.string() })),
  score: z.number(),
  passed: z.boolean(),
  invalidFromSeq: z.number().int().optional(),
});

export type Golden = Readonly<z.infer<typeof goldenSchema>>;

type Result = Pick<Golden, 'hashes' | 'score' | 'passed' | 'invalidFromSeq'>;

/** What a log gives now: a hash at its quarters and its mark. */
export function measureGolden(
  entries: Golden['entries'],
  ruleset: RoomRuleset,
  { play, seed }: RoomCase,
  { reference }: RoomKey,
): Result {
  const timeline = createTimeline(roomSimulation, ruleset, play, seed, entries);
  const { grade, replayed } = gradeRoomLog({ ruleset, play, seed, entries }, reference);
  const counts = [0, 1, 2, 3, 4].map((quarter) => Math.floor((timeline.entries.length * quarter) / 4));
  const hashes = counts.map((count) => ({ count, hash: hashState(timeline.stopAt(count).state) }));
  const result = { hashes, score: grade.score, passed: grade.passed };
  return replayed.invalidFrom ? { ...result, invalidFromSeq: replayed.invalidFrom.seq } : result;
}

/** What differs from the recording; empty when all is as recorded. */
export function checkGolden(
  golden: Golden,
  ruleset: RoomRuleset,
  roomCase: RoomCase,
  key: RoomKey,
): readonly string[] {
  const now = measureGolden(golden.entries, ruleset, roomCase, key);
  const problems: string[] = [];
  if (golden.codeVersion !== roomSimulation.codeVersion)
    problems.push(`codeVersion ${roomSimulation.codeVersion}`);
  for (const { count, hash } of golden.hashes) {
    const found = now.hashes.find((other) => other.count === count)?.hash;
    if (found !== hash) problems.push(`hash after ${count} entries: ${found ?? 'none'} instead of ${hash}`);
  }
  if (now.score !== golden.score) problems.push(`score ${now.score} instead of ${golden.score}`);
  if (now.passed !== golden.passed) problems.push(`passed ${now.passed} instead of ${golden.passed}`);
  if (now.invalidFromSeq !== golden.invalidFromSeq) problems.push(`invalid from ${now.invalidFromSeq}`);
  return problems;
}

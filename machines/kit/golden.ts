// Recorded logs with the hashes and marks they must give, in Node and in a browser alike.
import { z } from 'zod';
import type { Grade } from '#contract/simulation/grade.ts';
import { logSchema } from '#contract/simulation/log.ts';
import { hashState } from './hash.ts';
import type { Timeline } from './timeline.ts';

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

/** What of a golden is found out by playing its log. */
export type GoldenResult = Pick<Golden, 'hashes' | 'score' | 'passed' | 'invalidFromSeq'>;

/** The hash at the quarters of a log, its mark, and the first entry that could not have happened. */
export function goldenResult<State>(timeline: Timeline<State>, grade: Grade): GoldenResult {
  const counts = [0, 1, 2, 3, 4].map((quarter) => Math.floor((timeline.entries.length * quarter) / 4));
  const hashes = counts.map((count) => ({ count, hash: hashState(timeline.stopAt(count).state) }));
  const result = { hashes, score: grade.score, passed: grade.passed };
  return timeline.invalidFrom ? { ...result, invalidFromSeq: timeline.invalidFrom.seq } : result;
}

/** What differs from the recording; empty when all is as recorded. */
export function goldenProblems(golden: Golden, now: GoldenResult, codeVersion: number): readonly string[] {
  const problems: string[] = [];
  if (golden.codeVersion !== codeVersion) problems.push(`codeVersion ${codeVersion}`);
  for (const { count, hash } of golden.hashes) {
    const found = now.hashes.find((other) => other.count === count)?.hash;
    if (found !== hash) problems.push(`hash after ${count} entries: ${found ?? 'none'} instead of ${hash}`);
  }
  if (now.score !== golden.score) problems.push(`score ${now.score} instead of ${golden.score}`);
  if (now.passed !== golden.passed) problems.push(`passed ${now.passed} instead of ${golden.passed}`);
  if (now.invalidFromSeq !== golden.invalidFromSeq) problems.push(`invalid from ${now.invalidFromSeq}`);
  return problems;
}

import { expect, test } from 'vitest';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { findReferenceProblems } from '#machines/kit/grading/reference-problems.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { stepsLeft } from './steps-left.ts';

const CODES = new Set(ruleset.codes.map(({ code }) => code));

test.each(BUILTIN_ROOM_CASES.map(({ id }) => id))('%s: what is left at any moment can be judged', (id) => {
  const { play, seed } = BUILTIN_ROOM_CASES.find((one) => one.id === id)!;
  const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
  const { entries } = roomPlayer({ ruleset, play, seed }, key).play(key.way ?? []);
  const { grade } = gradeRoomLog({ ruleset, play, seed, entries }, key.reference);
  const counts = [-1, 0.3, 0.6, 1].map((share) => {
    const atMs = share < 0 ? -1 : (entries[Math.floor((entries.length - 1) * share)]?.at ?? 0);
    const left = stepsLeft(key.reference, grade, atMs);
    expect(findReferenceProblems(left, CODES)).toEqual([]);
    return left.steps.filter(({ isOptional }) => !isOptional).length;
  });
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const needed = key.reference.steps.filter(({ isOptional }) => !isOptional).length;
  expect([counts[0], counts[3]! < counts[0]!]).toEqual([needed, true]);
});

test('an attempt that was not judged leaves all of it', () => {
  const [key] = builtinRoomKeys;
  expect(stepsLeft(key!.reference, null, 10_000)).toBe(key!.reference);
});

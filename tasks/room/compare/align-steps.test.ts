import { describe, expect, it } from 'vitest';
import type { Judgement } from '#contract/simulation/grade.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManKey } from '#machines/room/builtin/keys/clean-hands.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { referenceWay } from '../check.ts';
import { alignSteps, stepReached } from '../../simulation/compare/align-steps.ts';

function judged(id: string, seq?: number): Judgement {
  const text = { ru: id, en: id, ch: id };
  const base: Judgement = {
    id,
    kind: 'step',
    status: 'missing',
    text,
    sources: [],
    failsAttempt: false,
    cost: 0,
  };
  return seq === undefined ? base : { ...base, status: 'done', seq, at: seq * 1000 };
}

const STEPS = [
  { id: 'enter', seq: 2, at: 20 },
  { id: 'sit', seq: 4, at: 40 },
  { id: 'mat', seq: 6, at: 60 },
];

describe('laying a run beside its reference', () => {
  const aligned = alignSteps([judged('mat', 3), judged('enter', 9), judged('sit')], STEPS);

  it('keeps the order of the reference and finds each step in both', () => {
    expect(aligned.map(({ id, ownSeq, referenceSeq }) => [id, ownSeq, referenceSeq])).toEqual([
      ['enter', 9, 2],
      ['sit', undefined, 4],
      ['mat', 3, 6],
    ]);
  });

  it('puts a step that was not done where the one before it was', () => {
    expect(aligned.map(({ ownAt }) => ownAt)).toEqual([9000, 9000, 3000]);
  });

  it.each([
    [0, undefined],
    [3, 'mat'],
    [8, 'mat'],
    [9, 'enter'],
  ])('after %i entries the run has come to %s', (count, id) => {
    expect(stepReached(aligned, count)?.id).toBe(id);
  });
});

describe('the way of a key', () => {
  const { play, seed } = cleanHandsMan;
  const room = { ruleset: builtinRoomRuleset, play, seed };

  it('does every needed step of its reference', () => {
    const way = referenceWay(room, cleanHandsManKey);
    expect(way?.entries.some(({ refused }) => refused)).toBe(false);
    const done = new Set(way?.steps.map(({ id }) => id));
    const grouped = new Set(cleanHandsManKey.reference.anyOf.flatMap(({ branches }) => branches.flat()));
    const needed = cleanHandsManKey.reference.steps.filter(
      ({ id, isOptional }) => !isOptional && !grouped.has(id),
    );
    expect(needed.filter(({ id }) => !done.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('is none where the key holds none', () => {
    expect(referenceWay(room, { reference: cleanHandsManKey.reference })).toBeNull();
  });
});

import { cpuUsage } from 'node:process';
import { describe, expect, it } from 'vitest';
import type { Reference } from '#contract/simulation/reference.ts';
import { asked, grade, JUDGED, reference, step, TEXT } from '#tests/support/lettered-logs.ts';
import { gradeLog } from './grade-log.ts';
import { hashState } from './hash.ts';
import type { Moment } from './replay.ts';

const chain = reference({
  steps: [step('a'), step('b', { after: ['a'] }), step('c', { after: ['b'] }), step('d', { after: ['c'] })],
});
const statuses = (rules: Reference, letters: string) =>
  grade(rules, letters).judgements.map(({ id, status }) => `${id} ${status}`);

describe('the score', () => {
  it.each([
    ['the reference', 'abcd', 100],
    ['with walking between', 'afbfcfd', 100],
    ['nothing', '', 0],
    ['only walking', 'fff', 0],
  ])('%s: %s is %d', (_name, letters, score) => expect(grade(chain, letters).score).toBe(score));

  it.each([
    ['a missing step', 'abd'],
    ['a swap', 'acbd'],
    ['a neutral extra', 'abqcd'],
    ['a repeat', 'abbcd'],
    ['a wrong extra', 'abwcd'],
    ['a refused try', 'abQcd'],
  ])('is lowered by %s', (_name, letters) => expect(grade(chain, letters).score).toBeLessThan(100));

  it.each([
    ['abwcd', 'abqcd', 'a wrong extra costs more than a neutral one'],
    ['abd', 'abwcd', 'a missing step more than a wrong extra'],
    ['dcba', 'acbd', 'the whole turned round more than one swap'],
    ['abbbcd', 'abbcd', 'two repeats more than one'],
    ['abQRcd', 'abQcd', 'two refused tries more than one'],
  ])('%s is below %s: %s', (worse, better) => {
    expect(grade(chain, worse).score).toBeLessThan(grade(chain, better).score);
  });

  it('counts the same refused try once', () =>
    expect(grade(chain, 'abQQQcd').score).toBe(grade(chain, 'abQcd').score));

  it('is halved by a forbidden action that is a gate, and says what it would have been', () => {
    const { score, scoreWithoutFailure, failedBy, smallestChange } = grade(chain, 'abxcd');
    expect([score, scoreWithoutFailure > 60, failedBy]).toEqual([scoreWithoutFailure / 2, true, ['no']]);
    expect(smallestChange).toMatchObject([{ kind: 'avoid', id: 'no', seq: 3 }]);
  });

  it('advises the missing step that would have prevented a forbidden action, once, in place of leaving it out', () => {
    const no = { ...JUDGED, id: 'no', match: [{ code: ['x'] }], failsAttempt: true, preventedBy: ['b'] };
    const rules = reference({ steps: [step('a'), step('b'), step('c')], forbidden: [no] });
    expect(grade(rules, 'axc').smallestChange).toMatchObject([{ kind: 'add', id: 'b' }]);
    expect(grade(rules, 'abxc').smallestChange).toMatchObject([{ kind: 'avoid', id: 'no' }]);
  });

  it('advises to do that step before, where it was done too late', () => {
    const no = { ...JUDGED, id: 'no', match: [{ code: ['x'] }], failsAttempt: true, preventedBy: ['b'] };
    const rules = reference({ steps: [step('a'), step('b'), step('c')], forbidden: [no] });
    expect(grade(rules, 'axbc').smallestChange).toMatchObject([{ kind: 'move', id: 'b', seq: 3 }]);
  });

  it('calls a fault one to avoid, a needless action one to leave out', () => {
    const rules = reference({ steps: [step('a')], passScore: 100 });
    expect(grade(rules, 'aw').smallestChange).toMatchObject([{ kind: 'avoid', id: 'bad' }]);
    expect(grade(rules, 'az').smallestChange).toMatchObject([{ kind: 'leaveOut', id: 'extra-2' }]);
  });

  it('fails without a step that must not be missed', () => {
    const rules = reference({ steps: [step('a'), step('b', { isCritical: true, failsAttempt: true })] });
    expect(grade(rules, 'a')).toMatchObject({
      passed: false,
      failedBy: ['b'],
      smallestChange: [{ kind: 'add', id: 'b' }],
    });
  });
});

describe('the judgements', () => {
  it.each<[string, string, readonly string[]]>([
    ['in order', 'abcd', ['a done', 'b done', 'c done', 'd done']],
    ['swapped: of two the later one', 'acbd', ['a done', 'b outOfOrder', 'c done', 'd done']],
    ['missing', 'abd', ['a done', 'b done', 'c missing', 'd done']],
    [
      'too early and again in time: the one in time counts',
      'babcd',
      ['a done', 'b done', 'c done', 'd done', 'extra-1 extra'],
    ],
  ])('%s', (_name, letters, expected) => expect(statuses(chain, letters)).toEqual(expected));

  it('give the moment of each step', () => {
    expect(grade(chain, 'fabcd').judgements[0]).toMatchObject({ id: 'a', seq: 2, at: 1000 });
  });

  it.each([
    ['affb', 'late'],
    ['ab', 'done'],
  ])('a deadline of a second and a half since a: %s is %s', (letters, status) => {
    const rules = reference({ steps: [step('a'), step('b', { deadline: { withinMs: 1500, since: 'a' } })] });
    expect(grade(rules, letters).judgements[1]?.status).toBe(status);
  });

  it.each([
    ['fab', '500', 'done'],
    ['fab', '499', 'late'],
    ['affffb', '', 'done'],
    ['ab', 'soon', 'done'],
  ])('a deadline of a second and a half since a fact: %s, the fact %j, is %s', (letters, fact, status) => {
    const deadline = { withinMs: 1500, sinceFact: 'begun' };
    const rules = reference({ steps: [step('a'), step('b', { deadline })] });
    const told = (_state: object, key: string) => (key === 'begun' ? fact : '');
    expect(grade(rules, letters, told).judgements[1]?.status).toBe(status);
  });

  it.each([
    ['before it began', 900, 'done'],
    ['at the moment at which it began', 1000, 'late'],
    ['while it ran', 1900, 'late'],
    ['after it was met', 2100, 'done'],
  ])('a deadline counts a lag of a second %s: at %d ms, %s', (_when, simulatedMs, status) => {
    const rules = reference({ steps: [step('a'), step('b', { deadline: { withinMs: 1500, since: 'a' } })] });
    const lags = [{ simulatedMs, lastedMs: 1000 }];
    expect(grade(rules, 'fab', undefined, lags).judgements[1]?.status).toBe(status);
  });

  it('leave an optional step out when it was not done', () => {
    const rules = reference({ steps: [step('a'), step('o', { isOptional: true }), step('b')] });
    expect(statuses(rules, 'ab')).toEqual(['a done', 'b done']);
    expect(grade(rules, 'aob').score).toBe(100);
  });

  it.each([
    ['abz', 100],
    ['cdz', 100],
    ['adz', 60],
    ['z', 40],
  ])('of two ways one is enough: %s gives %d or so', (letters, about) => {
    const anyOf = [
      {
        id: 'way',
        text: TEXT,
        branches: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ];
    const rules = reference({ steps: [step('a'), step('b'), step('c'), step('d'), step('z')], anyOf });
    const { score } = grade(rules, letters);
    expect(Math.abs(score - about)).toBeLessThan(15);
    if (about === 100) expect(score).toBe(100);
  });
});

describe('the bound of the search', () => {
  const same = reference({
    steps: ['p', 'q', 'r', 's', 't', 'u'].map((id) => ({ ...JUDGED, id, match: [{ code: ['m'] }] })),
    maxNodes: 100,
  });

  it('is said when it was met, and the log is still graded', () => {
    const { wasBounded, score } = grade(same, 'mmmmmmmmmmmm');
    expect([wasBounded, score > 0]).toEqual([true, true]);
  });

  it('a log of 20,000 refused tries, each another one, is graded in less than two seconds', () => {
    const moments = Array.from({ length: 20_000 }, (_, index): Moment<object> => ({
      entry: { seq: index + 1, at: index, code: 'a', item: `x${index}`, location: 'here', refused: true },
      before: {},
      after: {},
      reason: 'why',
    }));
    const from = cpuUsage();
    const replayed = { state: {}, hash: hashState({}), moments };
    const { score, smallestChange } = gradeLog({ reference: same, replayed, ...asked });
    const { user, system } = cpuUsage(from);
    expect([score, smallestChange.length > 6, (user + system) / 1000 < 2000]).toEqual([0, true, true]);
  });

  it('is not met by an ordinary log', () => expect(grade(chain, 'abbqcdabcd').wasBounded).toBe(false));
});

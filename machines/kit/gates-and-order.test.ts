import { describe, expect, it } from 'vitest';
import { scoreBehindGate } from '#contract/marks.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import { asked, grade, reference, step, TEXT } from '#tests/support/lettered-logs.ts';
import { gradeLog } from './grade-log.ts';
import { hashState } from './hash.ts';
import type { Moment } from './replay.ts';

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('what harm a step prevents', () => {
  const harmed = (harm: string, parts: object = {}) =>
    reference({
      steps: EIGHT.map((id) => step(id)).concat([{ ...step('z'), harm, ...parts } as never]),
    });

  it('says what its missing costs: people most, a habit least', () => {
    const scores = ['HABIT', 'RECORD', 'ROOM'].map((harm) => grade(harmed(harm), 'abcdefgh').score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
    expect(grade(harmed('ROOM'), 'abcdefgh').score).toBe(grade(harmed('PRODUCT'), 'abcdefgh').score);
  });

  it('is a gate where it is people, unless the key says why not', () => {
    expect(grade(harmed('PEOPLE'), 'abcdefgh')).toMatchObject({ passed: false, failedBy: ['z'] });
    expect(grade(harmed('PEOPLE', { exemption: TEXT }), 'abcdefgh')).toMatchObject({ failedBy: [] });
  });
});

describe('a late step', () => {
  const timed = reference({
    steps: [step('a'), step('b', { deadline: { since: 'a', promptMs: 1000, withinMs: 5000 } as never })],
  });

  it.each([
    ['ab', 0],
    ['affb', 1000],
    ['affffb', 2000],
    ['affffffb', 2000],
  ])('%s costs %d: the longer the more, never more than a missing one', (letters, cost) => {
    expect(grade(timed, letters).judgements.find(({ id }) => id === 'b')?.cost).toBe(cost);
  });
});

describe('gates', () => {
  type Seen = Readonly<Record<string, string>>;
  const gate = { id: 'shut', text: TEXT, why: TEXT, sources: [{ id: 'site', title: 'x' }], harm: 'ROOM' };
  const must = [{ key: 'door', is: ['shut'] }];
  const always = { ...gate, asks: 'always', when: [{ key: 'room', is: ['in'] }], must };

  /** Grades states in turn, one action `a` before each but the first. */
  function through(rules: Reference, states: readonly Seen[]) {
    const moments = states.slice(1).map((after, index): Moment<Seen> => ({
      entry: { seq: index + 1, at: index * 1000, code: 'a', location: 'here' },
      before: states[index]!,
      after,
    }));
    const replayed = { state: states.at(-1)!, hash: hashState({}), moments };
    return gradeLog({ reference: rules, replayed, ...asked, read: (state, key) => state[key] ?? '' });
  }
  const rulesOf = (one: object) =>
    reference({ steps: [step('a')], gates: [one], crossing: ['room'], freeCodes: ['a'] });
  const IN_OPEN = { room: 'in', door: 'open' };
  const IN_SHUT = { room: 'in', door: 'shut' };
  const OUT_OPEN = { room: 'out', door: 'open' };

  it.each([
    ['never open inside', [IN_SHUT, IN_SHUT], true],
    ['open outside alone', [OUT_OPEN, IN_SHUT], true],
    ['open for one moment, and mended', [IN_SHUT, IN_OPEN, IN_SHUT], false],
    ['open when coming in', [OUT_OPEN, IN_OPEN], false],
    ['open from the start and mended before a crossing', [IN_OPEN, IN_OPEN, IN_SHUT], true],
    ['open from the start until a crossing', [IN_OPEN, OUT_OPEN, IN_OPEN, IN_SHUT], false],
    ['mended and opened again', [IN_OPEN, IN_SHUT, IN_OPEN, IN_SHUT], false],
  ])('at every moment: %s', (_name, states, passed) => {
    expect(through(rulesOf(always), states).passed).toBe(passed);
  });

  it('say where they were broken first, halve the score once, and stay below the pass mark', () => {
    const { score, scoreWithoutFailure, failedBy, judgements } = through(rulesOf(always), [
      IN_SHUT,
      IN_OPEN,
      IN_SHUT,
      IN_OPEN,
    ]);
    expect([score, failedBy]).toEqual([scoreBehindGate(scoreWithoutFailure, 60), ['shut']]);
    expect(judgements[0]).toMatchObject({ id: 'shut', kind: 'gate', seq: 1, at: 0 });
  });

  it('at an act ask the state before it', () => {
    const act = { ...gate, asks: 'act', match: [{ code: ['a'] }], must };
    expect(through(rulesOf(act), [IN_OPEN, IN_SHUT]).passed).toBe(false);
    expect(through(rulesOf(act), [IN_SHUT, IN_OPEN]).passed).toBe(true);
  });

  it('at the end ask the last state alone', () => {
    const end = { ...gate, asks: 'end', must };
    expect(through(rulesOf(end), [IN_OPEN, IN_SHUT]).passed).toBe(true);
    expect(through(rulesOf(end), [IN_SHUT, IN_OPEN]).passed).toBe(false);
  });

  it('are advised by the step that would have prevented the breach', () => {
    const prevented = { ...always, preventedBy: ['b'] };
    const rules = reference({ steps: [step('a'), step('b')], gates: [prevented], crossing: ['room'] });
    expect(through(rules, [IN_SHUT, IN_OPEN]).smallestChange[0]).toMatchObject({ kind: 'add', id: 'b' });
  });
});

describe('order', () => {
  const long = reference({
    steps: EIGHT.map((id, at, all) => step(id, at === 0 ? {} : { after: [all[at - 1]!] })),
    order: [{ earlier: ['a'], later: ['b'], weight: 3, why: TEXT, sources: [{ id: 'site', title: 'x' }] }],
  });
  const moved = (letters: string) =>
    grade(long, letters)
      .judgements.filter(({ status }) => status === 'outOfOrder')
      .map(({ id, shouldBe }) => `${id} ${shouldBe?.side} ${shouldBe?.id}`);

  it.each([
    ['bcdefgha', ['a before b'], 'one step at the end is blamed, not all that stand before it'],
    ['habcdefg', ['h after g'], 'one step too early'],
    ['abdcefgh', ['c before d'], 'of two the later one'],
    ['bacdefhg', ['a before b', 'g before h'], 'two that have nothing to do with each other'],
  ])('%s: %j, %s', (letters, blamed) => expect(moved(letters)).toEqual(blamed));

  it('a broken pair of safety costs more than one of habit', () => {
    expect(grade(long, 'bacdefgh').score).toBeLessThan(grade(long, 'abcdefhg').score);
  });

  it('a pair that a missing step induces has the greatest weight on its path', () => {
    expect(grade(long, 'cadefgh').parts.order).toBe(1 - 3 / 12);
  });

  it('blames as few steps as there are, by trying every set', () => {
    for (let seed = 1; seed <= 40; seed++) {
      let random = seed;
      const letters = EIGHT.toSorted(() => {
        random = (random * 16_807) % 2_147_483_647;
        return random % 2 === 0 ? -1 : 1;
      });
      const sets = Array.from({ length: 256 }, (_, bits) =>
        letters.filter((_one, at) => (bits >> at) % 2 === 1),
      );
      const inOrder = sets.filter((kept) => kept.join('') === kept.toSorted().join(''));
      const fewest = 8 - Math.max(...inOrder.map((kept) => kept.length));
      expect([letters.join(''), moved(letters.join('')).length]).toEqual([letters.join(''), fewest]);
    }
  });
});

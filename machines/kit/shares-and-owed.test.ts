import { describe, expect, it } from 'vitest';
import { referenceSchema } from '#contract/simulation/reference.ts';
import { asked, grade, JUDGED, reference, step, TEXT } from '#tests/support/lettered-logs.ts';

const share = (id: string, percent: number, ...rows: string[]) => ({ id, text: TEXT, percent, rows });

describe('a score made of shares', () => {
  const shared = reference({
    steps: ['a', 'b', 'c', 'd'].map((id) => step(id)),
    shares: [share('first', 60, 'a'), share('second', 25, 'b'), share('before', 0, 'c'), share('rest', 15)],
  });

  it.each([
    ['abcd', 100],
    ['abd', 100],
    ['bcd', 40],
    ['acd', 75],
    ['abc', 85],
    ['', 0],
  ])(
    '%s gives %d: each share has its own rows, and what is named nowhere is in the last',
    (letters, score) => {
      expect(grade(shared, letters).score).toBe(score);
    },
  );

  it('tells the score of each share that counts', () => {
    expect(grade(shared, 'acd').shares?.map(({ id, percent, score }) => [id, percent, score])).toEqual([
      ['first', 60, 100],
      ['second', 25, 0],
      ['rest', 15, 100],
    ]);
    expect(grade(reference({ steps: [step('a')] }), 'a').shares).toBeUndefined();
  });

  it('advises what gains most of the whole', () => {
    expect(grade(shared, 'cd').smallestChange.map(({ kind, id }) => [kind, id])).toEqual([['add', 'a']]);
  });

  it('is valid only where the shares make up a hundred', () => {
    const parse = (...shares: unknown[]) => referenceSchema.safeParse({ ...shared, shares }).success;
    expect(parse(share('x', 60), share('y', 40))).toBe(true);
    expect(parse(share('x', 60), share('y', 41))).toBe(false);
    expect(parse(share('x', 100))).toBe(false);
  });
});

describe('a row that is owed in some circumstances', () => {
  const owed = { owed: [{ key: 'stayed', is: ['yes'] }] };
  const end = { ...JUDGED, id: 'shut', condition: { key: 'door', is: ['shut'] }, ...owed };
  const rules = reference({ steps: [step('a'), { ...step('b'), ...owed }], end: [end] });
  const judgedAs = (letters: string, stayed: string) =>
    grade(rules, letters, (_, key) => (key === 'stayed' ? stayed : ''))
      .judgements.filter(({ kind }) => kind === 'step' || kind === 'end')
      .map(({ id, status }) => `${id} ${status}`);

  it('says why what is not owed was not asked for, and nothing of what was done all the same', () => {
    const why = { ...TEXT, ru: 'Ушли сразу' };
    const wording = { ...asked.wording, whyExcused: (fact: string) => (fact === 'stayed' ? why : undefined) };
    const excused = (letters: string, stayed: string) =>
      grade(rules, letters, (_, key) => (key === 'stayed' ? stayed : ''), [], wording).excused?.map((row) => [
        row.id,
        row.why.ru,
      ]);
    expect(excused('a', 'no')).toEqual([
      ['b', 'Ушли сразу'],
      ['shut', 'Ушли сразу'],
    ]);
    expect(excused('ab', 'no')).toEqual([['shut', 'Ушли сразу']]);
    expect(excused('a', 'yes')).toBeUndefined();
  });

  it('is missing where it is owed, and else may be left', () => {
    expect(judgedAs('a', 'yes')).toEqual(['a done', 'b missing', 'shut missing']);
    expect(judgedAs('a', 'no')).toEqual(['a done']);
  });

  it('leaves of the ways to choose from those that are owed whole, else what is owed of each', () => {
    const ways = [{ id: 'one-of', text: TEXT, branches: [['b'], ['c']] }];
    const choosing = (...free: string[]) => {
      const steps = ['a', 'b', 'c'].map((id) => (free.includes(id) ? { ...step(id), ...owed } : step(id)));
      return grade(reference({ steps, anyOf: ways }), 'a', () => 'no').judgements.flatMap(({ id, status }) =>
        status === 'missing' ? [id] : [],
      );
    };
    expect([choosing(), choosing('b'), choosing('c'), choosing('b', 'c')]).toEqual([['b'], ['c'], ['b'], []]);
  });

  it('counts as done where it was done all the same', () => {
    expect(judgedAs('ab', 'no')).toEqual(['a done', 'b done']);
  });
});

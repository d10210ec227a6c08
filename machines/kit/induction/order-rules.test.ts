// A rule about a state belongs to the deed that brings it about, not to those done while it lasts.
import { describe, expect, test } from 'vitest';
import type { OrderRules } from '#contract/entities/order-rules.ts';
import { MAX_RULED_ENDS } from '#contract/simulation/max-steps.ts';
import type { EndCondition, Matcher, Reference } from '#contract/simulation/reference.ts';
import { DEFAULT_WEIGHTS } from '../grading/default-weights.ts';
import type { Moment } from '../replay.ts';
import { endsBrought, orderRulesOf, ruledDeed, ruleFinder } from './order-rules.ts';

type Facts = Readonly<Record<string, string>>;

const read = (state: Facts, key: string): string => state[key] ?? '';

function momentOf(code: string, before: Facts, after: Facts): Moment<Facts> {
  return { entry: { code, seq: 1, at: 0, location: '' }, before, after };
}

const deedOf = (text: string, match: Matcher): OrderRules['deeds'][number] => ({
  text: { ru: text, en: text, ch: text },
  match: [match],
});

const [FILL, TASK, LABEL, SIGN] = [0, 1, 2, 3];
const RULES: OrderRules = {
  deeds: [
    deedOf('fill', { code: ['FILL'] }),
    deedOf('task', { code: ['VERIFY'], after: [{ key: 'task', is: ['yes'] }] }),
    deedOf('label', { code: ['VERIFY'], after: [{ key: 'label', is: ['yes'] }] }),
    deedOf('sign', { code: ['SIGN'], before: [{ key: 'task', is: ['yes'] }] }),
  ],
  reasons: [],
  pairs: [
    { earlier: FILL, later: TASK, weight: 1 },
    { earlier: LABEL, later: SIGN, weight: 1 },
    { earlier: TASK, later: SIGN, weight: 3 },
  ],
  ends: [],
};

const NOTHING = {};
const TASK_SEEN = { task: 'yes' };
const BOTH_SEEN = { task: 'yes', label: 'yes' };
const filled = momentOf('FILL', NOTHING, NOTHING);
const comparedTask = momentOf('VERIFY', NOTHING, TASK_SEEN);
const comparedLabel = momentOf('VERIFY', TASK_SEEN, BOTH_SEEN);
const signed = momentOf('SIGN', BOTH_SEEN, BOTH_SEEN);

describe('rules about states', () => {
  const ruleOf = ruleFinder(RULES, read);

  test('bind the deed that brings the state about', () => {
    expect(ruleOf(filled, comparedTask)).toBe(0);
    expect(ruleOf(comparedTask, signed)).toBe(2);
  });

  test('bind no deed that is done while it lasts', () => {
    expect(ruleOf(filled, comparedLabel)).toBeUndefined();
    expect(ruleOf(comparedLabel, signed)).toBe(1);
  });

  test('name the deed in the same way', () => {
    const again = momentOf('VERIFY', BOTH_SEEN, BOTH_SEEN);
    const names = [comparedTask, comparedLabel, again].map(
      (moment) => ruledDeed(RULES, moment, read)?.text.ru,
    );
    expect(names).toEqual(['task', 'label', undefined]);
  });
});

describe('what chains ask of an end', () => {
  const asking = (id: string, key: string, more: Partial<EndCondition> = {}): EndCondition => ({
    id,
    text: { ru: id, en: id, ch: id },
    sources: [],
    isCritical: false,
    failsAttempt: false,
    condition: { key, is: ['yes'] },
    ...more,
  });
  const chain = (...end: EndCondition[]): Reference => ({
    steps: [],
    anyOf: [],
    forbidden: [],
    wrong: [],
    end,
    freeCodes: [],
    passScore: 70,
    weights: DEFAULT_WEIGHTS,
    maxNodes: 100,
  });

  test('stands once in the rules, without what is owed only at times', () => {
    const { ends } = orderRulesOf([
      chain(asking('one', 'task'), asking('some', 'label', { owed: [{ key: 'late', is: ['no'] }] })),
      chain(asking('two', 'task')),
    ]);
    expect(ends.map(({ id }) => id)).toEqual(['one']);
    const many = Array.from({ length: MAX_RULED_ENDS + 1 }, (_, at) => asking(`end-${at}`, `key-${at}`));
    expect(orderRulesOf([chain(...many)]).ends).toHaveLength(MAX_RULED_ENDS);
  });

  test('is taken over where a run has brought it about, and not what was so all the time', () => {
    const ends = [asking('task', 'task'), asking('label', 'label'), asking('clean', 'clean')];
    const clean = { clean: 'yes' };
    const run = [momentOf('VERIFY', clean, { ...clean, ...TASK_SEEN })];
    expect(endsBrought({ ends }, run, read).map(({ id }) => id)).toEqual(['task']);
    expect(endsBrought({ ends }, [], read)).toEqual([]);
  });
});

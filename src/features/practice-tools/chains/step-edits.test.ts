import { describe, expect, it } from 'vitest';
import type { PracticeAction } from '#contract/entities/practice-tools.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { findReferenceProblems } from '#machines/kit/grading/reference-problems.ts';
import { withoutStep } from '#machines/kit/grading/without-step.ts';
import type { ChainReference, ChainStep } from './chain-values.ts';
import { inOrder, newStepId, withActions, withAfter, withStep } from './step-edits.ts';

const TEXT = { ru: 'Шаг', en: 'Step', ch: '' };
const step = (id: string, after: string[] = [], more: Partial<ChainStep> = {}): ChainStep => ({
  id,
  text: TEXT,
  sources: [],
  isCritical: false,
  failsAttempt: false,
  isOptional: false,
  match: [{ code: ['A005'] }],
  after,
  ...more,
});
const chain = (steps: ChainStep[], branches?: string[][]): ChainReference => ({
  steps,
  anyOf: branches === undefined ? [] : [{ id: 'ways', text: TEXT, branches }],
  forbidden: [],
  wrong: [],
  end: [],
  freeCodes: [],
  passScore: 70,
  weights: DEFAULT_WEIGHTS,
  maxNodes: 1000,
});
const ACTION: PracticeAction = {
  id: 'A005',
  revision: 4,
  version: 4,
  isBuiltIn: true,
  changedAt: '',
  changedByName: '',
  archivedAt: null,
  useCount: 0,
  simulation: 'ROOM',
  code: 'A005',
  title: { ru: 'Надеть', en: 'Put on', ch: '' },
  description: { ru: '', en: '', ch: '' },
  match: { item: ['hat-0'] },
  harm: 'ROOM',
  why: { ru: '', en: '', ch: '' },
  sources: [],
  picture: null,
  usual: { things: [], places: [] },
};
const orderOf = ({ steps }: ChainReference) => steps.map(({ id, after }) => [id, after]);
const CODES = new Set(['A005']);

describe('changes of steps', () => {
  it('a step of an action pins it, begins as it says, and comes after the last one', () => {
    const { steps } = withActions(chain([step('one')]), [ACTION, ACTION]);
    expect(steps.map(({ id, after }) => [id, after])).toEqual([
      ['one', []],
      ['put-on', ['one']],
      ['put-on-2', ['put-on']],
    ]);
    expect(steps[1]).toMatchObject({
      action: { id: 'A005', revision: 4 },
      match: [{ code: ['A005'], item: ['hat-0'] }],
      harm: 'ROOM',
    });
    expect(steps[1]).not.toHaveProperty('why');
  });

  it('what came after a step that goes comes after what it came after', () => {
    const three = chain([step('one'), step('two', ['one']), step('three', ['two'])]);
    expect(orderOf(withoutStep(three, 'two'))).toEqual([
      ['one', []],
      ['three', ['one']],
    ]);
  });

  it('a group with one way left is none, and a deadline since a step that is gone either', () => {
    const grouped = chain(
      [step('one'), step('two'), step('three', [], { deadline: { withinMs: 9, since: 'two' } })],
      [['one'], ['two']],
    );
    const left = withoutStep(grouped, 'two');
    expect(left.anyOf).toEqual([]);
    expect(left.steps[1]).not.toHaveProperty('deadline');
    expect(findReferenceProblems(left, CODES)).toEqual([]);
  });

  it('a new name of a step goes to all that name it', () => {
    const grouped = chain(
      [step('one'), step('two', ['one'], { deadline: { withinMs: 9, since: 'one' } })],
      [['one'], ['two']],
    );
    const renamed = withStep(grouped, 'one', step('first'));
    expect(findReferenceProblems(renamed, CODES)).toEqual([]);
    expect(renamed.steps[1]).toMatchObject({ after: ['first'], deadline: { since: 'first' } });
  });

  it('an arrow is drawn, and taken away again', () => {
    const drawn = withAfter(chain([step('one'), step('two')]), 'two', 'one');
    expect(orderOf(drawn)[1]).toEqual(['two', ['one']]);
    expect(orderOf(withAfter(drawn, 'two', 'one'))[1]).toEqual(['two', []]);
  });

  it('another order of reading changes nothing of what comes after what', () => {
    const two = chain([step('one'), step('two', ['one'])]);
    expect(orderOf(inOrder(two, ['two', 'one']))).toEqual([
      ['two', ['one']],
      ['one', []],
    ]);
  });

  it('a name is made of words alone', () => {
    expect(newStepId(chain([]), ' «Надеть» шапочку! ')).toBe('надеть-шапочку');
    expect(newStepId(chain([step('step')]), '?!')).toBe('step-2');
  });
});

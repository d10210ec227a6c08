// Orders that must hold in the key of every whole way, directly or through other steps.
import { describe, expect, it } from 'vitest';
import { buildGraph } from '#machines/kit/grading/step-graph.ts';
import { has } from '#machines/kit/grading/step-set.ts';
import { builtinRoomKeys } from './builtin/keys/all.ts';

const wholeWays = builtinRoomKeys.filter(({ reference }) =>
  ['enter', 'enter-production'].every((id) => reference.steps.some((step) => step.id === id)),
);

it('there are seven whole ways', () => expect(wholeWays).toHaveLength(7));

describe.each(wholeWays)('$caseId', ({ reference }) => {
  const graph = buildGraph(reference);
  const numberOf = (id: string): number => reference.steps.findIndex((step) => step.id === id);

  it.each([
    ['the card before the closet is used', 'open-closet', 'bag-stored'],
    ['the card before the closet is used', 'open-closet', 'coat-stored'],
    ['street things stored before washing', 'coat-stored', 'wash'],
    ['street things stored before washing', 'shirt-stored', 'wash'],
    ['street things stored before washing', 'jeans-stored', 'wash'],
    ['street things stored before washing', 'bag-stored', 'wash'],
    ['washing before drying', 'wash', 'dry'],
    ['wash and dry before gloves', 'dry', 'gloves-on'],
    ['the cap before the coverall', 'hat-on', 'coverall-on'],
    ['the mask before the coverall closes', 'mask-right', 'coverall-zipped-over'],
    ['change shoes on before the bench', 'crocs-on', 'cross'],
    ['shoe covers on before the bench', 'covers-on', 'cross'],
    ['reusable covers on before the second bench', 'overshoes-on', 'cross-dressing'],
    ['the sleeve before the glove’s cuff over it', 'coverall-zipped-over', 'gloves-right'],
    ['the first door before the air shower', 'enter-transit', 'blown-before-entry'],
    ['the air before the second door', 'blown-before-entry', 'enter-production'],
  ])('%s: %s, then %s', (_name, first, then) => {
    expect([numberOf(first), numberOf(then)]).not.toContain(-1);
    expect(has(graph.before[numberOf(then)]!, numberOf(first))).toBe(true);
  });

  it('nothing forbidden goes past the locker, and the key card stays with the person', () => {
    expect(reference.forbidden.map(({ id }) => id)).toContain('forbidden-past-locker');
    const watched = reference.forbidden.find(({ id }) => id === 'forbidden-past-locker')!.match;
    const facts = watched.flatMap(({ before = [] }) => before.map(({ key }) => key));
    expect(new Set(facts)).toEqual(new Set(['has.bag', 'has.laptop', 'has.pen', 'carried.food']));
    expect(reference.end.map(({ condition }) => condition.key)).toContain('has.keyCard');
  });

  it('fails the attempt for just the critical five', () => {
    const failing = reference.forbidden.filter(({ failsAttempt }) => failsAttempt).map(({ id }) => id);
    expect(failing.toSorted()).toEqual([
      'bare-hands-in',
      'food-carried-in',
      'no-cap-in',
      'no-mask-in',
      'street-shoes-past-bench',
    ]);
  });
});

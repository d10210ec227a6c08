// Orders that must hold in the key of every whole way, directly or through other steps.
import { describe, expect, it } from 'vitest';
import { graphOf } from '#machines/kit/grading/step-graph.ts';
import { has } from '#machines/kit/grading/step-set.ts';
import { builtinRoomKeys } from './builtin/keys/all.ts';

const wholeWays = builtinRoomKeys.filter(({ reference }) =>
  ['enter', 'enter-production'].every((id) => reference.steps.some((step) => step.id === id)),
);

it('there are eight whole ways', () => expect(wholeWays).toHaveLength(8));

describe.each(wholeWays)('$caseId', ({ caseId, reference }) => {
  const graph = graphOf(reference);
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
    expect(reference.forbidden.map(({ id }) => id)).toContain('forbidden-to-washroom');
    const watched = reference.forbidden.find(({ id }) => id === 'forbidden-to-washroom')!.match;
    const facts = watched.flatMap(({ before = [] }) => before.map(({ key }) => key));
    expect(new Set(facts)).toEqual(new Set(['has.bag', 'has.laptop', 'has.pen', 'carried.food']));
    expect(reference.end.map(({ condition }) => condition.key)).toContain('has.keyCard');
  });

  it('has the gates of the room', () => {
    const own = new Map([
      ['makeup-long-hair', 'gate-makeup'],
      ['beard', 'gate-beard'],
      ['timed-rehearsal', 'gate-beard'],
      ['second-gloves', 'gate-inner-gloves gate-inner-gloves-hands gate-inner-gloves-soiled'],
    ]).get(caseId);
    expect(reference.gates?.map(({ id }) => id).toSorted()).toEqual(
      [
        'gate-street-shoes',
        'gate-food',
        'gate-street-things',
        'gate-hands',
        'gate-inner-suit',
        'gate-coverall',
        'gate-coverall-open',
        'gate-cap',
        'gate-mask',
        'gate-mask-wrong',
        'gate-gloves',
        'gate-cuffs',
        'gate-gloves-soiled',
        'gate-overshoes',
        'gate-glasses',
        'gate-soiled-clothes',
        'gate-left-behind',
        'gate-not-arrived',
        ...(own?.split(' ') ?? []),
      ].toSorted(),
    );
  });
});

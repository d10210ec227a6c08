import { describe, expect, it } from 'vitest';
import type { Matcher } from '#contract/simulation/reference.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { matchersOf } from '#machines/kit/grading/reference-words.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { matcherText, readCondition, readConditions, readMatcher, readParams, TextFault } from './words.ts';

describe('conditions and matchers in words', () => {
  it.each([
    ['hands=clean', { key: 'hands', is: ['clean'] }],
    ['slot.hands!=no|soiled', { key: 'slot.hands', isNot: ['no', 'soiled'] }],
    ['a=b!=c', { key: 'a', is: ['b'], isNot: ['c'] }],
    ['"a key"="x|y"|z', { key: 'a key', is: ['x|y', 'z'] }],
  ])('%s', (text, expected) => expect(readCondition(text)).toEqual(expected));

  it.each(['=x', 'a=b=c', 'a b=c"', 'a=', '"open'])('refuses %s', (text) =>
    expect(() => readConditions(text)).toThrow(TextFault),
  );

  it('keeps the kind of a value', () => {
    expect(readParams('soap=true field="true"|7 note="7"')).toEqual({
      soap: [true],
      field: ['true', 7],
      note: ['7'],
    });
  });

  it.each<Matcher>([
    {},
    { before: [], after: [] },
    { params: {} },
    { code: ['A005'], item: ['"quoted" thing', 'a|b', 'c=d'], params: { 'a b': ['x y', false] } },
  ])('goes round: %j', (matcher) => expect(readMatcher(matcherText(matcher))).toEqual(matcher));

  it('every shipped matcher goes round', () => {
    const all = [...builtinRoomKeys, ...BUILTIN_EQUIPMENT_KEYS].flatMap(({ reference }) =>
      matchersOf(reference),
    );
    expect(all.length).toBeGreaterThan(1000);
    for (const matcher of all) expect(readMatcher(matcherText(matcher))).toEqual(matcher);
  });
});

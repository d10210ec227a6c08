import { describe, expect, it } from 'vitest';
import { canonicalJson } from './hash.ts';

describe('canonical JSON', () => {
  it.each<readonly [unknown, string]>([
    [{ b: 1, a: 'x y' }, '{"a":"x y","b":1}'],
    [{ list: [{ z: true, none: undefined, k: null }, 2, []] }, '{"list":[{"k":null,"z":true},2,[]]}'],
    ['a "quoted" line\n', '"a \\"quoted\\" line\\n"'],
    [{ ы: -5, none: undefined }, '{"ы":-5}'],
    [{}, '{}'],
  ])('%j', (value, json) => {
    expect(canonicalJson(value)).toBe(json);
  });

  it('sorts more keys than a small record has', () => {
    const keys = Array.from({ length: 40 }, (_, at) => `k${String(99 - at)}`);
    const record = Object.fromEntries(keys.map((key) => [key, key]));
    expect(Object.keys(JSON.parse(canonicalJson(record)))).toEqual(keys.toSorted());
  });

  it.each([[0.5], [Number.NaN], [[undefined]], [() => 1]])('has no form for %s', (value) => {
    expect(() => canonicalJson(value)).toThrow(/state can't hold/);
  });
});

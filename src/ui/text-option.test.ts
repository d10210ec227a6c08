import { describe, expect, it } from 'vitest';
import { filterTyped, settleText } from './text-option.ts';
import type { TextOption } from './text-option.ts';

const integer: TextOption = { kind: 'integer', min: 1 };
const float: TextOption = { kind: 'float', min: 0.5, max: 100 };
const upper: TextOption = { kind: 'upper' };
const hex: TextOption = { kind: 'allow', pattern: /[0-9a-f]/iu };

describe('what stands while typing', () => {
  it.each<[string, TextOption, string]>([
    ['12', integer, '12'],
    ['a1b2', integer, '12'],
    ['007', integer, '7'],
    ['0', integer, '0'],
    ['', integer, ''],
    ['-5', integer, '5'],
    ['1.5', float, '1.5'],
    ['1,5', float, '1.5'],
    ['1.2.3', float, '1.23'],
    ['.', float, '.'],
    ['0.2', float, '0.2'],
    ['101', float, '100'],
    ['x9y', float, '9'],
    ['лот-7', upper, 'ЛОТ-7'],
    ['12xg-F', hex, '12F'],
  ])('%j by %j is %j', (text, option, expected) => {
    expect(filterTyped(text, option)).toBe(expected);
  });
});

describe('what stands when typing is over', () => {
  it.each<[string, TextOption, string]>([
    ['0', integer, '1'],
    ['', integer, ''],
    ['25', integer, '25'],
    ['0.2', float, '0.5'],
    ['1000', float, '100'],
    ['7.', float, '7'],
    ['.7', float, '0.7'],
    ['.', float, ''],
    ['abc', upper, 'ABC'],
  ])('%j by %j is %j', (text, option, expected) => {
    expect(settleText(text, option)).toBe(expected);
  });
});

it('a global pattern filters the same at every call', () => {
  const option: TextOption = { kind: 'allow', pattern: /\d/gu };
  expect([filterTyped('123', option), filterTyped('123', option)]).toEqual(['123', '123']);
});

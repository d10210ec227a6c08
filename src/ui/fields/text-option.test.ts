import { describe, expect, it } from 'vitest';
import { filterTyped, isOtherNumber, settleText } from './text-option.ts';
import type { TextOption } from './text-option.ts';

const INTEGER: TextOption = { kind: 'integer', min: 1 };
const FLOAT: TextOption = { kind: 'float', min: 0.5, max: 100 };
const UPPER: TextOption = { kind: 'upper' };
const HEX: TextOption = { kind: 'allow', pattern: /[0-9a-f]/iu };

describe('what stands while typing', () => {
  it.each<[string, TextOption, string]>([
    ['12', INTEGER, '12'],
    ['a1b2', INTEGER, '12'],
    ['007', INTEGER, '7'],
    ['0', INTEGER, '0'],
    ['', INTEGER, ''],
    ['-5', INTEGER, '5'],
    ['1.5', FLOAT, '1.5'],
    ['1,5', FLOAT, '1.5'],
    ['1.2.3', FLOAT, '1.23'],
    ['.', FLOAT, '.'],
    ['0.2', FLOAT, '0.2'],
    ['101', FLOAT, '100'],
    ['x9y', FLOAT, '9'],
    ['лот-7', UPPER, 'ЛОТ-7'],
    ['12xg-F', HEX, '12F'],
  ])('%j by %j is %j', (text, option, expected) => {
    expect(filterTyped(text, option)).toBe(expected);
  });
});

describe('what stands when typing is over', () => {
  it.each<[string, TextOption, string]>([
    ['0', INTEGER, '1'],
    ['', INTEGER, ''],
    ['25', INTEGER, '25'],
    ['25', { kind: 'integer', min: 1, max: 20 }, '20'],
    ['0.2', FLOAT, '0.5'],
    ['1000', FLOAT, '100'],
    ['7.', FLOAT, '7'],
    ['.7', FLOAT, '0.7'],
    ['.', FLOAT, ''],
    ['abc', UPPER, 'ABC'],
  ])('%j by %j is %j', (text, option, expected) => {
    expect(settleText(text, option)).toBe(expected);
  });
});

it('a global pattern filters the same at every call', () => {
  const option: TextOption = { kind: 'allow', pattern: /\d/gu };
  expect([filterTyped('123', option), filterTyped('123', option)]).toEqual(['123', '123']);
});

describe('another number than what was typed', () => {
  it.each<[string, TextOption, boolean]>([
    ['1,5', FLOAT, false],
    ['1.', FLOAT, false],
    [' 12 ', FLOAT, false],
    ['-5', FLOAT, true],
    ['1e9', FLOAT, true],
    ['101', FLOAT, true],
    ['пять', FLOAT, true],
    ['', FLOAT, false],
    ['1.5', INTEGER, true],
    ['007', INTEGER, false],
  ])('%j by %j: %j', (typed, option, isOther) => {
    expect(isOtherNumber(typed, filterTyped(typed, option))).toBe(isOther);
  });
});

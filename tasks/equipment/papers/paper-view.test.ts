import { describe, expect, it } from 'vitest';
import { isUnreadable, missingOf, settledLine, typedInto } from './paper-view.ts';
import type { PaperField, PaperView, WrittenLine } from './paper-view.ts';

describe('a line while it is typed', () => {
  it.each([
    ['count', '25', '25'],
    ['count', '2б5 шт', '25'],
    ['count', '123456', '123'],
    ['time', '0', '0'],
    ['time', '09', '09'],
    ['time', '091', '09:1'],
    ['time', '0915', '09:15'],
    ['time', '915', '9:15'],
    ['time', '2359', '23:59'],
    ['time', '9:15', '9:15'],
    ['time', '09:157', '09:15'],
    ['text', 'LOT 03, 7 пл.', 'LOT 03, 7 пл.'],
  ] as const satisfies readonly (readonly [WrittenLine['kind'], string, string])[])(
    '%s %j is %j',
    (kind, typed, expected) => {
      expect(typedInto(kind, typed)).toBe(expected);
    },
  );
});

describe('a line that is left', () => {
  it.each([
    ['time', '9:5', '09:05'],
    ['time', '09:15', '09:15'],
    ['time', '9', '9'],
    ['count', ' 25 ', '25'],
    ['text', ' нет ', 'нет'],
  ] as const)('%s %j is kept as %j', (kind, typed, expected) => {
    expect(settledLine(kind, typed)).toBe(expected);
  });
});

describe('what is left in a line', () => {
  it.each([
    ['time', '09:15', false],
    ['time', '', false],
    ['time', '24:00', true],
    ['time', '09', true],
    ['count', '7', false],
    ['text', '24:00', false],
  ] as const)('%s %j is not to be taken: %s', (kind, text, expected) => {
    expect(isUnreadable(kind, text)).toBe(expected);
  });
});

describe('what is missing', () => {
  const line = (id: string, value: string, isRequired: boolean): PaperField => ({
    id,
    label: id,
    kind: 'text',
    value,
    choices: [],
    isRequired,
  });
  const plates = (values: readonly string[]): PaperField => ({
    id: 'plates',
    label: 'plates',
    kind: 'plates',
    values,
    choices: [],
    isRequired: true,
  });

  it.each([
    ['nothing of what is written', [line('a', '1', true)], []],
    ['a line that must be there', [line('a', '', true), line('b', '', false)], ['a']],
    ['a plate', [plates(['F', ''])], ['plates']],
    ['no plate', [plates(['F', 'E'])], []],
    ['nothing printed', [{ id: 'p', label: 'p', kind: 'printed', value: '' }], []],
  ] as const satisfies readonly (readonly [string, readonly PaperField[], readonly string[]])[])(
    '%s',
    (_, fields, expected) => {
      const view: PaperView = {
        id: 'paper',
        kind: 'TRAVELLER',
        title: 'Traveller',
        fields,
        checks: [],
        isSigned: true,
        isReadOnly: false,
      };
      expect(missingOf(view).map(({ id }) => id)).toEqual(expected);
    },
  );
});

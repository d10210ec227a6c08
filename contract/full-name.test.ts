import { expect, it } from 'vitest';
import { fullNameOf } from './full-name.ts';

it('puts the family name first and leaves out what is missing', () => {
  expect(fullNameOf({ surname: 'Орлов', name: 'Илья', lastName: 'Петрович' })).toBe('Орлов Илья Петрович');
  expect(fullNameOf({ surname: 'Орлов', name: 'Илья', lastName: '' })).toBe('Орлов Илья');
});

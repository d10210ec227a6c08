import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Анна Смирнова', 'АС'],
  ['Анна Ивановна Смирнова', 'АИ'],
  ['  ivan ', 'I'],
  ['', ''],
  ['李 明', '李明'],
])('%j gives %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

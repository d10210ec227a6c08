import { expect, test } from 'vitest';
import { readerAct, type PressedKey, type ReaderAct } from './reader-keys.ts';

const CALM = { isTyping: false, isSearching: false, isWide: false };
const key = (name: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test.each<[string, PressedKey, Partial<typeof CALM>, ReaderAct | null]>([
  ['page down turns', key('PageDown'), {}, 'NEXT'],
  ['an arrow turns', key('ArrowLeft'), {}, 'PREVIOUS'],
  ['an arrow moves a wide page', key('ArrowLeft'), { isWide: true }, null],
  ['an arrow moves the caret', key('ArrowLeft'), { isTyping: true }, null],
  ['page down turns a wide page', key('PageDown'), { isWide: true }, 'NEXT'],
  ['plus', key('+'), {}, 'LARGER'],
  ['plus in a field', key('+'), { isTyping: true }, null],
  ['Ctrl and plus', key('=', { ctrlKey: true }), { isTyping: true }, 'LARGER'],
  ['Ctrl+F', key('f', { ctrlKey: true }), {}, 'SEARCH'],
  ['Ctrl+F of a Russian layout', key('а', { ctrlKey: true }), { isTyping: true }, 'SEARCH'],
  ['Command+F', key('f', { metaKey: true }), {}, 'SEARCH'],
  ['F alone', key('f'), {}, null],
  ['Escape while searching', key('Escape'), { isSearching: true, isTyping: true }, 'END_SEARCH'],
  ['Escape otherwise', key('Escape'), {}, null],
  ['F3 while searching', key('F3'), { isSearching: true }, 'NEXT_HIT'],
  ['Shift+F3', key('F3', { shiftKey: true }), { isSearching: true, isTyping: true }, 'PREVIOUS_HIT'],
  ['F3 otherwise', key('F3'), {}, null],
  ['Alt and an arrow go back in history', key('ArrowLeft', { altKey: true }), {}, null],
])('%s', (_name, pressed, where, act) => {
  expect(readerAct(pressed, { ...CALM, ...where })).toBe(act);
});

import { expect, it } from 'vitest';
import { isKeptFile, oldShells, overBound } from './kept-files.ts';

const files = ['a', 'b', 'c', 'd'].map((url) => ({ url, bytes: 10 }));

it('lets the oldest go until both bounds hold', () => {
  expect(overBound(files, 40, 4)).toEqual([]);
  expect(overBound(files, 25, 4)).toEqual(['a', 'b']);
  expect(overBound(files, 1000, 3)).toEqual(['a']);
  expect(overBound(files, 0, 0)).toEqual(['a', 'b', 'c', 'd']);
});

it('keeps files of the build, and nothing of the API', () => {
  expect(['/assets/a-1.js', '/pdf/cmaps/x.bcmap'].map(isKeptFile)).toEqual([true, true]);
  expect(['/api/v1/works/1', '/', '/sw.js', '/cabinet'].some(isKeptFile)).toBe(false);
});

it('keeps the version before for pages that are still open, and none before it', () => {
  const names = ['kristall-shell-1', 'kristall-files', 'kristall-shell-2', 'kristall-shell-3'];
  expect(oldShells(names, 'kristall-shell', 'kristall-shell-3')).toEqual(['kristall-shell-1']);
  expect(oldShells(['kristall-shell-3'], 'kristall-shell', 'kristall-shell-3')).toEqual([]);
});

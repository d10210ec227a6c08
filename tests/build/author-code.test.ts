// No page of a learner loads a byte of what authors use.
import { describe, expect, test } from 'vitest';
import { chunkWith, closureOf, filesOfIndex, modulesIn, readChunks } from './built-page.ts';

const AUTHORING = '/src/features/authoring/';
/** The screens of learners. */
const SCREENS = [
  'cabinet/cabinet-screen.tsx',
  'control/control-screen.tsx',
  'results/results-screen.tsx',
  'profile/profile-screen.tsx',
  'documents/documents-screen.tsx',
  'attempt/work-screen.tsx',
  'attempt/attempt-screens.tsx',
];

const chunks = readChunks();
const frame = [
  ...filesOfIndex(),
  ...['/app/layouts/default-layout.tsx', '/app/header/user-menu.tsx'].map((end) => chunkWith(chunks, end)),
];
const authoringIn = (files: readonly string[]): readonly string[] =>
  modulesIn([...closureOf(files, chunks)], chunks).filter((path) => path.includes(AUTHORING));

describe('author code', () => {
  test.each(SCREENS)('is not loaded with %s', (screen) => {
    expect(authoringIn([...frame, chunkWith(chunks, `/src/features/${screen}`)])).toEqual([]);
  });

  test('is loaded with the pages of authors', () => {
    const works = chunkWith(chunks, `${AUTHORING}works/works-screen.tsx`);
    expect(authoringIn([...frame, works]).length).toBeGreaterThan(5);
  });
});

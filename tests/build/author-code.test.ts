// No page of a learner loads a byte of what authors use.
import { describe, expect, test } from 'vitest';
import { chunkWith, closureOf, filesOfIndex, modulesIn, readChunks } from './built-page.ts';

const AUTHORING = '/src/features/authoring/';
/** What tasks are written with. */
const AUTHOR = /\/tasks\/(?:authors\.|(?:[a-z-]+\/)+author(?:-screen|-texts|\/))/;
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
  modulesIn([...closureOf(files, chunks)], chunks).filter(
    (path) => path.includes(AUTHORING) || AUTHOR.test(path),
  );

/** The screens of questions and simulations, which load with the first task of their type. */
const TASKS = [...chunks.values()].flatMap(({ modules }) =>
  modules.filter((id) => /\/tasks\/[a-z-]+\/(?:control|answer-screen)\.tsx$/.test(id)),
);

describe('author code', () => {
  test('no task that is answered loads any of it', () => {
    expect(TASKS.length).toBeGreaterThan(10);
    for (const id of TASKS) expect(authoringIn([chunkWith(chunks, id)])).toEqual([]);
  });

  test('what tasks are written with loads with the page that writes them', () => {
    const screen = chunkWith(chunks, '/tasks/single-choice/author-screen.tsx');
    expect(authoringIn([screen]).some((path) => AUTHOR.test(path))).toBe(true);
  });

  test.each(SCREENS)('is not loaded with %s', (screen) => {
    expect(authoringIn([...frame, chunkWith(chunks, `/src/features/${screen}`)])).toEqual([]);
  });

  test('is loaded with the pages of authors', () => {
    const works = chunkWith(chunks, `${AUTHORING}works/works-screen.tsx`);
    expect(authoringIn([...frame, works]).length).toBeGreaterThan(5);
  });

  test.each([
    ['the editor of a work', 'work-editor/work-screens.tsx', false],
    ['the list of works', 'works/works-screen.tsx', true],
  ] as const)('whether %s builds schemas of works and people', (_name, screen, builds) => {
    const modules = modulesIn([...closureOf([chunkWith(chunks, AUTHORING + screen)], chunks)], chunks);
    expect(modules.some((path) => /\/contract\/entities\/(?:work|user)\.ts$/.test(path))).toBe(builds);
  });
});

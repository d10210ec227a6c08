/**
 * What a browser loads before a simulation can be played, beyond the page that an attempt stands on and without pictures and
 * sounds. Dialogs, papers and panels load later, during play.
 */
import { describe, expect, test } from 'vitest';
import {
  brotliBytes,
  chunkWith,
  closureOf,
  filesOfIndex,
  modulesIn,
  readChunks,
  ROOT,
} from './built-page.ts';

const MAX_BYTES = 250_000;
/** With what loads during play: deferring code must not hide its growth. */
const MAX_BYTES_IN_ALL = 310_000;

/** All that a browser has loaded when a simulation of an attempt can be played. */
const MAX_PAGE_BYTES = 460_000;

const chunks = readChunks();
/** The page of an attempt with a question: its frame, menu and attempt are there whatever the task is. */
const start = closureOf(
  [
    ...filesOfIndex(),
    ...['/app/layouts/default-layout.tsx', '/app/header/user-menu.tsx', '/attempt/attempt-screens.tsx'].map(
      (end) => chunkWith(chunks, end),
    ),
  ],
  chunks,
);

function holders(module: RegExp): readonly string[] {
  const all = [...chunks.values()].filter(({ modules }) => modules.some((path) => module.test(path)));
  return all.map(({ fileName }) => fileName);
}

/** Pixi loads one of several renderers; the WebGL one is the largest that is ever loaded. */
const renderers = holders(/WebGLRenderer\.m?js$/);
/** The addresses of the sprite sheets: loaded with every scene. */
const addresses = holders(/\/assets\/sheet-urls\.ts$/);

/** By the project's own folders, wherever the project itself lies. */
const isOfSimulation = (path: string): boolean =>
  ['tasks', 'scenes', 'machines'].some((folder) => path.startsWith(`${ROOT}/${folder}/`));

/** The parts of the simulation that load during play, and what they import in turn. */
function laterParts(starts: Iterable<string>): ReadonlySet<string> {
  const seen = new Set(starts);
  for (const file of seen) {
    const asked = (chunks.get(file)?.dynamicImports ?? []).filter((name) =>
      modulesIn([name], chunks).some(isOfSimulation),
    );
    for (const later of closureOf(asked, chunks)) if (!start.has(later)) seen.add(later);
  }
  return seen;
}

describe.each(['room', 'equipment'])('the simulation %s', (name) => {
  const screen = chunkWith(chunks, `/tasks/${name}/answer-screen.tsx`);
  const files = [...closureOf([screen, ...renderers, ...addresses], chunks)].filter(
    (file) => !start.has(file),
  );

  test.each([
    `/scenes/${name}/`,
    `/machines/${name}/`,
    '/machines/kit/',
    '/pixi.js/',
    '/assets/sheet-urls.ts',
  ])('has %s', (part) => {
    expect(modulesIn(files, chunks).some((path) => path.includes(part))).toBe(true);
  });

  test(`weighs at most ${MAX_PAGE_BYTES} bytes with the page that it is played on`, () => {
    expect(brotliBytes([...start, ...files])).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });

  test(`weighs at most ${MAX_BYTES} bytes`, () => {
    expect(brotliBytes(files)).toBeLessThanOrEqual(MAX_BYTES);
  });

  test(`weighs at most ${MAX_BYTES_IN_ALL} bytes with what comes later`, () => {
    const all = laterParts(files);
    expect(all.size).toBeGreaterThan(files.length);
    expect(brotliBytes(all)).toBeLessThanOrEqual(MAX_BYTES_IN_ALL);
  });
});

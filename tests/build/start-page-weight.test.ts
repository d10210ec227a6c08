// What a browser loads until the start page is there.
import { describe, expect, test } from 'vitest';
import {
  brotliBytes,
  chunkWith,
  closureOf,
  entryOfIndex,
  filesOfIndex,
  modulesIn,
  readChunks,
} from './built-page.ts';

const chunks = readChunks();

/** What the address / loads after index.html, in the default language. */
const START_MODULES = ['src/app/layouts/start-layout.tsx', 'src/features/start/start-screen.tsx'];

const MAX_BYTES = 130_000;
/** Each file is a request, and HTTP/1.1 allows six at a time. */
const MAX_FILES = 6;
const HEAVY = /node_modules\/(?:pixi\.js|@pixi|xstate|@xstate|howler|matter-js|zod|react-hook-form)\//;
const SIMULATION = /\/(?:scenes|machines)\//;

const indexFiles = filesOfIndex();
const firstLoad = closureOf(
  [...indexFiles, ...START_MODULES.map((module) => chunkWith(chunks, module))],
  chunks,
);
const modules = modulesIn(firstLoad, chunks);

describe('first load of the start page', () => {
  test('was read', () => {
    expect(indexFiles.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
    expect(modules.some((path) => path.includes('/react-dom/'))).toBe(true);
    expect(modules.some((path) => path.endsWith('start-screen.tsx'))).toBe(true);
    expect([...firstLoad].some((file) => file.endsWith('.css'))).toBe(true);
  });

  test(`weighs at most ${MAX_BYTES} bytes`, () => {
    expect(brotliBytes(firstLoad)).toBeLessThanOrEqual(MAX_BYTES);
  });

  test(`is at most ${MAX_FILES} files`, () => {
    expect([...firstLoad].length).toBeLessThanOrEqual(MAX_FILES);
  });

  test('holds nothing heavy that only a later page needs', () => {
    expect(
      modules.filter((path) => HEAVY.test(path) || SIMULATION.test(path.replace(/.*node_modules/, ''))),
    ).toEqual([]);
  });

  test('index.html asks for nothing beyond the static imports of its entry', () => {
    const needed = closureOf([entryOfIndex()], chunks);
    expect(indexFiles.filter((file) => !needed.has(file))).toEqual([]);
  });
});

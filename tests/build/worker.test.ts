// The service worker of the build: what it stores on every visitor's device.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryOfIndex, modulesIn, readChunks, ROOT, sentBytes } from './built-page.ts';

const DIST = join(ROOT, 'dist');
const chunks = readChunks();
const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
const shell = [...worker.matchAll(/url:\s*[`"']\/([^`"']+)[`"']/g)].map(([, file = '']) => file);

const MAX_SHELL_BYTES = 700_000;
const MAX_WORKER_BYTES = 12_000;

describe('the worker', () => {
  test('stands at the root, plain, and is small', () => {
    expect(worker).not.toMatch(/^\s*(?:import|export)\b/m);
    expect(sentBytes('sw.js')).toBeLessThanOrEqual(MAX_WORKER_BYTES);
    expect(worker).toContain(entryOfIndex().replace(/^assets\/|\.js$/g, ''));
  });

  test('keeps the page, its entry and texts in three languages, each of them there', () => {
    expect(shell).toContain('index.html');
    expect(shell).toContain(entryOfIndex());
    expect(shell.filter((file) => !existsSync(join(DIST, file)))).toEqual([]);
    const texts = modulesIn(shell, chunks).filter((path) =>
      /\/src\/i18n\/(?:ru|en|ch)\/cabinet\.ts$/.test(path),
    );
    expect(texts).toHaveLength(3);
  });

  test(`takes at most ${MAX_SHELL_BYTES} bytes on its way`, () => {
    expect(shell.reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThanOrEqual(MAX_SHELL_BYTES);
  });

  test('keeps no picture or part of a simulation, no document reader, and no page of teachers unasked', () => {
    const pictures = shell.filter((file) => /\.(?:webp|png|webm|mp3|json)$/.test(file));
    expect(pictures.filter((file) => !/^assets\/(?:offline|error)@|^icon-/.test(file))).toEqual([]);
    const heavy =
      /node_modules\/(?:pixi\.js|pdfjs-dist|howler|matter-js)\/|\/src\/features\/practice\/|\/src\/features\/results\/review\/[^/]*\.tsx|\/builtin\/keys\//;
    expect(modulesIn(shell, chunks).filter((path) => heavy.test(path))).toEqual([]);
  });

  test('what a simulation or a document needs is listed, each file there with its weight', () => {
    const lists = JSON.parse(readFileSync(join(DIST, 'offline-files.json'), 'utf8')) as Record<
      string,
      readonly (readonly [string, number])[]
    >;
    expect(Object.keys(lists).toSorted()).toEqual(['DOCUMENT', 'EQUIPMENT', 'ROOM']);
    for (const files of Object.values(lists)) {
      expect(files.length).toBeGreaterThan(3);
      expect(files.filter(([url, bytes]) => statSync(join(DIST, url)).size !== bytes)).toEqual([]);
    }
    expect(lists['ROOM']?.some(([url]) => url.includes('@2x'))).toBe(true);
    expect(lists['DOCUMENT']?.some(([url]) => url.includes('pdf.worker'))).toBe(true);
  });
});

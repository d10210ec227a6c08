/**
 * What a browser loads until it can play, beyond the start page and without pictures and sounds. Dialogs, papers and panels
 * come behind the scene, once one plays.
 */
import { describe, expect, test } from 'vitest';
import { brotliBytes, chunkWith, closureOf, filesOfIndex, modulesIn, readChunks } from './built-page.ts';

const MOST_BYTES = 250_000;
/** With what comes behind the scene: what is put off must not grow unseen. */
const MOST_BYTES_IN_ALL = 310_000;

const chunks = readChunks();
const start = closureOf(filesOfIndex(), chunks);

function holders(module: RegExp): readonly string[] {
  const all = [...chunks.values()].filter(({ modules }) => modules.some((path) => module.test(path)));
  return all.map(({ fileName }) => fileName);
}

/** Pixi loads one renderer of several by need; the GL one is the heaviest that is ever loaded. */
const renderers = holders(/WebGLRenderer\.m?js$/);
/** Where the pictures' sheets are: asked for when a scene opens, but by every scene. */
const addresses = holders(/\/assets\/sheet-urls\.ts$/);

/** The parts of the simulation that are asked for while one plays, and what they ask for in turn. */
function laterParts(starts: Iterable<string>): ReadonlySet<string> {
  const seen = new Set(starts);
  for (const file of seen) {
    const asked = (chunks.get(file)?.dynamicImports ?? []).filter((name) =>
      modulesIn([name], chunks).some((path) => /\/(?:tasks|scenes|machines)\//.test(path)),
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

  test(`weighs at most ${MOST_BYTES} bytes`, () => {
    expect(brotliBytes(files)).toBeLessThanOrEqual(MOST_BYTES);
  });

  test(`weighs at most ${MOST_BYTES_IN_ALL} bytes with what comes later`, () => {
    const all = laterParts(files);
    expect(all.size).toBeGreaterThan(files.length);
    expect(brotliBytes(all)).toBeLessThanOrEqual(MOST_BYTES_IN_ALL);
  });
});

/** What a browser loads to play, beyond the start page and without pictures. */
import { expect, test } from 'vitest';
import { brotliBytes, closureOf, filesOfIndex, modulesIn, readChunks } from './built-page.ts';

const MOST_BYTES = 250_000;
const SIMULATION = /\/(?:scenes|machines)\/(?:kit|room)\//;

const chunks = readChunks();
const start = closureOf(filesOfIndex(), chunks);
const holders = [...chunks.values()].filter(({ modules }) => modules.some((path) => SIMULATION.test(path)));
/** Pixi loads one renderer of several by need; the GL one is the heaviest that is ever loaded. */
const renderers = [...chunks.values()].filter(({ modules }) =>
  modules.some((path) => /WebGLRenderer\.m?js$/.test(path)),
);
/** Where the pictures' sheets are: asked for when a scene opens, but by every scene. */
const addresses = [...chunks.values()].filter(({ modules }) =>
  modules.some((path) => path.endsWith('/assets/sheet-urls.ts')),
);
const names = [...holders, ...renderers, ...addresses].map(({ fileName }) => fileName);
const simulation = [...closureOf(names, chunks)].filter((file) => !start.has(file));

test('the simulation is in the build', () => {
  const modules = modulesIn(simulation, chunks);
  expect(modules.some((path) => path.includes('/scenes/room/'))).toBe(true);
  expect(modules.some((path) => path.includes('/machines/room/'))).toBe(true);
  expect(modules.some((path) => path.includes('/pixi.js/'))).toBe(true);
  expect(addresses).toHaveLength(1);
});

test(`the simulation weighs at most ${MOST_BYTES} bytes`, () => {
  expect(brotliBytes(simulation)).toBeLessThanOrEqual(MOST_BYTES);
});

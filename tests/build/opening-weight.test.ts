// What a browser loads of the code before the page of an address can be used, opened by that address with nothing stored.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chunkWith, closureOf, DIST, filesOfIndex, readChunks, sentBytes } from './built-page.ts';

const chunks = readChunks();
const firstFiles = JSON.parse(readFileSync(join(DIST, 'first-files.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

/** What is asked for with the page: what index.html names, and the address beyond that. */
function askedAtOnce(address: string): ReadonlySet<string> {
  return new Set([...filesOfIndex(), ...(firstFiles[address] ?? []).map((file) => file.slice(1))]);
}

/** With the list of pictures, where an address has a scene. */
interface Opening {
  readonly address: string;
  /** The screen that stands first, where it depends on what the attempt holds. */
  readonly screen?: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
}

const OPENINGS: readonly Opening[] = [
  { address: '/cabinet', maxFiles: 10, maxBytes: 155_000 },
  { address: '/selfcontrol/:id', maxFiles: 14, maxBytes: 220_000 },
  {
    address: '/practice-selfcontrol/:id',
    screen: '/tasks/room/answer-screen.tsx',
    maxFiles: 16,
    maxBytes: 440_000,
  },
  {
    address: '/practice-selfcontrol/:id',
    screen: '/tasks/equipment/answer-screen.tsx',
    maxFiles: 16,
    maxBytes: 470_000,
  },
];

describe.each(OPENINGS)('$address $screen', ({ address, screen, maxFiles, maxBytes }) => {
  const atOnce = askedAtOnce(address);
  const files = new Set([
    ...atOnce,
    ...(screen === undefined ? [] : closureOf([chunkWith(chunks, screen)], chunks)),
  ]);

  test('has all that it imports in the first wave', () => {
    expect([...closureOf([...atOnce], chunks)].filter((file) => !atOnce.has(file))).toEqual([]);
  });

  test(`is at most ${maxFiles} files`, () => {
    expect(files.size).toBeLessThanOrEqual(maxFiles);
  });

  test(`weighs at most ${maxBytes} bytes`, () => {
    const bytes = [...files].reduce((sum, file) => sum + sentBytes(file), 0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
});

test('the texts of the default language come with the page', () => {
  for (const [address, name] of [
    ['/cabinet', 'cabinet'],
    ['/selfcontrol/:id', 'attempt'],
  ] as const)
    expect(askedAtOnce(address)).toContain(chunkWith(chunks, `/src/i18n/ru/${name}.ts`));
});

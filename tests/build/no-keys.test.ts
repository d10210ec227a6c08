// No file of the build contains anything of a key: no reference, no judging, no answers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { readBuiltTexts, readChunks, ROOT } from './built-page.ts';

const KEY_FILES = globSync('machines/*/builtin/keys/*.ts', { cwd: ROOT });
const OTHER_FILES = globSync('{assets,contract,machines,scenes,src,tasks}/**/*.{ts,tsx}', {
  cwd: ROOT,
}).filter((path) => !path.includes('/builtin/keys/') && !path.endsWith('.test.ts'));

/** Shorter strings may be ordinary words of any module. */
const DISTINCTIVE_LENGTH = 14;
const MIN_STRINGS = 20;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function stringsOf(path: string): readonly string[] {
  const { program } = parseSync(path, read(path));
  const strings: string[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') strings.push(node.value);
    },
  }).visit(program);
  return strings.filter(
    (text) => text.length >= DISTINCTIVE_LENGTH && !text.startsWith('#') && !/^\.\.?\//.test(text),
  );
}

/** What is written in the keys and nowhere else. */
const elsewhere = OTHER_FILES.map(read).join('\n');
const keyStrings = KEY_FILES.flatMap(stringsOf).filter((text) => !elsewhere.includes(text));
const built = readBuiltTexts();

describe('keys', () => {
  test('have strings of their own to look for', () => {
    expect(keyStrings.length).toBeGreaterThanOrEqual(MIN_STRINGS);
    expect(built.size).toBeGreaterThan(5);
  });

  test('are in no file of the build', () => {
    const found = [...built].flatMap(([name, text]) =>
      keyStrings.filter((part) => text.includes(part)).map((part) => `${name}: ${part}`),
    );
    expect(found).toEqual([]);
  });

  test('and no module of theirs or of the server is in a chunk', () => {
    const modules = [...readChunks().values()].flatMap((chunk) => chunk.modules);
    expect(modules.length).toBeGreaterThan(100);
    const own = modules.filter((path) => path.startsWith(ROOT)).map((path) => path.slice(ROOT.length + 1));
    expect(own.filter((path) => path.startsWith('server/') || path.includes('/builtin/keys/'))).toEqual([]);
  });
});

// The language of the house, as far as a test can hold it: constants, limits, private fields, headers.
import { describe, expect, test } from 'vitest';
import { parseSync } from 'oxc-parser';
import { needlessExports } from './exports.ts';
import { constantNames } from './constants.ts';
import { listFiles, readModules } from './module-graph.ts';

const modules = readModules(listFiles());
const code = [...modules.values()];
/** Constants by path; parsed once for both rules. */
const constants = code
  .filter(({ path }) => !/\.stories\.tsx$|\.d\.ts$|\.config\.ts$|^src\/i18n\/(?:ru|en|ch)\//.test(path))
  .flatMap(({ path, text }) =>
    constantNames(text, parseSync(path, text).program).map((name) => ({ path, name })),
  );
const SCREAMING_SNAKE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;
/** Names of limits that do not begin with MAX_ or MIN_. */
const OTHER_LIMIT = /^(?:MOST|LONGEST|LARGEST|BIGGEST|FEWEST|SMALLEST|SHORTEST|LEAST)(?:_|$)/;
const PRIVATE_WORD = /^\s+private (?!constructor\b)/m;
/** A one-line header is a `//` line; a block at the top has several lines, or belongs to a declaration. */
const ONE_LINE_BLOCK = /^\/\*\* .* \*\/\n(?:\n|import )/;

describe('constants', () => {
  test.each([
    ['export const a = 1;', ['a']],
    ["const b = { ru: ['x'] } as const;", ['b']],
    ['const c = new Set([1]);', ['c']],
    ['const d = () => 1, e = f(), g = z.object({}), h = new Map();', []],
    ['const i = [1]; i.push(2);', []],
    ['const j = { run: () => 1 };', []],
  ])('%j holds the constants %j', (text, names) => {
    expect(constantNames(text, parseSync('sample.ts', text).program)).toEqual(names);
  });

  test('are SCREAMING_SNAKE at module level', () => {
    const wrong = constants.filter(({ name }) => !SCREAMING_SNAKE.test(name));
    expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('limits are MAX_ or MIN_', () => {
    const wrong = constants.filter(({ name }) => OTHER_LIMIT.test(name));
    expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });
});

describe('files', () => {
  test('private members are written #name', () => {
    expect(code.filter(({ text }) => PRIVATE_WORD.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('one line about a file is a // line', () => {
    expect(code.filter(({ text }) => ONE_LINE_BLOCK.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('nothing is exported that no other module imports', () => {
    expect(needlessExports(modules)).toEqual([]);
  });
});

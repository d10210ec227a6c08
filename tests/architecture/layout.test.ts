// Folders, names, sizes and words: a newcomer should find anything by guessing.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOutside } from './layers.ts';
import { listFiles, readModules, ROOT } from './module-graph.ts';

const FIRST_LEVEL = [
  'assets',
  'contract',
  'docs',
  'machines',
  'public',
  'scenes',
  'server',
  'src',
  'stories',
  'tasks',
  'tests',
];
/** What runs and builds leave behind, ignored by git. */
const LEFT_BEHIND = ['bench', 'coverage', 'data', 'dist', 'node_modules', 'storybook-static', 'test-results'];
const SRC_FOLDERS = ['app', 'features', 'i18n', 'lib', 'ui'];

const MAX_LINES = 300;
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Python modules are imported by name, so they cannot have hyphens. */
const SNAKE_CASE = /^_*[a-z0-9]+(?:_[a-z0-9]+)*_*\.py$/;
const VAGUE_NAMES = /(?:^|[-.])(?:utils?|helpers?|managers?|misc|common-stuff)(?:[-.]|$)/;
const UNFINISHED = /\b(?:TODO|FIXME|XXX|HACK|WIP)\b|coming soon|not implemented|lorem ipsum/i;
const SWITCHED_OFF =
  /@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable|\b(?:it|test|describe)\.(?:only|skip|todo)\b/;

const files = listFiles();
const modules = [...readModules(files).values()];
const code = modules.filter(({ path }) => !path.startsWith('tests/architecture/'));

function foldersIn(path: string): readonly string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}

/** The number of lines that are neither blank nor a comment. */
function countLines(text: string): number {
  const withoutBlocks = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return withoutBlocks.split('\n').filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length;
}

const paths = (found: readonly { readonly path: string }[]): readonly string[] =>
  found.map(({ path }) => path);

describe('folders', () => {
  test('the first level is fixed', () => {
    const unknown = foldersIn('.').filter(
      (name) => !FIRST_LEVEL.includes(name) && !LEFT_BEHIND.includes(name),
    );
    expect(unknown).toEqual([]);
    expect(FIRST_LEVEL.filter((name) => !foldersIn('.').includes(name))).toEqual([]);
  });

  test('src has its five', () => {
    expect(foldersIn('src').toSorted()).toEqual(SRC_FOLDERS);
  });

  test('files were found in each', () => {
    const empty = FIRST_LEVEL.filter((name) => name !== 'docs' && name !== 'public').filter(
      (name) => !files.some((path) => path.startsWith(`${name}/`)),
    );
    expect(empty).toEqual([]);
  });
});

describe('names', () => {
  test('files are kebab-case, those of Python snake_case', () => {
    const named = (path: string): boolean =>
      (path.endsWith('.py') ? SNAKE_CASE : KEBAB_CASE).test(basename(path));
    expect(files.filter((path) => !named(path))).toEqual([]);
  });

  test('no file is named for everything and nothing', () => {
    expect(files.filter((path) => VAGUE_NAMES.test(basename(path)))).toEqual([]);
  });

  test('what a component file exports in upper case is PascalCase', () => {
    const wrong = code
      .filter(({ path }) => path.endsWith('.tsx') && !isOutside(path))
      .flatMap(({ path, parsed }) =>
        parsed.staticExports
          .flatMap(({ entries }) => entries.map((entry) => entry.exportName.name ?? ''))
          .filter((name) => /^[A-Z]/.test(name) && !/^[A-Z][A-Za-z0-9]*$|^[A-Z][A-Z0-9_]*$/.test(name))
          .map((name) => `${path}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('style', () => {
  test('no file is longer than the wall', () => {
    expect(paths(modules.filter(({ text }) => countLines(text) > MAX_LINES))).toEqual([]);
  });

  test('exports are named', () => {
    const wrong = code.filter(
      ({ path, parsed }) =>
        !isOutside(path) &&
        parsed.staticExports.some(({ entries }) =>
          entries.some(({ exportName }) => exportName.kind === 'Default'),
        ),
    );
    expect(paths(wrong)).toEqual([]);
  });

  test('no module hands on what another exports', () => {
    const barrels = code.filter(({ edges }) => edges.some(({ kind }) => kind === 'export'));
    expect(paths(barrels)).toEqual([]);
    expect(files.filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });

  test('imports of the project carry their extension', () => {
    const wrong = code.flatMap(({ edges }) =>
      edges.filter(({ inProject, kind, to }) => inProject && kind !== 'url' && !/\.[a-z0-9]+$/.test(to)),
    );
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('what repeats on the server is a job', () => {
    const repeating = code.filter(
      ({ path, text }) =>
        path.startsWith('server/') && !path.startsWith('server/background/') && /\bsetInterval\b/.test(text),
    );
    expect(paths(repeating)).toEqual([]);
  });

  test('every job is in the list', () => {
    const makers = code.filter(
      ({ path, text }) =>
        path.startsWith('server/background/') && /: MakeJob = /.test(text) && !/\.test\./.test(path),
    );
    const list = modules.find(({ path }) => path === 'server/background/all-jobs.ts');
    const listed = list?.edges.map(({ to }) => to) ?? [];
    expect(makers.length).toBeGreaterThan(5);
    expect(paths(makers).filter((path) => !listed.includes(path))).toEqual([]);
  });

  test('nothing is left unfinished', () => {
    expect(paths(code.filter(({ text }) => UNFINISHED.test(text)))).toEqual([]);
    const pages = files.filter((path) => /\.(?:css|json|html|svg)$/.test(path));
    expect(pages.filter((path) => UNFINISHED.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });

  test('no check is switched off and no test left out', () => {
    expect(paths(code.filter(({ text }) => SWITCHED_OFF.test(text)))).toEqual([]);
  });
});

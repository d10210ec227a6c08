// A task type is a folder and a line in each of two lists; nothing else knows it by name.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { isOutside } from './layers.ts';
import { listFiles, readModules, ROOT } from './module-graph.ts';

const LISTS = ['tasks/kinds.ts', 'tasks/views.ts', 'tasks/authors.ts'] as const;
/** What a list takes from a type's folder. */
const DOORS = {
  'tasks/kinds.ts': 'kind.ts',
  'tasks/views.ts': 'views.ts',
  'tasks/authors.ts': 'author-screen.tsx',
} as const;

const modules = readModules(listFiles());
const edges = [...modules.values()].filter(({ path }) => !isOutside(path)).flatMap((module) => module.edges);

const folders = readdirSync(join(ROOT, 'tasks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const holding = (file: string): readonly string[] =>
  folders.filter((name) => existsSync(join(ROOT, 'tasks', name, file)));
/** What several types share has a `kind.ts` too, but no views: it makes kinds and is none. */
const types = holding('views.ts');

/** The type's folder that a path lies in; undefined elsewhere. */
function typeOf(path: string): string | undefined {
  const name = /^tasks\/([^/]+)\//.exec(path)?.[1];
  return name !== undefined && types.includes(name) ? name : undefined;
}

describe('the front door of a task type', () => {
  test('there are as many folders as types', () => {
    expect(types).toHaveLength(TASK_TYPES.length);
    expect(types.filter((name) => !holding('kind.ts').includes(name))).toEqual([]);
    expect(holding('author-screen.tsx').length).toBeGreaterThan(8);
  });

  test.each(LISTS)('%s names each folder once, and nothing of it but its door', (list) => {
    const taken = edges.filter(({ from, to }) => from === list && typeOf(to) !== undefined);
    expect(taken.map(({ to }) => to).toSorted()).toEqual(
      types
        .filter((name) => holding(DOORS[list]).includes(name))
        .map((name) => `tasks/${name}/${DOORS[list]}`)
        .toSorted(),
    );
  });

  test('nothing else takes anything from the folder of a type', () => {
    const wrong = edges.filter(({ from, to, inProject }) => {
      if (!inProject || typeOf(to) === undefined || typeOf(from) === typeOf(to)) return false;
      return !LISTS.some((list) => list === from);
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('a folder and its type go together: a simulation is named as its machines are', () => {
    const played = Object.values(TASK_KINDS).flatMap(({ simulation }) => simulation ?? []);
    expect(played.map((name) => name.toLowerCase()).toSorted()).toEqual(
      types.filter((name) => existsSync(join(ROOT, 'machines', name))).toSorted(),
    );
  });
});

describe('what a type is, its kind says', () => {
  /** Names that are a type's alone: DOCUMENT is a kind of work and of file as well, ROOM and EQUIPMENT are simulations. */
  const named = TASK_TYPES.filter((type) => !['DOCUMENT', 'ROOM', 'EQUIPMENT'].includes(type));
  const asking = new RegExp(
    `(?:[=!]==\\s*|case\\s+)'(?:${named.join('|')})'|'(?:${named.join('|')})'\\s*[=!]==`,
  );

  test('neither the server nor the page asks for a type by name', () => {
    const wrong = [...modules.values()].filter(
      ({ path, text }) =>
        // The seed writes tasks of known types and answers them, and so does a test's rig.
        /^(?:server\/(?!seed\/)|src\/)/.test(path) &&
        !isOutside(path) &&
        !path.endsWith('-rig.ts') &&
        asking.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('such a question would be seen', () => {
    expect(asking.test("if (task.taskType === 'PAINT') draw();")).toBe(true);
    expect(asking.test("case 'QUESTION':")).toBe(true);
    expect(asking.test("taskType: 'PAINT'")).toBe(false);
  });
});

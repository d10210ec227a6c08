// Queries stand in repositories: a module that registers a call's handler builds no query itself.
import { describe, expect, test } from 'vitest';
import { listFiles, parseModule, readModules, type Module } from './module-graph.ts';

const REGISTERS = /\bregister(?:Claimed)?Call\(\s*app\b/;
const QUERY =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|where|orderBy|execute|executeQuery|executeTakeFirst|executeTakeFirstOrThrow)\(|\bsql(?:<[^`]*>)?`/;
/** At least this many files register calls; if the number suddenly shrinks, files were not read. */
const MIN_ROUTE_FILES = 30;

const holdsQuery = ({ text, edges }: Pick<Module, 'text' | 'edges'>): boolean =>
  QUERY.test(text) || edges.some(({ to, kind }) => to === 'kysely' && kind !== 'type');

const routeFiles = [...readModules(listFiles(['server'])).values()].filter(
  ({ path, text }) => path.startsWith('server/routes/') && !path.endsWith('.test.ts') && REGISTERS.test(text),
);

describe('route files', () => {
  test('were found', () => {
    expect(routeFiles.length).toBeGreaterThanOrEqual(MIN_ROUTE_FILES);
  });

  test('hold no query', () => {
    expect(routeFiles.filter(holdsQuery).map(({ path }) => path)).toEqual([]);
  });

  test.each([
    "await db.selectFrom('users').selectAll().execute();",
    "const row = await selectWorks(db).where('works.id', '=', id).executeTakeFirst();",
    'const next = sql<number>`version + 1`;',
    "import { sql } from 'kysely';",
  ])('would be found out: %s', (text) => {
    expect(holdsQuery(parseModule('server/routes/things/things-routes.ts', text))).toBe(true);
  });
});

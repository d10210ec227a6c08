// Who may import whom, checked over the whole import graph.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  featureOf,
  isOfKit,
  isOfMember,
  isOutside,
  LAYERS,
  layerOf,
  mayImport,
  type Layer,
} from './layers.ts';
import {
  listFiles,
  parseModule,
  reachableFrom,
  readModules,
  ROOT,
  type Edge,
  type Module,
} from './module-graph.ts';

const files = listFiles();
const modules = readModules(files);
const shipped = [...modules.values()].filter((module) => !isOutside(module.path));
const edges = shipped.flatMap((module) => module.edges);

/** Raised as the project grows: if the graph suddenly shrinks, modules were not read. */
const MIN_MODULES = 1500;
const MIN_EDGES = 8500;

/** Packages that only one side may import. */
const SERVER_PACKAGES =
  /^(?:node:|fastify|@fastify\/|kysely|better-sqlite3|pg$|pino|nodemailer|@node-rs\/|prom-client)/;
const BROWSER_PACKAGES = /^(?:react|@react|pixi|@pixi\/|howler|lucide|i18next|@tanstack\/|idb$|matter-js)/;
const PURE_PACKAGES: Readonly<Partial<Record<Layer, RegExp>>> = {
  contract: /^zod$/,
  machines: /^(?:xstate|zod|@noble\/hashes\/.*)$/,
  taskRules: /^zod$/,
};
const BROWSER_LAYERS: ReadonlySet<Layer> = new Set([
  'scenes',
  'lib',
  'ui',
  'loadingUi',
  'taskScreens',
  'features',
  'app',
]);

const show = (edge: Edge): string => `${edge.from} → ${edge.to}`;

function layersOf(edge: Edge): readonly [Layer, Layer] | undefined {
  const from = layerOf(edge.from);
  const to = layerOf(edge.to);
  return from && to ? [from, to] : undefined;
}

function startsOfBrowser(): readonly string[] {
  return shipped.filter(({ path }) => /^(?:src|scenes)\//.test(path)).map(({ path }) => path);
}

describe('the graph was read', () => {
  test('as many modules and imports as the project has', () => {
    expect(shipped.length).toBeGreaterThanOrEqual(MIN_MODULES);
    expect(edges.length).toBeGreaterThanOrEqual(MIN_EDGES);
  });

  test.each(Object.keys(LAYERS))('layer %s has modules', (layer) => {
    expect(shipped.filter(({ path }) => layerOf(path) === layer).length).toBeGreaterThan(0);
  });

  test('every way of importing is seen', () => {
    const { edges: seen } = parseModule(
      'src/lib/sample.ts',
      `import { a } from '#contract/a.ts'; import type { B } from './b.ts'; export { c } from '../c.ts';
       export * from './d.ts'; const e = import('./e.tsx'); type F = import('#machines/f.ts').F;
       const g = new URL('./g.ts', import.meta.url); import h from 'zod';`,
    );
    expect(seen.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
      'import contract/a.ts',
      'type src/lib/b.ts',
      'import zod',
      'export src/c.ts',
      'export src/lib/d.ts',
      'dynamic src/lib/e.tsx',
      'type machines/f.ts',
      'url src/lib/g.ts',
    ]);
  });

  test('every import inside the project leads to a file', () => {
    const lost = edges.filter((edge) => edge.inProject && !existsSync(join(ROOT, edge.to)));
    expect(lost.map(show)).toEqual([]);
  });
});

describe('layers', () => {
  test('every shipped module belongs to one', () => {
    expect(shipped.filter(({ path }) => !layerOf(path)).map(({ path }) => path)).toEqual([]);
  });

  test('nothing imports upwards', () => {
    const wrong = edges.filter((edge) => {
      const layers = edge.inProject ? layersOf(edge) : undefined;
      return layers && !mayImport(layers[0], layers[1], edge.kind === 'type');
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('features never import features', () => {
    const wrong = edges.filter((edge) => {
      const [from, to] = [featureOf(edge.from), featureOf(edge.to)];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('no kit imports a member', () => {
    const ofKits = edges.filter(({ from }) => isOfKit(from));
    expect(ofKits.some(({ to }) => isOfKit(to))).toBe(true);
    expect(ofKits.filter(({ to }) => isOfMember(to)).map(show)).toEqual([]);
  });

  test('no shipped module imports a test, a story or a script that makes assets', () => {
    const wrong = edges.filter((edge) => edge.inProject && isOutside(edge.to) && edge.kind !== 'url');
    expect(wrong.map(show)).toEqual([]);
  });

  test('no module imports itself by way of others', () => {
    expect(findCycle(modules)).toEqual([]);
  });
});

describe('packages', () => {
  const packageEdges = edges.filter((edge) => !edge.inProject);

  test.each(Object.entries(PURE_PACKAGES))('%s imports only what is pure', (layer, allowed) => {
    const wrong = packageEdges.filter((edge) => layerOf(edge.from) === layer && !allowed.test(edge.to));
    expect(wrong.map(show)).toEqual([]);
  });

  test('the browser imports no package of the server', () => {
    const wrong = packageEdges.filter((edge) => {
      const layer = layerOf(edge.from);
      return layer && BROWSER_LAYERS.has(layer) && SERVER_PACKAGES.test(edge.to);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  test('the server imports no package of the browser', () => {
    const wrong = packageEdges.filter(
      (edge) => layerOf(edge.from) === 'server' && BROWSER_PACKAGES.test(edge.to),
    );
    expect(wrong.map(show)).toEqual([]);
  });
});

describe('keys', () => {
  test('nothing a browser can reach holds a key or runs in the server', () => {
    const starts = startsOfBrowser();
    const reached = [...reachableFrom(starts, modules)];
    expect(starts.length).toBeGreaterThan(0);
    expect(reached.filter((path) => /^server\/|\/builtin\/keys\//.test(path))).toEqual([]);
  });

  test('machines take ruleset and case as arguments and import no built-in data', () => {
    const wrong = edges.filter(
      (edge) =>
        edge.from.startsWith('machines/') && !/\/builtin\//.test(edge.from) && /\/builtin\//.test(edge.to),
    );
    expect(wrong.map(show)).toEqual([]);
  });
});

/** A cycle of imports (of types too, but not dynamic ones) as a list of paths; empty if there is none. */
function findCycle(graph: ReadonlyMap<string, Module>): readonly string[] {
  const done = new Set<string>();
  const path: string[] = [];

  function visit(name: string): readonly string[] {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    path.push(name);
    for (const edge of graph.get(name)?.edges ?? []) {
      if (!edge.inProject || edge.kind === 'dynamic') continue;
      const cycle = visit(edge.to);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(name);
    return [];
  }

  for (const name of graph.keys()) {
    const cycle = visit(name);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

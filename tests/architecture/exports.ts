// Finds exports that no other module imports.
import { dirname, join, normalize } from 'node:path';
import type { Module } from './module-graph.ts';

/** Modules read by name from outside the graph: stories by Storybook, texts by language, settings. */
const READ_FROM_OUTSIDE =
  /\.stories\.tsx$|\.config\.ts$|\.d\.ts$|^src\/i18n\/(?:ru|en|ch)\/|^tests\/e2e\/golden-check\.ts$/;
const DYNAMIC = /import\(\s*['"]([^'"]+)['"]\s*\)/g;

function targetOf(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? normalize(join(dirname(from), path)) : undefined;
}

function exportsOf({ parsed }: Module): readonly string[] {
  return parsed.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  );
}

/** `path name` for each name that `module` imports; `path *` for a module imported as a whole. */
function takenBy(module: Module, modules: ReadonlyMap<string, Module>): readonly string[] {
  const { path, text, parsed, edges } = module;
  const byName = parsed.staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = targetOf(path, moduleRequest.value);
    return entries.map(
      ({ importName }) => `${target} ${importName.name ?? (importName.kind === 'Default' ? 'default' : '*')}`,
    );
  });
  const byLoading = [...text.matchAll(DYNAMIC)].flatMap(([, specifier = '']) => {
    const target = modules.get(targetOf(path, specifier) ?? '');
    if (!target) return [];
    const named = exportsOf(target).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return (named.length > 0 ? named : ['*']).map((name) => `${target.path} ${name}`);
  });
  const byAddress = edges.filter(({ kind }) => kind === 'url').map(({ to }) => `${to} *`);
  return [...byName, ...byLoading, ...byAddress];
}

/** `path: name` for every export that nothing imports, neither code nor types nor tests. */
export function needlessExports(modules: ReadonlyMap<string, Module>): readonly string[] {
  const taken = new Set([...modules.values()].flatMap((module) => takenBy(module, modules)));
  return [...modules.values()]
    .filter(({ path }) => !READ_FROM_OUTSIDE.test(path) && !taken.has(`${path} *`))
    .flatMap((module) =>
      exportsOf(module)
        .filter((name) => !taken.has(`${module.path} ${name}`))
        .map((name) => `${module.path}: ${name}`),
    );
}

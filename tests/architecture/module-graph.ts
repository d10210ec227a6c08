// Reads every module of the project and the imports between them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync, type Comment, type EcmaScriptModule } from 'oxc-parser';

export const ROOT = join(import.meta.dirname, '../..');

/** The folders with code; each is a layer, or contains layers. */
export const CODE_FOLDERS = [
  'assets',
  'contract',
  'machines',
  'scenes',
  'server',
  'src',
  'stories',
  'tasks',
  'tests',
] as const;

type EdgeKind = 'import' | 'dynamic' | 'export' | 'type' | 'url';

export type Edge = {
  readonly from: string;
  /** The path of a module of the project, or the bare name of a package. */
  readonly to: string;
  readonly kind: EdgeKind;
  readonly inProject: boolean;
};

export type Module = {
  readonly path: string;
  readonly text: string;
  readonly edges: readonly Edge[];
  readonly parsed: EcmaScriptModule;
};

const MODULE_NAME = /\.(?:ts|tsx|mjs|js)$/;
/** A worker or file that a module refers to by URL. */
const URL_REFERENCE = /new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g;
const TYPE_IMPORT = /import\(\s*['"]([^'"]+)['"]\s*\)\s*(?:\.|>|\[|;)/g;

type Request = { readonly specifier: string; readonly kind: EdgeKind };

/** The paths of all files in the code folders, from the root. */
export function listFiles(folders: readonly string[] = CODE_FOLDERS): readonly string[] {
  return folders.flatMap((folder) => filesUnder(folder)).toSorted();
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('assets/built/') && !path.includes('/__pycache__/'));
}

/** Reads and parses those of `paths` that are modules. */
export function readModules(paths: readonly string[]): ReadonlyMap<string, Module> {
  const modules = paths.filter((path) => MODULE_NAME.test(path)).map(readModule);
  return new Map(modules.map((module) => [module.path, module]));
}

function readModule(path: string): Module {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return parseModule(path, text);
}

/** Parses a module; throws if it does not parse, so that no module counts as one without imports. */
export function parseModule(path: string, text: string): Module {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  const code = withoutComments(text, result.comments);
  const requests = [
    ...staticRequests(result.module),
    ...exportRequests(result.module),
    ...dynamicRequests(result.module, code),
    ...matches(code, URL_REFERENCE, 'url'),
  ];
  const edges = requests.map((request) => toEdge(path, request));
  return { path, text, edges, parsed: result.module };
}

/** Replaces comments by blanks, so that all offsets stay. */
function withoutComments(text: string, comments: readonly Comment[]): string {
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
  }
  return code;
}

function staticRequests(module: EcmaScriptModule): readonly Request[] {
  return module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    kind: entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'import',
  }));
}

function exportRequests(module: EcmaScriptModule): readonly Request[] {
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest
        ? [
            {
              specifier: entry.moduleRequest.value,
              kind: entry.isType ? ('type' as const) : ('export' as const),
            },
          ]
        : [],
    ),
  );
}

function dynamicRequests(module: EcmaScriptModule, text: string): readonly Request[] {
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    kind: 'dynamic' as const,
  }));
  const seen = new Set(dynamic.map((request) => request.specifier));
  return [...dynamic, ...matches(text, TYPE_IMPORT, 'type').filter(({ specifier }) => !seen.has(specifier))];
}

function matches(text: string, pattern: RegExp, kind: EdgeKind): readonly Request[] {
  return [...text.matchAll(pattern)].map((match) => ({ specifier: match[1] ?? '', kind }));
}

function toEdge(from: string, { specifier, kind }: Request): Edge {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return { from, to: path.slice(1), kind, inProject: true };
  if (path.startsWith('.')) return { from, to: normalize(join(dirname(from), path)), kind, inProject: true };
  return { from, to: path, kind, inProject: false };
}

/** Every module that `starts` reach through imports that remain after compilation. */
export function reachableFrom(
  starts: readonly string[],
  modules: ReadonlyMap<string, Module>,
): ReadonlySet<string> {
  const seen = new Set<string>(starts);
  const queue = [...starts];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const edge of modules.get(path)?.edges ?? []) {
      if (!edge.inProject || edge.kind === 'type' || seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push(edge.to);
    }
  }
  return seen;
}

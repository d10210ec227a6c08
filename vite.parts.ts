// Which modules share a file, and which files the code of an address is in.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { routes } from './src/app/routes.ts';

/** What the address / shows before anything is asked for, in the default language. */
const START_MODULES =
  /\/src\/(?:app\/(?:main|toasts|layouts\/start-layout)\.tsx|features\/start\/start-screen\.tsx|i18n\/ru\/(?:common|shell|start)\.ts)$/;

/**
 * The parts of the page, those that most visits load first. What several screens share goes into one file of the first
 * part that needs it: many small files cost more in headers and waiting than what they spare.
 */
const ROOM = /\/tasks\/room\/answer-screen/;
const BAY = /\/tasks\/equipment\/answer-screen/;
const QUESTIONS = /\/tasks\/(?!room|equipment|simulation|document)/;
const PARTS: readonly (readonly [name: string, ...starts: readonly RegExp[]])[] = [
  ['frame', /\/src\/app\/(?:layouts\/default-layout|header\/)/],
  [
    'status',
    /\/src\/(?:app\/(?:page-status|layouts\/connection-banner|layouts\/late)|lib\/device\/site-worker)/,
  ],
  ['cabinet', /\/src\/features\/cabinet\//],
  ['attempt', /\/src\/features\/attempt\//],
  ['questions', QUESTIONS, /\/tasks\/(?:room|equipment|simulation)\//],
  ['common', /\/(?:tasks|scenes)\/(?:room|equipment|simulation)\//, /\/src\/features\//],
  ['simulation', ROOM, BAY],
  ['room', ROOM],
  ['bay', BAY],
  ['learner', /\/src\/features\/(?:control|documents|profile)\/|\/results\/results-screen/],
  ['questions-more', QUESTIONS],
  ['practice', /\/src\/features\/practice\//],
  ['replay', /\/(?:tasks|scenes)\/room\//, /\/(?:tasks|scenes)\/equipment\//],
  ['room-more', /\/(?:tasks|scenes)\/room\//],
  ['bay-more', /\/(?:tasks|scenes)\/equipment\//],
  ['office', /\/src\/features\//],
];

type ModuleFinder = (id: string) => Rolldown.ModuleInfo | null;

/** The modules that a page loads at once with each of these, themselves among them. */
function staticReach(starts: readonly string[], find: ModuleFinder): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found) for (const next of find(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** All that the page may ever load, and what of it is a start of its own: asked for when it is needed. */
function startsIn(entry: string, find: ModuleFinder): ReadonlySet<string> {
  const starts = new Set([entry]);
  for (const start of starts)
    for (const id of staticReach([start], find))
      for (const later of find(id)?.dynamicallyImportedIds ?? []) starts.add(later);
  return starts;
}

/** The modules that two starts or more share. */
function sharedBy(starts: readonly string[], find: ModuleFinder): ReadonlySet<string> {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const start of starts)
    for (const id of staticReach([start], find)) (once.has(id) ? shared : once).add(id);
  return shared;
}

/** The part of each module that two starts or more share. */
function partsOf(entry: string, find: ModuleFinder): ReadonlyMap<string, string> {
  const starts = [...startsIn(entry, find)];
  const shared = sharedBy(starts, find);
  const parts = new Map<string, string>();
  for (const [name, ...kinds] of PARTS) {
    const own = kinds.map((kind) => starts.filter((start) => kind.test(start)));
    const reaches = own.map((ids) => staticReach(ids, find));
    for (const id of shared)
      if (!parts.has(id) && reaches.every((reach) => reach.has(id))) parts.set(id, name);
  }
  return parts;
}

/** Set by the plugin below once all modules are known. */
let parts: ReadonlyMap<string, string> = new Map();
const ENTRY = /\/index\.html$/;

export function findParts(): Plugin {
  return {
    name: 'find-parts',
    apply: 'build',
    buildEnd() {
      const entry = [...this.getModuleIds()].find((id) => ENTRY.test(id));
      if (entry !== undefined) parts = partsOf(entry, (id) => this.getModuleInfo(id));
    },
  };
}

/**
 * The start page in few files: each group takes its modules and all that they import statically, and nothing that
 * only a later page needs. Of groups by package (Pixi, for one) some ended up preloaded by the start page.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: PARTS.length + 2 },
  { name: 'first-page', test: START_MODULES, priority: PARTS.length + 1 },
  // In the order of the parts: a group also takes what its modules import, and must not take it from an earlier part.
  ...PARTS.map(([name], at) => ({
    name,
    test: (id: string) => parts.get(id) === name,
    priority: PARTS.length - at,
  })),
];

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Files that a module's file needs at once, itself first, styles among them. */
function filesWith(modules: readonly RegExp[], chunks: Chunks): ReadonlySet<string> {
  const starts = [...chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((id) => modules.some((module) => module.test(id))),
  );
  const found = new Set(starts.map(({ fileName }) => fileName));
  for (const file of found) {
    const chunk = chunks.get(file);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
      found.add(next);
  }
  return found;
}

const SCREEN = /(\w+): \(\) =>\s+import\('#(src\/[^']+)'\)/g;
const ENTRY_MODULE = /\/src\/app\/main\.tsx$/;
/** What stands around every screen but the start page's. */
const FRAME_MODULES: readonly RegExp[] = [
  /\/src\/app\/layouts\/default-layout\.tsx$/,
  /\/src\/app\/header\/user-menu\.tsx$/,
];

/**
 * Writes first-files.json: for each address with a screen, the files that it needs beyond those that index.html names. The server
 * names them with the page, so that all come in one wave and not one after the other.
 */
export function listFirstFiles(): Plugin {
  return {
    name: 'list-first-files',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output]] : [],
        ),
      );
      const known = filesWith([ENTRY_MODULE], chunks);
      const source = await readFile('src/app/screens.ts', 'utf8');
      const screens = new Map([...source.matchAll(SCREEN)].map(([, id = '', path = '']) => [id, path]));
      const list = Object.entries(routes).flatMap(([id, { path, layout }]) => {
        const screen = screens.get(id);
        if (screen === undefined || layout === 'START' || path === '*') return [];
        const own = new RegExp(`/${screen.replaceAll('.', '\\.')}$`);
        const files = filesWith([...FRAME_MODULES, own], chunks);
        return [[path, [...files].filter((file) => !known.has(file)).map((file) => `/${file}`)] as const];
      });
      await writeFile(join(dir, 'first-files.json'), JSON.stringify(Object.fromEntries(list)));
    },
  };
}

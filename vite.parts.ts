// Which modules share a file, and which files the code of an address is in.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstTexts } from './src/app/first-texts.ts';
import { routeIds, routes } from './src/app/routes.ts';
import { DEFAULT_LANGUAGE } from './contract/languages.ts';

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
/** What most questions are: others bring fields of their own. */
const MOST_QUESTIONS = /\/tasks\/(?:kit\/answer-screen-of|(?:(?:single|multi)-choice|numeric)\/control)\./;
/** What authors write tasks and cases with, and draw rooms with: no other part takes anything because an author needs it. */
const AUTHOR =
  /\/tasks\/(?:[a-z-]+\/author-screen\.|kit\/author\/)|\/src\/features\/(?:authoring\/task-editor|practice-tools\/(?:actions|bays|cases|chains|profiles|recorder|rooms)|results\/moment)\//;
const PARTS: readonly (readonly [name: string, ...starts: readonly RegExp[]])[] = [
  ['frame', /\/src\/app\/(?:layouts\/default-layout|header\/)|\/src\/i18n\/ru\/routes\./],
  ['cabinet', /\/src\/(?:features\/cabinet\/|i18n\/ru\/cabinet\.|lib\/kept\/kept-responses\.)/],
  ['attempt', /\/src\/features\/attempt\/attempt-screens|\/src\/i18n\/ru\/attempt\./],
  ['attempt', QUESTIONS, /\/tasks\/(?:room|equipment|simulation)\//],
  ['attempt', /\/(?:tasks|scenes)\/(?:room|equipment|simulation)\//, /\/src\/features\//],
  [
    'later',
    /\/src\/(?:app\/(?:page-status|layouts\/connection-banner)|ui\/overlays\/(?:modal|opened-menu)|i18n\/ru\/offline)\.ts/,
  ],
  ['simulation', ROOM, BAY],
  ['simulation', /\/assets\/sheet-urls\./],
  ['room', ROOM],
  ['bay', BAY],
  ['questions', MOST_QUESTIONS],
  ['questions-more', QUESTIONS],
  ['learner', /\/src\/features\/(?:control\/control-screen|documents\/|profile\/)|\/results\/results-screen/],
  // Nobody who signs in, or looks at a picture, needs what teachers share.
  [
    'visitor',
    /\/src\/(?:features\/(?:auth|static-pages|attempt\/control)\/|app\/(?:viewers\/image-viewer|layouts\/technical-works-words))/,
  ],
  ['practice', /\/src\/features\/practice\//],
  ['replay', /\/(?:tasks|scenes)\/room\//, /\/(?:tasks|scenes)\/equipment\//],
  ['dates', /\/src\/ui\/fields\/date-picker\./],
  ['room-more', /\/(?:tasks|scenes)\/room\//],
  ['bay-more', /\/(?:tasks|scenes)\/equipment\//],
  ['office', /\/src\/features\//],
  ['author', AUTHOR],
];
/** Parts that are one file with the screens they begin with: whoever needs them needs these, or will soon. */
const WHOLE_PARTS: ReadonlySet<string> = new Set([
  'frame',
  'cabinet',
  'attempt',
  'later',
  'simulation',
  'room',
  'bay',
  'questions',
]);

/** An icon in one of them would bring all of it to another page that shows the icon. */
const HEAVY_PARTS: ReadonlySet<string> = new Set([
  'simulation',
  'room',
  'bay',
  'practice',
  'replay',
  'room-more',
  'bay-more',
]);
/** What one of them needs to begin with, and no other page, may come with what both need. */
const PLAYED_PARTS: ReadonlySet<string> = new Set(['simulation', 'room', 'bay']);
const SIMULATIONS = /\/(?:tasks|scenes)\/(?:room|equipment|simulation)\//;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/** Built as soon as they are loaded, by the hundred: a page of the office that checks nothing by them loads none. */
const SCHEMAS = /\/contract\/(?:calls|entities|audit-log)\//;

type FoundModule = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;
type ModuleFinder = (id: string) => FoundModule | null;

const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const EXPORTED_ICONS = /export\s*\{([^}]*)\}\s*from\s*["']\.(\/icons\/[\w-]+\.mjs)["']/g;

/** Of the library of icons, through whose front door all are reached, those that a module names. */
function iconsOf({ code }: FoundModule, door: FoundModule): readonly string[] {
  const named = [...(code ?? '').matchAll(NAMED_ICONS)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
  );
  const files = [...(door.code ?? '').matchAll(EXPORTED_ICONS)].flatMap(([, list = '', file = '']) => {
    const names = list.split(',').map((name) => name.trim().split(/\s/).at(-1) ?? '');
    return names.some((name) => named.includes(name)) ? [file] : [];
  });
  return door.importedIds.filter((id) => files.some((file) => id.endsWith(file)));
}

/** Finds what each module imports itself. */
function withoutIconDoor(find: ModuleFinder): ModuleFinder {
  return (id) => {
    const info = find(id);
    const doorId = info?.importedIds.find((one) => ICONS.test(one));
    const door = doorId === undefined ? null : find(doorId);
    if (info === null || door === null) return info;
    const { code, dynamicallyImportedIds, importedIds } = info;
    const others = importedIds.filter((one) => one !== doorId);
    return { code, dynamicallyImportedIds, importedIds: [...others, ...iconsOf(info, door)] };
  };
}

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

/** The icons that other pages than those of the simulations show. */
function iconsElsewhere(starts: readonly string[], find: ModuleFinder): ReadonlySet<string> {
  const others = [...staticReach(starts, find)].filter((id) => !SIMULATIONS.test(id));
  return new Set(others.flatMap((id) => find(id)?.importedIds.filter((one) => ICON.test(one)) ?? []));
}

function placeOf(id: string, name: string, find: ModuleFinder, elsewhere: ReadonlySet<string>): string {
  if (ICON.test(id) && HEAVY_PARTS.has(name))
    return PLAYED_PARTS.has(name) && !elsewhere.has(id) ? 'simulation' : 'frame';
  const hasSchemas = name === 'office' && [...staticReach([id], find)].some((one) => SCHEMAS.test(one));
  return hasSchemas ? 'schemas' : name;
}

/** The part of each module that two starts or more share, or that belongs to a whole part. */
function partsOf(entry: string, find: ModuleFinder): ReadonlyMap<string, string> {
  const starts = [...startsIn(entry, find)];
  const shared = sharedBy(starts, find);
  const unwritten = staticReach(
    starts.filter((start) => !AUTHOR.test(start)),
    find,
  );
  const parts = new Map<string, string>();
  const elsewhere = iconsElsewhere(starts, find);
  for (const [name, ...kinds] of PARTS) {
    const own = kinds.map((kind) =>
      starts.filter((start) => kind.test(start) && (kind === AUTHOR || !AUTHOR.test(start))),
    );
    const reaches = own.map((ids) => staticReach(ids, find));
    // What somebody else needs as well is no part of the authors' file.
    const others = kinds.includes(AUTHOR) ? unwritten : new Set();
    const isWhole = WHOLE_PARTS.has(name) && kinds.length === 1;
    for (const id of isWhole ? (reaches[0] ?? []) : shared)
      if (!parts.has(id) && !others.has(id) && reaches.every((reach) => reach.has(id)))
        parts.set(id, placeOf(id, name, find, elsewhere));
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
      if (entry !== undefined)
        parts = partsOf(
          entry,
          withoutIconDoor((id) => this.getModuleInfo(id)),
        );
    },
  };
}

/**
 * The start page in few files: each group takes its modules and all that they import statically, and nothing that
 * only a later page needs. Of groups by package (Pixi, for one) some ended up preloaded by the start page.
 */
export const chunkGroups = [
  {
    name: 'react',
    test: /^\0rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\//,
    priority: PARTS.length + 2,
  },
  { name: 'first-page', test: START_MODULES, priority: PARTS.length + 1 },
  // In the order of the parts: a group also takes what its modules import, and must not take it from an earlier part.
  ...[...new Set(PARTS.flatMap(([name]) => (name === 'office' ? [name, 'schemas'] : [name])))].map(
    (name, at) => ({ name, test: (id: string) => parts.get(id) === name, priority: PARTS.length - at }),
  ),
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

const MANIFEST = /^assets\/manifest-packed-[\w-]{8}\.json$/;
const SCENES = /\/scenes\/kit\/use-scene\.tsx$/;
/** What an address needs beyond its screen, whichever of its tasks comes first. */
const FIRST_TASKS: readonly (readonly [route: RegExp, ...modules: readonly RegExp[]])[] = [
  [/^(?:quiz|selfcontrol|examSelfcontrol)$/, /\/tasks\/kit\/answer-screen-of\.tsx$/],
  [/^practice(?:Training|Selfcontrol)$/, SCENES, /\/assets\/sheet-urls\.ts$/],
];

const SCREEN = /(\w+): \(\) =>\s+import\('#(src\/[^']+)'\)/g;
const ENTRY_MODULE = /\/src\/app\/main\.tsx$/;
/** What stands around every screen but the start page's. */
const FRAME_MODULES: readonly RegExp[] = [
  /\/src\/app\/layouts\/default-layout\.tsx$/,
  /\/src\/app\/header\/user-menu\.tsx$/,
];

/** For each address with a screen, the files that it needs beyond those that index.html names. */
type FirstFiles = readonly (readonly [address: string, files: readonly string[]])[];

export async function firstFilesOf(bundle: Rolldown.OutputBundle): Promise<FirstFiles> {
  const chunks: Chunks = new Map(
    Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
  const known = filesWith([ENTRY_MODULE], chunks);
  /** Which pictures there are: every scene begins with it. */
  const manifests = Object.keys(bundle).filter((file) => MANIFEST.test(file));
  const source = await readFile('src/app/screens.ts', 'utf8');
  const screens = new Map([...source.matchAll(SCREEN)].map(([, id = '', path = '']) => [id, path]));
  return routeIds.flatMap((id) => {
    const { path, layout } = routes[id];
    const screen = screens.get(id);
    if (screen === undefined || layout === 'START' || path === '*') return [];
    const own = new RegExp(`/${screen.replaceAll('.', '\\.')}$`);
    const texts = firstTexts(id).map((name) => new RegExp(`/src/i18n/${DEFAULT_LANGUAGE}/${name}\\.ts$`));
    const tasks = FIRST_TASKS.flatMap(([route, ...modules]) => (route.test(id) ? modules : []));
    const files = filesWith([...FRAME_MODULES, own, ...texts, ...tasks], chunks);
    const pictures = tasks.some((module) => module === SCENES) ? manifests : [];
    const wanted = [...files, ...pictures].filter((file) => !known.has(file));
    return [[path, wanted.map((file) => `/${file}`)] as const];
  });
}

/** Writes first-files.json. The server names the files with the page, so that all come in one wave and not one after the other. */
export function listFirstFiles(): Plugin {
  return {
    name: 'list-first-files',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const list = Object.fromEntries(await firstFilesOf(bundle));
      await writeFile(join(dir, 'first-files.json'), JSON.stringify(list));
    },
  };
}

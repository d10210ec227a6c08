// The layers of the project and what each may import.

/** What features, tasks and the shell share; `lib` and `ui` do not import each other. */
const SHARED = ['lib', 'ui', 'loadingUi'] as const;

export const LAYERS = {
  contract: [],
  machines: ['contract'],
  taskRules: ['contract', 'machines'],
  assets: ['contract'],
  scenes: ['contract', 'machineTypes', 'assets'],
  /** What renders nothing: the API, the session, forms, the device; and the languages. */
  lib: ['contract'],
  /** What renders from its props alone, including the pictures of empty and failed states. */
  ui: ['contract', 'assets'],
  /** The few components that load data themselves, and the specimens, which use the page's language. */
  loadingUi: ['contract', 'assets', 'lib', 'ui'],
  taskScreens: ['contract', 'machines', 'taskRules', 'scenes', 'assets', ...SHARED],
  features: ['contract', 'machines', 'taskRules', 'taskScreens', 'scenes', 'assets', ...SHARED],
  app: ['contract', 'machines', 'taskRules', 'taskScreens', 'scenes', 'assets', 'features', ...SHARED],
  server: ['contract', 'machines', 'taskRules'],
} as const;

export type Layer = keyof typeof LAYERS;

const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/^contract\//, 'contract'],
  [/^machines\//, 'machines'],
  [/^tasks\/(?:.*\/)?(?:kinds|kind|schema|check|guess|strip|picture|portable|box)\.ts$/, 'taskRules'],
  [/^tasks\//, 'taskScreens'],
  [/^assets\//, 'assets'],
  [/^scenes\//, 'scenes'],
  [/^src\/(?:lib|i18n)\//, 'lib'],
  [/^src\/ui\/(?:list|loaded|pdf|specimens)\//, 'loadingUi'],
  [/^src\/ui\//, 'ui'],
  [/^src\/features\//, 'features'],
  [/^src\/app\//, 'app'],
  [/^server\//, 'server'],
];

/** Tests, stories and the scripts that make assets: no layer restricts what they import. */
const OUTSIDE = /\.(?:test|spec|stories)\.tsx?$|^tests\/|^stories\/|^assets\/source\//;

/** Whether a path belongs to what may import from every layer. */
export function isOutside(path: string): boolean {
  return OUTSIDE.test(path);
}

/** The layer of a shipped module; undefined if it belongs to none. */
export function layerOf(path: string): Layer | undefined {
  if (isOutside(path)) return undefined;
  return FOLDERS.find(([pattern]) => pattern.test(path))?.[1];
}

/** Whether a module of `from` may import one of `to`; `asType` for imports of types only. */
export function mayImport(from: Layer, to: Layer, asType: boolean): boolean {
  const allowed: readonly string[] = LAYERS[from];
  if (from === to || allowed.includes(to)) return true;
  return to === 'machines' && asType && allowed.includes('machineTypes');
}

/** What the members of a family (the simulations, the task types) share. */
const KITS = /^(?:machines\/kit|scenes\/kit|tasks\/(?:kit|simulation))\//;
const FOLDERS_OF_FAMILIES = /^(?:machines|scenes|tasks)\/[^/]+\//;

export function isOfKit(path: string): boolean {
  return KITS.test(path);
}

/** Whether the path belongs to a member of a family, such as the room; no kit may import it. */
export function isOfMember(path: string): boolean {
  return FOLDERS_OF_FAMILIES.test(path) && !KITS.test(path);
}

/** The folder of a feature, or undefined outside of features. */
export function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

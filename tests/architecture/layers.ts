/** The layers of the project and what each may import. */

export const LAYERS = {
  contract: [],
  machines: ['contract'],
  taskRules: ['contract', 'machines'],
  assets: ['contract'],
  scenes: ['contract', 'machineTypes', 'assets'],
  /** What the features share; the pictures of empty and failed states among it. */
  shared: ['contract', 'assets'],
  taskScreens: ['contract', 'machines', 'taskRules', 'scenes', 'assets', 'shared'],
  features: ['contract', 'machines', 'taskRules', 'taskScreens', 'scenes', 'assets', 'shared'],
  app: ['contract', 'machines', 'taskRules', 'taskScreens', 'scenes', 'assets', 'shared', 'features'],
  server: ['contract', 'machines', 'taskRules'],
} as const;

export type Layer = keyof typeof LAYERS;

const FOLDERS: readonly (readonly [RegExp, Layer])[] = [
  [/^contract\//, 'contract'],
  [/^machines\//, 'machines'],
  [/^tasks\/(?:.*\/)?(?:schema|check|registry|strip|picture)\.ts$/, 'taskRules'],
  [/^tasks\//, 'taskScreens'],
  [/^assets\//, 'assets'],
  [/^scenes\//, 'scenes'],
  [/^src\/(?:lib|i18n|ui)\//, 'shared'],
  [/^src\/features\//, 'features'],
  [/^src\/app\//, 'app'],
  [/^server\//, 'server'],
];

/** Tests, stories and the scripts that make assets: they look at the layers from outside. */
const OUTSIDE = /\.(?:test|spec|stories)\.tsx?$|^tests\/|^stories\/|^assets\/source\//;

export function isOutside(path: string): boolean {
  return OUTSIDE.test(path);
}

/** The layer a shipped module belongs to. */
export function layerOf(path: string): Layer | undefined {
  if (isOutside(path)) return undefined;
  return FOLDERS.find(([pattern]) => pattern.test(path))?.[1];
}

/** Whether a module of `from` may import one of `to`, as a type or as code. */
export function mayImport(from: Layer, to: Layer, asType: boolean): boolean {
  const allowed: readonly string[] = LAYERS[from];
  if (from === to || allowed.includes(to)) return true;
  return to === 'machines' && asType && allowed.includes('machineTypes');
}

/** The folder of a feature, or undefined outside of features. */
export function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

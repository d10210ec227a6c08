import type { Manifest } from '#assets/manifest.ts';

/** The sheets that hold some pictures, each once, in the order they are met; unknown names have none. */
export function sheetsOf(manifest: Manifest, names: Iterable<string>): readonly string[] {
  const ids = new Set<string>();
  for (const name of names) {
    const entry = manifest.sprites[name];
    if (entry) ids.add(entry.atlas);
  }
  return [...ids];
}

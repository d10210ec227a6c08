import type { Manifest } from '#assets/manifest.ts';

/**
 * The sheets that hold the given pictures, without duplicates, in the order met; unknown names are ignored.
 */
export function sheetsOf(manifest: Manifest, names: Iterable<string>): readonly string[] {
  const ids = new Set<string>();
  for (const name of names) {
    const entry = manifest.sprites[name];
    if (entry) ids.add(entry.atlas);
  }
  return [...ids];
}

// The built pictures for the browser: the manifest with its sheets' addresses, and icons of items by
// catalogue code.
import type { AtlasFile, Manifest } from './manifest.ts';
import { unpackManifest, type PackedManifest } from './packed-manifest.ts';
import manifestUrl from './built/manifest-packed.json?url&no-inline';

const iconUrls = import.meta.glob<string>('./built/icons/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The address of an item's icon, 128 pixels square; undefined for an item without one. */
export function itemIconUrl(code: string): string | undefined {
  return iconUrls[`./built/icons/${code}.webp`];
}

/**
 * Loads the manifest, trusted as the project's own file, with addresses in place of its sheets' file names.
 */
export async function loadManifest(signal?: AbortSignal): Promise<Manifest> {
  const [answer, { sheetUrls }] = await Promise.all([
    fetch(manifestUrl, signal ? { signal } : {}),
    import('./sheet-urls.ts'),
  ]);
  if (!answer.ok) throw new Error(`${manifestUrl}: ${answer.status}`);
  const manifest = unpackManifest((await answer.json()) as PackedManifest);
  const addressed = (file: AtlasFile): AtlasFile => {
    const address = sheetUrls[`./built/${file.file}`];
    if (address === undefined) throw new Error(`No sheet ${file.file} is built`);
    return { ...file, file: address };
  };
  const atlases = manifest.atlases.map((atlas) => ({ ...atlas, files: atlas.files.map(addressed) }));
  return { ...manifest, atlases };
}

// Addresses of the built pictures, for the browser: the manifest, its sheets, and icons of items by catalogue code.
import type { Manifest } from './manifest.ts';
import manifestUrl from './built/manifest.json?url&no-inline';

const sheetUrls = import.meta.glob<string>('./built/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const iconUrls = import.meta.glob<string>('./built/icons/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The address of a sheet that the manifest names. */
export function sheetUrl(file: string): string {
  const url = sheetUrls[`./built/${file}`];
  if (url === undefined) throw new Error(`No sheet ${file} is built`);
  return url;
}

/** The address of an item's icon, 128 pixels square; undefined for an item without one. */
export function itemIconUrl(code: string): string | undefined {
  return iconUrls[`./built/icons/${code}.webp`];
}

/** Reads the manifest; it is the project's own built file. */
export async function loadManifest(signal?: AbortSignal): Promise<Manifest> {
  const answer = await fetch(manifestUrl, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${manifestUrl}: ${answer.status}`);
  return (await answer.json()) as Manifest;
}

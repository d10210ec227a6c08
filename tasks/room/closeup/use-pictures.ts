// The manifest for the mirror, asked for when one looks into it; without a connection the mirror still tells in words.
import { useEffect, useState } from 'react';
import { loadManifest } from '#assets/built-files.ts';
import type { Manifest } from '#assets/manifest.ts';

/** Undefined until it is read, and where it can't be. */
export function usePictures(): Manifest | undefined {
  const [manifest, setManifest] = useState<Manifest>();
  useEffect(() => {
    const stopping = new AbortController();
    loadManifest(stopping.signal).then(setManifest, () => undefined);
    return () => stopping.abort();
  }, []);
  return manifest;
}

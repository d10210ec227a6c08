// The manifest for the mirror, loaded on first use; offline, the mirror still describes the person in words.
import { useEffect, useState } from 'react';
import { loadManifest } from '#assets/built-files.ts';
import type { Manifest } from '#assets/manifest.ts';

/** Undefined until it is loaded, or if it cannot be. */
export function usePictures(): Manifest | undefined {
  const [manifest, setManifest] = useState<Manifest>();
  useEffect(() => {
    const stopping = new AbortController();
    loadManifest(stopping.signal).then(setManifest, () => undefined);
    return () => stopping.abort();
  }, []);
  return manifest;
}

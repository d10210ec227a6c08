import { useEffect, useState } from 'react';
import { useFile } from './use-file.ts';

export interface FileUrl {
  /** An address of the bytes in this page, for `src` and `href`; undefined until loaded. */
  readonly url: string | undefined;
  readonly failed: boolean;
}

/** Loads a file of the API and gives an address for it, released when it is no longer shown. */
export function useFileUrl(id: string | undefined): FileUrl {
  const { blob, failed } = useFile(id);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    // After the effect, so that one render is not chased by another.
    const shown = setTimeout(() => setUrl(made));
    return () => {
      clearTimeout(shown);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return { url, failed };
}

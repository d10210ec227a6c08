import { useEffect, useState } from 'react';
import { useFile } from './use-file.ts';

interface FileUrl {
  /** An object URL of the file, for `src` and `href`; undefined until loaded. */
  readonly url: string | undefined;
  readonly failed: boolean;
}

/** Loads a file of the API and returns a URL for it, revoked when it is no longer shown. */
export function useFileUrl(id: string | undefined): FileUrl {
  const { blob, failed } = useFile(id);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    // Deferred, so that the effect does not cause another render immediately.
    const shown = setTimeout(() => setUrl(made));
    return () => {
      clearTimeout(shown);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return { url, failed };
}

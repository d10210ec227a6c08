// The content of the image viewer and the document viewer; opening either closes every other overlay.

import type { FileRef } from '#contract/common.ts';
import { openOverlay } from '#src/ui/overlays/overlay-store.ts';
import { useSyncExternalStore } from 'react';

interface ViewedFiles {
  readonly files: readonly FileRef[];
  readonly index: number;
  /** Called with the page of the document in view. */
  readonly onPage?: ((fileId: string, page: number) => void) | undefined;
}

let viewed: ViewedFiles = { files: [], index: 0 };
const listeners = new Set<() => void>();

function view(next: ViewedFiles, overlay: 'images' | 'document'): void {
  viewed = next;
  listeners.forEach((listener) => listener());
  openOverlay(overlay);
}

/** Opens the image viewer of the default layout. */
export function viewImages(files: readonly FileRef[], index = 0): void {
  view({ files, index }, 'images');
}

/** Opens the document viewer of the default layout with one document's files in its languages. */
export function viewDocument(
  files: readonly FileRef[],
  index = 0,
  onPage?: (fileId: string, page: number) => void,
): void {
  view({ files, index, onPage }, 'document');
}

export function useViewedFiles(): ViewedFiles {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => viewed,
  );
}

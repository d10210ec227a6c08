// How many pages a PDF has.
import { readFile } from 'node:fs/promises';

/** Throws where it can't be read, or only with a password. */
export async function pdfPages(path: string): Promise<number> {
  // Large, and no other job needs it.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
  try {
    return (await loading.promise).numPages;
  } finally {
    await loading.destroy();
  }
}
